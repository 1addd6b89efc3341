import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchView, FileDraft, PreviewRow } from '@shared/batch';
import type { Request } from '@shared/ipc';
import { useReportFailure } from '../bridge/failures';
import { usePagedRows } from '../bridge/paged';
import { useAsk, useSend } from '../bridge/query';
import { useCommands, type Command } from '../commands/commands';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { DataTable, type Column } from '../design/DataTable';
import { Fact, Facts } from '../design/Facts';
import { TextField } from '../design/Field';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { Radicado } from '../design/Radicado';
import { Select } from '../design/Select';
import { Tag } from '../design/Tag';
import { Checkbox, Chips } from '../design/toggles';
import { useNow } from '../i18n/clock';
import { formatComing } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage } from '../i18n/text';
import { useRepairWords } from '../lookups/form/useRepairWords';
import { useProblemWords } from './words';

interface DraftPageProps {
  readonly draft: FileDraft;
  readonly onChange: (draft: FileDraft) => void;
  readonly onClose: () => void;
  readonly onCreated: (batch: BatchView) => void;
}

type Filter = Request<'drafts.rows'>['filter'];

/** A file before it becomes a batch: how it was read, what is wrong with its rows, what the run will cost. */
export function DraftPage({ draft, onChange, onClose, onCreated }: DraftPageProps) {
  const intl = useIntl();
  const number = useNumber();
  const report = useReportFailure();
  const [name, setName] = useState(draft.fileName.replace(/\.[^.]+$/, ''));
  const [acceptsZeros, setAcceptsZeros] = useState(false);
  const [filter, setFilter] = useState<Filter>('all');
  const create = useSend('batches.create');
  const reread = useSend('drafts.change');
  const title = intl.formatMessage({ id: 'batches.draftTitle' }, { file: draft.fileName });
  usePageTitle(title);

  const { counts } = draft;
  const zeros = counts.problems.lost_zero;
  const asked = counts.ready + (acceptsZeros ? zeros : 0);
  const wrong = draft.rows - counts.ready - counts.problems.duplicate;

  const change = (part: Partial<Pick<FileDraft, 'column' | 'hasHeader' | 'sheet'>>) =>
    reread.mutate(
      {
        draftId: draft.id,
        column: part.column ?? draft.column,
        hasHeader: part.hasHeader ?? draft.hasHeader,
        sheet: part.sheet ?? draft.sheet,
      },
      { onSuccess: onChange, onError: report },
    );
  const start = () =>
    create.mutate(
      { draftId: draft.id, name: name.trim(), acceptSuggestions: acceptsZeros },
      { onSuccess: onCreated, onError: report },
    );

  const isReady = asked > 0 && name.trim() !== '';
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });
  useCommands(
    useMemo<readonly Command[]>(
      () =>
        isReady
          ? [
              {
                id: 'batches.create',
                title: intl.formatMessage({ id: 'batches.create' }, { count: asked }),
                group: intl.formatMessage({ id: 'nav.batches' }),
                keys: 'Mod+Enter',
                run: () => latestStart.current(),
              },
            ]
          : [],
      [intl, isReady, asked],
    ),
  );

  return (
    <Page layout="fill">
      <PageHead
        title={title}
        crumbs={[{ label: intl.formatMessage({ id: 'nav.batches' }) }]}
        actions={
          <>
            <Button onPress={onClose}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button
              kind="primary"
              isPending={create.isPending}
              isDisabled={!isReady}
              aria-keyshortcuts="Control+Enter"
              onPress={start}
            >
              <FormattedMessage id="batches.create" values={{ count: asked }} />
            </Button>
          </>
        }
      />
      <div className="draft-controls">
        <TextField
          label={intl.formatMessage({ id: 'batches.column.name' })}
          value={name}
          required
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
        <Select
          label={intl.formatMessage({ id: 'batches.columnOf' })}
          choices={draft.columns.map((column) => ({
            value: String(column.index),
            label: intl.formatMessage(
              { id: 'batches.columnChoice' },
              { name: column.name, share: column.radicadoShare },
            ),
          }))}
          value={String(draft.column)}
          onChange={(column) => change({ column: Number(column) })}
        />
        <Checkbox isSelected={draft.hasHeader} onChange={(hasHeader) => change({ hasHeader })}>
          <FormattedMessage id="batches.hasHeader" />
        </Checkbox>
      </div>
      <Facts>
        <Fact name={intl.formatMessage({ id: 'batches.readAs' })}>
          <Format draft={draft} />
        </Fact>
        <Fact name={intl.formatMessage({ id: 'batches.column.rows' })}>{number(draft.rows)}</Fact>
        <Fact name={intl.formatMessage({ id: 'batches.toAsk' })}>{number(asked)}</Fact>
        <Fact name={intl.formatMessage({ id: 'batches.repaired' })}>{number(counts.repaired)}</Fact>
        <Fact name={intl.formatMessage({ id: 'batches.repeated' })}>{number(counts.problems.duplicate)}</Fact>
        <Fact name={intl.formatMessage({ id: 'batches.toMend' })}>
          {number(wrong - (acceptsZeros ? zeros : 0))}
        </Fact>
      </Facts>
      <div className="draft-cost">
        <Cost asked={asked} />
        {zeros > 0 && (
          <Checkbox isSelected={acceptsZeros} onChange={setAcceptsZeros}>
            <FormattedMessage id="batches.acceptZeros" values={{ count: zeros }} />
          </Checkbox>
        )}
      </div>
      <Chips<Filter>
        label={intl.formatMessage({ id: 'batches.filter' })}
        value={filter}
        onChange={setFilter}
        choices={[
          {
            value: 'all',
            label: intl.formatMessage({ id: 'batches.filter.all' }),
            count: number(draft.rows),
          },
          {
            value: 'problems',
            label: intl.formatMessage({ id: 'batches.filter.problems' }),
            count: number(wrong + counts.problems.duplicate),
          },
          {
            value: 'repaired',
            label: intl.formatMessage({ id: 'batches.filter.repaired' }),
            count: number(counts.repaired),
          },
        ]}
      />
      <DraftRows key={`${draft.column} ${draft.hasHeader} ${draft.sheet}`} draft={draft} filter={filter} />
    </Page>
  );
}

