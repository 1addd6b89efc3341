import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NameColumns, NameDraft } from '@shared/screening-files';
import { useReportFailure } from '../../bridge/failures';
import { useSend } from '../../bridge/query';
import { Select } from '../../design/Select';
import { Checkbox } from '../../design/toggles';

interface NameColumnFieldsProps {
  readonly draft: NameDraft;
  readonly onChange: (draft: NameDraft) => void;
}

const noColumn = 'none';

/** Which sheet of a file is read, and which of its columns is what; each choice has the file read anew. */
export function NameColumnFields({ draft, onChange }: NameColumnFieldsProps) {
  const intl = useIntl();
  const report = useReportFailure();
  const client = useQueryClient();
  const reread = useSend('screeningFiles.change');

  const change = (
    part: Partial<Pick<NameDraft, 'hasHeader' | 'sheet'>> & { columns?: Partial<NameColumns> },
  ) =>
    reread.mutate(
      {
        draftId: draft.id,
        columns: { ...draft.chosen, ...part.columns },
        hasHeader: part.hasHeader ?? draft.hasHeader,
        sheet: part.sheet ?? draft.sheet,
      },
      {
        onSuccess: (read) => {
          // Another reading of the file has other rows.
          client.removeQueries({ queryKey: ['screeningFiles.draftRows'] });
          onChange(read);
        },
        onError: report,
      },
    );
  const columnLabel = (index: number): string => {
    const column = draft.columns[index];
    const called =
      column?.name === ''
        ? intl.formatMessage({ id: 'table.columnNumber' }, { number: index + 1 })
        : column?.name;
    return `${called ?? ''}${column?.samples[0] === undefined ? '' : ` · ${column.samples[0].slice(0, 24)}`}`;
  };
  const columnChoices = draft.columns.map(({ index }) => ({
    value: String(index),
    label: columnLabel(index),
  }));
  const optional = [
    { value: noColumn, label: intl.formatMessage({ id: 'screening.noColumn' }) },
    ...columnChoices,
  ];
  const columnOf = (value: string): number | null => (value === noColumn ? null : Number(value));
  const shown = (value: number | null): string => (value === null ? noColumn : String(value));

  return (
    <>
      {draft.sheets.length > 1 && (
        <Select
          label={intl.formatMessage({ id: 'batches.sheet' })}
          choices={draft.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          value={draft.sheet}
          onChange={(sheet) => change({ sheet })}
        />
      )}
      <Checkbox isSelected={draft.hasHeader} onChange={(hasHeader) => change({ hasHeader })}>
        <FormattedMessage id="batches.hasHeader" />
      </Checkbox>
      <Select
        label={intl.formatMessage({ id: 'screening.column.name' })}
        required
        choices={columnChoices}
        value={String(draft.chosen.name)}
        onChange={(value) => change({ columns: { name: Number(value) } })}
      />
      <Select
        label={intl.formatMessage({ id: 'screening.identifiers' })}
        choices={optional}
        value={shown(draft.chosen.identifier)}
        onChange={(value) => change({ columns: { identifier: columnOf(value) } })}
      />
      <Select
        label={intl.formatMessage({ id: 'screening.birthDate' })}
        choices={optional}
        value={shown(draft.chosen.birthDate)}
        onChange={(value) => change({ columns: { birthDate: columnOf(value) } })}
      />
      <Select
        label={intl.formatMessage({ id: 'screening.countries' })}
        choices={optional}
        value={shown(draft.chosen.country)}
        onChange={(value) => change({ columns: { country: columnOf(value) } })}
      />
    </>
  );
}
