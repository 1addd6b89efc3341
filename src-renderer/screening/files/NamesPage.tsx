import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalBasis } from '@shared/lookup';
import { subjectKinds, usualThreshold, type SubjectKind } from '@shared/screening';
import type { NameColumns, NameDraft, NameRow } from '@shared/screening-files';
import { subjectKindWords } from '@shared/words/screening';
import { useReportFailure } from '../../bridge/failures';
import { usePagedRows } from '../../bridge/paged';
import { useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { DataTable } from '../../design/DataTable';
import { Fact, Facts } from '../../design/Facts';
import { TextField } from '../../design/Field';
import { Page, PageHead, usePageTitle } from '../../design/Page';
import { Select } from '../../design/Select';
import { Tag } from '../../design/Tag';
import { Checkbox } from '../../design/toggles';
import { useNumber } from '../../i18n/numbers';
import { useText } from '../../i18n/text';
import { BasisFields, useMissingWords } from '../../lookups/form/BasisFields';
import '../../lookups/form/Form.css';
import { address, navigate } from '../../router/router';
import { namedPerson } from '../draft';
import { ThresholdField } from '../ThresholdField';
import { useNameProblemWord } from './words';

interface NamesPageProps {
  readonly draft: NameDraft;
  readonly onChange: (draft: NameDraft) => void;
  readonly onClose: () => void;
}

const noColumn = 'none';

/** A file before it is screened: which column is what, which rows cannot be screened, and from which score on. */
export function NamesPage({ draft, onChange, onClose }: NamesPageProps) {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const report = useReportFailure();
  const formId = useId();
  const client = useQueryClient();
  const missingWords = useMissingWords();
  const problemWord = useNameProblemWord();
  const create = useSend('screeningFiles.create');
  const reread = useSend('screeningFiles.change');
  const [name, setName] = useState(draft.fileName.replace(/\.[^.]+$/, ''));
  const [kind, setKind] = useState<SubjectKind | 'any'>('any');
  const [threshold, setThreshold] = useState<number>(usualThreshold);
  const [purpose, setPurpose] = useState('');
  const [legalBasis, setLegalBasis] = useState<LegalBasis | null>(null);
  const [problemsOnly, setProblemsOnly] = useState(false);
  const [wasTried, setTried] = useState(false);
  const rows = usePagedRows('screeningFiles.draftRows', {
    draftId: draft.id,
    problemsOnly,
  });
  const title = intl.formatMessage({ id: 'batches.draftTitle' }, { file: draft.fileName });
  usePageTitle(title);
  const { counts } = draft;
  const problems = draft.rows - counts.ready + counts.unreadDates;

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
  const start = () => {
    setTried(true);
    if (name.trim() === '' || purpose.trim() === '' || legalBasis === null) return;
    create.mutate(
      {
        draftId: draft.id,
        name: name.trim(),
        kind: kind === 'any' ? null : kind,
        threshold,
        purpose: purpose.trim(),
        legalBasis,
      },
      { onSuccess: ({ id }) => navigate(address('screening', 'files', id)), onError: report },
    );
  };

  const columnLabel = (index: number): string => {
    const column = draft.columns[index];
    const called =
      column?.name === ''
        ? intl.formatMessage({ id: 'screening.column' }, { number: index + 1 })
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
    <Page layout="fill">
      <PageHead
        title={title}
        crumbs={[
          { label: intl.formatMessage({ id: 'nav.screening' }), to: address('screening') },
          { label: intl.formatMessage({ id: 'screening.files' }) },
        ]}
        actions={
          <>
            <Button onPress={onClose}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button
              kind="primary"
              isPending={create.isPending}
              isDisabled={counts.ready === 0}
              onPress={start}
            >
              <FormattedMessage id="screening.runFile" values={{ count: counts.ready }} />
            </Button>
          </>
        }
      />
      <div className="names">
        <div className="names-form">
          <TextField
            label={intl.formatMessage({ id: 'screening.fileName' })}
            value={name}
            required
            error={wasTried && name.trim() === '' ? intl.formatMessage({ id: 'addTo.missing' }) : null}
            maxLength={200}
            onChange={setName}
          />
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
          <Select
            label={intl.formatMessage({ id: 'screening.kind' })}
            choices={[
              { value: 'any' as const, label: intl.formatMessage({ id: 'screening.anyKind' }) },
              ...subjectKinds.map((one) => ({ value: one, label: text(subjectKindWords[one]) })),
            ]}
            value={kind}
            onChange={setKind}
          />
          <ThresholdField value={threshold} onChange={setThreshold} />
          <BasisFields
            operation={namedPerson}
            basis={{ purpose, legalBasis, authorization: null }}
            idOf={(field) => `${formId}-${field}`}
            errorOf={(field) =>
              wasTried && (field === 'purpose' ? purpose.trim() === '' : legalBasis === null)
                ? missingWords(field)
                : null
            }
            onChange={(_, next) => {
              setPurpose(next.purpose ?? '');
              setLegalBasis(next.legalBasis);
            }}
          />
        </div>
        <div className="names-preview">
          <Facts>
            <Fact name={intl.formatMessage({ id: 'screening.names' })}>{number(draft.rows)}</Fact>
            <Fact name={intl.formatMessage({ id: 'screening.toScreen' })}>{number(counts.ready)}</Fact>
            {counts.empty > 0 && <Fact name={problemWord('empty')}>{number(counts.empty)}</Fact>}
            {counts.unusable > 0 && <Fact name={problemWord('unusable')}>{number(counts.unusable)}</Fact>}
            {counts.unreadDates > 0 && (
              <Fact name={intl.formatMessage({ id: 'screening.unreadDates' })}>
                {number(counts.unreadDates)}
              </Fact>
            )}
          </Facts>
          <DataTable<NameRow>
            label={title}
            name="names"
            rows={rows}
            rowKey={({ row }) => String(row)}
            tools={
              problems > 0 && (
                <Checkbox isSelected={problemsOnly} onChange={setProblemsOnly}>
                  <FormattedMessage id="screening.problemsOnly" values={{ count: problems }} />
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
                cell: ({ problem, unreadDate }) =>
                  problem !== null ? (
                    <Tag tone="silent">{problemWord(problem)}</Tag>
                  ) : (
                    unreadDate !== null && (
                      <span className="soft">
                        <FormattedMessage id="screening.unreadDate" values={{ date: unreadDate }} />
                      </span>
                    )
                  ),
                text: ({ problem, unreadDate }) =>
                  problem === null ? (unreadDate ?? '') : problemWord(problem),
              },
            ]}
            empty={null}
          />
        </div>
      </div>
    </Page>
  );
}
