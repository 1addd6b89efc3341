import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NameDraft, NameRow } from '@shared/screening-files';
import { unknownCountries } from '@shared/vocabulary/countries';
import { usePagedRows } from '../../bridge/paged';
import { DataTable } from '../../design/DataTable';
import { Fact, Facts } from '../../design/Facts';
import { Tag } from '../../design/Tag';
import { Checkbox } from '../../design/toggles';
import { useNumber } from '../../i18n/numbers';
import { useNameProblemWord } from './words';

interface NamesPreviewProps {
  readonly draft: NameDraft;
  readonly label: string;
}

/** How the rows of a file are read: how many can be screened, and what is wrong with the others. */
export function NamesPreview({ draft, label }: NamesPreviewProps) {
  const intl = useIntl();
  const number = useNumber();
  const problemWord = useNameProblemWord();
  const [problemsOnly, setProblemsOnly] = useState(false);
  const rows = usePagedRows('screeningFiles.draftRows', { draftId: draft.id, problemsOnly });
  const { counts } = draft;
  const remarks = ({ unreadDate, subject }: NameRow): string =>
    [
      ...(unreadDate === null
        ? []
        : [intl.formatMessage({ id: 'screening.unreadDate' }, { date: unreadDate })]),
      ...unknownCountries(subject?.countries ?? []).map((name) =>
        intl.formatMessage({ id: 'screening.countryNotRead' }, { name }),
      ),
    ].join('; ');
  return (
    <div className="names-preview">
      <Facts>
        <Fact name={intl.formatMessage({ id: 'screening.names' })}>{number(draft.rows)}</Fact>
        <Fact name={intl.formatMessage({ id: 'screening.toScreen' })}>{number(counts.ready)}</Fact>
        {counts.empty > 0 && <Fact name={problemWord('empty')}>{number(counts.empty)}</Fact>}
        {counts.unusable > 0 && <Fact name={problemWord('unusable')}>{number(counts.unusable)}</Fact>}
        {counts.unreadDates > 0 && (
          <Fact name={intl.formatMessage({ id: 'screening.unreadDates' })}>{number(counts.unreadDates)}</Fact>
        )}
        {counts.unknownCountries > 0 && (
          <Fact name={intl.formatMessage({ id: 'screening.countriesNotRead' })}>
            {number(counts.unknownCountries)}
          </Fact>
        )}
        {draft.columnsLeftOut > 0 && (
          <Fact name={intl.formatMessage({ id: 'batches.columnsLeftOut' })}>
            <FormattedMessage id="batches.columnsRead" values={{ count: draft.columnsLeftOut }} />
          </Fact>
        )}
      </Facts>
      <DataTable<NameRow>
        label={label}
        name="names"
        rows={rows}
        rowKey={({ row }) => String(row)}
        tools={
          counts.remarked > 0 && (
            <Checkbox isSelected={problemsOnly} onChange={setProblemsOnly}>
              <FormattedMessage id="screening.problemsOnly" values={{ count: counts.remarked }} />
            </Checkbox>
          )
        }
        columns={[
          {
            id: 'row',
            header: intl.formatMessage({ id: 'screening.row' }),
            width: '64px',
            align: 'end',
            cell: ({ row }) => number(row),
            text: ({ row }) => String(row),
          },
          {
            id: 'name',
            header: intl.formatMessage({ id: 'screening.name' }),
            width: 'minmax(160px, 2fr)',
            cell: ({ raw }) => raw,
            text: ({ raw }) => raw,
          },
          {
            id: 'identifier',
            header: intl.formatMessage({ id: 'screening.identifiers' }),
            width: 'minmax(96px, 1fr)',
            cell: ({ subject }) => <span className="mono">{subject?.identifiers.join('; ')}</span>,
            text: ({ subject }) => subject?.identifiers.join('; ') ?? '',
          },
          {
            id: 'born',
            header: intl.formatMessage({ id: 'screening.row.birthDate' }),
            width: '96px',
            cell: ({ subject }) => subject?.birthDate ?? '',
            text: ({ subject }) => subject?.birthDate ?? '',
          },
          {
            id: 'country',
            header: intl.formatMessage({ id: 'screening.row.country' }),
            width: 'minmax(72px, 1fr)',
            cell: ({ subject }) => subject?.countries.join('; '),
            text: ({ subject }) => subject?.countries.join('; ') ?? '',
          },
          {
            id: 'problem',
            header: intl.formatMessage({ id: 'screening.remark' }),
            width: 'minmax(120px, 1.5fr)',
            cell: (row) =>
              row.problem !== null ? (
                <Tag tone="silent">{problemWord(row.problem)}</Tag>
              ) : (
                <span className="soft">{remarks(row)}</span>
              ),
            text: (row) => (row.problem === null ? remarks(row) : problemWord(row.problem)),
          },
        ]}
        empty={null}
      />
    </div>
  );
}
