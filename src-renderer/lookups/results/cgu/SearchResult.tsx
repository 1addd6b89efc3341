import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { cguFoundSanction, cguSanction, type cguSanctionsSearch } from '@shared/operations/br/cgu';
import { formatBrazilianDocument } from '@shared/vocabulary/brazil';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { matchColumns } from '../brazil/match-columns';
import { PartialMatches } from '../brazil/PartialMatches';
import { follow } from '../follow';
import { PageButtons } from '../PageButtons';
import { RecordTable, type Shown } from '../records/RecordTable';
import type { ResultProps } from '../views';

type Answer = z.output<typeof cguSanctionsSearch.data>;

const identity: readonly Shown[] = [
  { field: 'register', width: '76px' },
  { field: 'name', width: 'minmax(130px, 1.5fr)' },
  { field: 'document', as: 'mono', width: '160px' },
];
const description: readonly Shown[] = [
  { field: 'start_date', as: 'date', width: '98px' },
  { field: 'end_date', as: 'date', width: '98px' },
  { field: 'is_active', width: '76px' },
  { field: 'category', width: 'minmax(120px, 1.5fr)' },
  { field: 'sanctioning_body', width: 'minmax(150px, 1.2fr)', hidden: true },
  { field: 'state', width: '60px', hidden: true },
  { field: 'sphere', width: '100px', hidden: true },
  { field: 'trade_name', width: 'minmax(120px, 1fr)', hidden: true },
  { field: 'sanction_id', as: 'mono', width: '150px', hidden: true },
];

/** Who in the four registers has the name or document that was asked; a row leads to all of its sanction. */
export default function CguSearchResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const client = useQueryClient();
  const { sanctions, pagination, registers } = view.data as Answer;
  const byName = sanctions.some(({ name_score }) => name_score !== null);
  const label = intl.formatMessage({ id: 'cgu.sanctions' });
  return children({
    facts: (
      <>
        <Facts>
          {registers.map(({ register, as_of, rows }) => (
            <Fact key={register} name={register.toUpperCase()}>
              <FormattedMessage
                id="cgu.register"
                values={{ count: rows, rows: number(rows), date: formatDate(as_of, language) }}
              />
            </Fact>
          ))}
          <BasisFacts view={view} />
        </Facts>
        <PartialMatches records={sanctions} />
        {byName && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="cgu.byName" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'sanctions',
        label: `${label} ${number(pagination.total)}`,
        content: (
          <RecordTable
            name={view.operation}
            label={label}
            schema={cguFoundSanction}
            columns={[...identity, ...matchColumns(sanctions), ...description]}
            rows={sanctions.map((sanction) => ({
              ...sanction,
              document: formatBrazilianDocument(sanction.document ?? '—'),
            }))}
            onOpen={(row) => follow(client, view, cguSanction.id, { sanction_id: row['sanction_id'] })}
            tools={<PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />}
            empty={<FormattedMessage id="cgu.none" />}
          />
        ),
      },
    ],
  });
}
