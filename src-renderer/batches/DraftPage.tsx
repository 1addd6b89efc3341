import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchView, FileDraft } from '@shared/batch';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { useCommands, type Command } from '../commands/commands';
import { Button } from '../design/Button';
import { Fact, Facts } from '../design/Facts';
import { TextField } from '../design/Field';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { Select } from '../design/Select';
import { Checkbox, Chips } from '../design/toggles';
import { useNumber } from '../i18n/numbers';
import { DraftCost } from './DraftCost';
import { DraftRows, type DraftFilter } from './DraftRows';

interface DraftPageProps {
  readonly draft: FileDraft;
  readonly onChange: (draft: FileDraft) => void;
  readonly onClose: () => void;
  readonly onCreated: (batch: BatchView) => void;
}

/** A file before it becomes a batch: how it was read, what is wrong with its rows, what the run will cost. */
export function DraftPage({ draft, onChange, onClose, onCreated }: DraftPageProps) {
  const intl = useIntl();
  const number = useNumber();
  const report = useReportFailure();
  const [name, setName] = useState(draft.fileName.replace(/\.[^.]+$/, ''));
  const [acceptsZeros, setAcceptsZeros] = useState(false);
  const [filter, setFilter] = useState<DraftFilter>('all');
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
              {
                name:
                  column.name.trim() === ''
                    ? intl.formatMessage({ id: 'table.columnNumber' }, { number: column.index + 1 })
                    : column.name,
                share: column.radicadoShare,
              },
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
        {draft.columnsLeftOut > 0 && (
          <Fact name={intl.formatMessage({ id: 'batches.columnsLeftOut' })}>
            <FormattedMessage id="batches.columnsRead" values={{ count: draft.columnsLeftOut }} />
          </Fact>
        )}
      </Facts>
      <div className="draft-cost">
        <DraftCost asked={asked} />
        {zeros > 0 && (
          <Checkbox isSelected={acceptsZeros} onChange={setAcceptsZeros}>
            <FormattedMessage id="batches.acceptZeros" values={{ count: zeros }} />
          </Checkbox>
        )}
      </div>
      <Chips<DraftFilter>
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