function Format({ draft }: { readonly draft: FileDraft }) {
  const intl = useIntl();
  if (draft.kind === 'xlsx') return <>Excel{draft.sheet === null ? '' : ` · ${draft.sheet}`}</>;
  const delimiters = { ',': ',', ';': ';', '|': '|', '\t': intl.formatMessage({ id: 'batches.tab' }) };
  const encodings = { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252', 'utf-16le': 'UTF-16' };
  const parts = [
    'CSV',
    draft.encoding === null ? null : encodings[draft.encoding] + (draft.byteOrderMark ? ' (BOM)' : ''),
    draft.delimiter === null
      ? null
      : intl.formatMessage({ id: 'batches.delimiter' }, { delimiter: delimiters[draft.delimiter] }),
  ];
  return <>{parts.filter((part) => part !== null).join(' · ')}</>;
}

/** What the run costs, and what of it fits now. */
function Cost({ asked }: { readonly asked: number }) {
  const intl = useIntl();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const quotas = useAsk('quota.list', {});
  const quota = quotas.data?.find((entry) => entry.operation === 'rama_judicial_cases_by_radicado');
  if (quota === undefined || asked === 0) return null;
  const fits = Math.min(asked, quota.remaining);
  if (fits === asked)
    return (
      <p className="soft">
        <FormattedMessage
          id="batches.costFits"
          values={{ count: asked, remaining: number(quota.remaining), limit: number(quota.limit) }}
        />
      </p>
    );
  return (
    <Callout
      tone="silent"
      title={intl.formatMessage({ id: 'batches.costOver' }, { fits, rest: asked - fits })}
    >
      {quota.limit === 0 ? (
        <FormattedMessage id="batches.costNone" />
      ) : (
        <FormattedMessage
          id="batches.costLater"
          values={{
            time: formatComing(now + (quota.used === 0 ? 86_400 : quota.resetSeconds) * 1000, now, language),
            days: Math.ceil((asked - fits) / quota.limit),
          }}
        />
      )}
    </Callout>
  );
}

function DraftRows({ draft, filter }: { readonly draft: FileDraft; readonly filter: Filter }) {
  const intl = useIntl();
  const problemWords = useProblemWords();
  const repairWords = useRepairWords();
  const rows = usePagedRows('drafts.rows', { draftId: draft.id, filter });
  const remark = (row: PreviewRow) =>
    [
      row.problem === null ? '' : problemWords(row.problem, row.duplicateOf),
      row.suggestion === null
        ? ''
        : intl.formatMessage({ id: 'batches.suggestion' }, { value: row.suggestion }),
      row.repairs.length === 0
        ? ''
        : intl.formatMessage({ id: 'batches.cleaned' }, { what: repairWords(row.repairs) }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const columns: readonly Column<PreviewRow>[] = [
    {
      id: 'row',
      header: intl.formatMessage({ id: 'batches.column.row' }),
      width: '60px',
      align: 'end',
      cell: (row) => row.row,
      text: (row) => String(row.row),
    },
    {
      id: 'raw',
      header: intl.formatMessage({ id: 'batches.column.raw' }),
      width: 'minmax(210px, 1fr)',
      cell: (row) => <span className="mono draft-raw">{row.raw}</span>,
      text: (row) => row.raw,
    },
    {
      id: 'value',
      header: intl.formatMessage({ id: 'batches.column.radicado' }),
      width: '226px',
      cell: (row) => (row.value === null ? '—' : <Radicado value={row.value} />),
      text: (row) => row.value ?? '',
    },
    {
      id: 'remark',
      header: intl.formatMessage({ id: 'batches.column.remark' }),
      width: 'minmax(220px, 2fr)',
      cell: (row) =>
        row.problem === null || row.problem === 'duplicate' ? (
          <span className="soft">{remark(row)}</span>
        ) : (
          <span className="draft-remark">
            <Tag tone="silent">
              <FormattedMessage id="batches.mendTag" />
            </Tag>
            {remark(row)}
          </span>
        ),
      text: remark,
    },
  ];
  return (
    <DataTable
      takesFocus
      label={draft.fileName}
      name="draft"
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.row)}
      empty={
        <p className="soft">
          <FormattedMessage id="batches.noRows" />
        </p>
      }
    />
  );
}
