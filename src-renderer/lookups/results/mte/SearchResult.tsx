import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { mteEmployer, type mteSlaveLabourSearch } from '@shared/operations/br/mte';
import { formatBrazilianDocument, shownOfMaskedCpf } from '@shared/vocabulary/brazil';
import { Fact, Facts } from '../../../design/Facts';
import { useNumber } from '../../../i18n/numbers';
import { BasisFacts } from '../BasisFacts';
import { AsOfFact } from '../brazil/AsOfFact';
import { matchColumns } from '../brazil/match-columns';
import { PartialMatches } from '../brazil/PartialMatches';
import { follow } from '../follow';
import { PageButtons } from '../PageButtons';
import { RecordTable } from '../records/RecordTable';
import type { ResultProps } from '../views';
import { ListNotes } from './ListNotes';
import { usePeriods } from './usePeriods';

type Answer = z.output<typeof mteSlaveLabourSearch.data>;
type Aside = z.output<typeof mteSlaveLabourSearch.aside>;

/** The employers on the list that were asked for; a row with a whole document leads to all of its records. */
export default function MteSearchResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const number = useNumber();
  const client = useQueryClient();
  const periods = usePeriods();
  const { employers, pagination, as_of, edition_text } = view.data as Answer;
  const { notes } = view.aside as Aside;
  const label = intl.formatMessage({ id: 'mte.employers' });
  return children({
    ...(view.subject === '' ? { title: intl.formatMessage({ id: 'brazil.wholeList' }) } : {}),
    facts: (
      <>
        <Facts>
          <AsOfFact date={as_of} />
          {edition_text !== null && <Fact name={<FormattedMessage id="mte.edition" />}>{edition_text}</Fact>}
          <BasisFacts view={view} />
        </Facts>
        <PartialMatches records={employers} />
      </>
    ),
    tabs: [
      {
        id: 'employers',
        label: `${label} ${number(pagination.total)}`,
        content: (
          <RecordTable
            name={view.operation}
            label={label}
            schema={mteEmployer.data.shape.records.element}
            columns={[
              { field: 'employer_name', width: 'minmax(140px, 2fr)' },
              { field: 'document', as: 'mono', width: '160px' },
              ...matchColumns(employers),
              { field: 'establishment', width: 'minmax(130px, 1.4fr)' },
              { field: 'state', width: '84px' },
              { field: 'workers_involved', width: '116px' },
              { field: 'inclusions', width: 'minmax(124px, 1fr)' },
              { field: 'inspection_year', width: '80px', hidden: true },
              { field: 'decision_date', as: 'date', width: '112px', hidden: true },
              { field: 'cnae', as: 'mono', width: '104px', hidden: true },
            ]}
            rows={employers.map((employer) => ({
              ...employer,
              document: formatBrazilianDocument(employer.document ?? '—'),
              written: employer.document,
              inclusions: periods(employer),
            }))}
            onOpen={({ written }) => {
              // A masked CPF names nobody who could be asked for.
              if (typeof written === 'string' && shownOfMaskedCpf(written) === null)
                follow(client, view, mteEmployer.id, { document: written });
            }}
            tools={<PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />}
            empty={<FormattedMessage id="mte.none" />}
          />
        ),
      },
      ...(notes.length === 0
        ? []
        : [
            {
              id: 'notes',
              label: intl.formatMessage({ id: 'mte.notes' }),
              content: <ListNotes notes={notes} />,
            },
          ]),
    ],
  });
}
