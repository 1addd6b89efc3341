import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { ibamaEmbargo, ibamaEmbargoesSearch } from '@shared/operations/br/ibama';
import { formatBrazilianDocument } from '@shared/vocabulary/brazil';
import { Facts } from '../../../design/Facts';
import { useNumber } from '../../../i18n/numbers';
import { BasisFacts } from '../BasisFacts';
import { AsOfFact } from '../brazil/AsOfFact';
import { matchColumns } from '../brazil/match-columns';
import { PartialMatches } from '../brazil/PartialMatches';
import { follow } from '../follow';
import { PageButtons } from '../PageButtons';
import { RecordTable } from '../records/RecordTable';
import type { ResultProps } from '../views';

type Answer = z.output<typeof ibamaEmbargoesSearch.data>;

/** The embargo notices that were asked for; a row leads to all that is published of the notice. */
export default function IbamaSearchResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const number = useNumber();
  const client = useQueryClient();
  const { embargoes, pagination, as_of } = view.data as Answer;
  const label = intl.formatMessage({ id: 'ibama.embargoes' });
  return children({
    ...(view.subject === '' ? { title: intl.formatMessage({ id: 'brazil.wholeList' }) } : {}),
    facts: (
      <>
        <Facts>
          <AsOfFact date={as_of} />
          <BasisFacts view={view} />
        </Facts>
        <PartialMatches records={embargoes} />
      </>
    ),
    tabs: [
      {
        id: 'embargoes',
        label: `${label} ${number(pagination.total)}`,
        content: (
          <RecordTable
            name={view.operation}
            label={label}
            schema={ibamaEmbargoesSearch.data.shape.embargoes.element}
            columns={[
              { field: 'embargo_number', as: 'mono', width: '124px' },
              { field: 'status', width: '88px' },
              { field: 'embargo_date', as: 'date', width: '112px' },
              { field: 'person_name', width: 'minmax(150px, 2fr)' },
              { field: 'document', as: 'mono', width: '160px' },
              ...matchColumns(embargoes),
              ...(embargoes.some(({ distance_km }) => distance_km !== null)
                ? [{ field: 'distance_km', width: '96px' }]
                : []),
              { field: 'municipality', width: 'minmax(120px, 1fr)' },
              { field: 'area_ha', width: '200px', hidden: true },
              { field: 'property_name', width: 'minmax(120px, 1fr)', hidden: true },
              { field: 'lifted_date', as: 'date', width: '112px', hidden: true },
              { field: 'process_number', as: 'mono', width: '160px', hidden: true },
            ]}
            rows={embargoes.map((embargo) => ({
              ...embargo,
              document: formatBrazilianDocument(embargo.document ?? '—'),
              municipality: [embargo.municipality, embargo.state].filter((part) => part !== null).join('/'),
              area_ha: embargo.area_ha === null ? null : intl.formatNumber(embargo.area_ha),
              distance_km:
                embargo.distance_km === null
                  ? null
                  : intl.formatNumber(embargo.distance_km, { maximumFractionDigits: 1 }),
            }))}
            onOpen={(row) => follow(client, view, ibamaEmbargo.id, { embargo_id: row['embargo_id'] })}
            tools={<PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />}
            empty={<FormattedMessage id="ibama.none" />}
          />
        ),
      },
    ],
  });
}
