import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  fileFilters,
  type FileFilter,
  type ScreeningFile,
  type ScreeningFileRow,
} from '@shared/screening-files';
import { screeningWords, subjectLine } from '@shared/words/screening';
import { failureWords } from '../../bridge/bridge';
import { useReportFailure } from '../../bridge/failures';
import { usePagedRows } from '../../bridge/paged';
import { useAsk, useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { DataTable, type Sort } from '../../design/DataTable';
import { Confirm } from '../../design/Dialog';
import { Menu } from '../../design/Menu';
import { notifyDone } from '../../design/notices';
import { Page, PageHead, usePageTitle } from '../../design/Page';
import { SearchField } from '../../design/SearchField';
import { Skeleton } from '../../design/Skeleton';
import { Chips } from '../../design/toggles';
import { useNow } from '../../i18n/clock';
import { formatDuration, formatRecent } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { useLanguage, useText } from '../../i18n/text';
import { AddToDossier } from '../../lookups/AddToDossier';
import { address, navigate } from '../../router/router';
import { OutcomeTags } from '../OutcomeTags';
import { FileBar } from './FileBar';
import { useFileFilterWord, useFileStateWord, useNameProblemWord } from './words';

/** A screened file: how far it is, its names with what became of them, and the way out of it as a table. */
export function FilePage({ fileId }: { readonly fileId: string }) {
  const intl = useIntl();
  const text = useText();
  const file = useAsk('screeningFiles.get', { fileId });
  usePageTitle(file.data?.name ?? intl.formatMessage({ id: 'screening.files' }));
  if (file.data !== undefined) return <Loaded file={file.data} />;
  return (
    <Page>
      {file.error === null ? (
        <Skeleton lines={8} label={intl.formatMessage({ id: 'frame.loading' })} />
      ) : (
        <Callout tone="adverse" alert>
          {text(failureWords(file.error))}
        </Callout>
      )}
    </Page>
  );
}

function Loaded({ file }: { readonly file: ScreeningFile }) {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const report = useReportFailure();
  const start = useSend('screeningFiles.start');
  const pause = useSend('screeningFiles.pause');
  const cancel = useSend('screeningFiles.cancel');
  const remove = useSend('screeningFiles.delete');
  const save = useSend('screeningFiles.export');
  const [asks, setAsks] = useState<'cancel' | 'delete' | null>(null);
  const request = { fileId: file.id };
  const { counts, perMinute, state } = file;
  const open = counts.total - counts.invalid - counts.done;

  const exportAs = (format: 'csv' | 'xlsx') =>
    save.mutate(
      { ...request, format },
      {
        onSuccess: (saved) => {
          if (saved !== null)
            notifyDone(intl.formatMessage({ id: 'screening.exported' }, { path: saved.path }));
        },
        onError: report,
      },
    );
  const confirm = () => {
    if (asks === 'cancel') cancel.mutate(request, { onError: report, onSettled: () => setAsks(null) });
    else
      remove.mutate(request, {
        onSuccess: () => navigate(address('screening', 'files'), { replace: true }),
        onError: report,
        onSettled: () => setAsks(null),
      });
  };

  return (
    <Page layout="fill">
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: 'nav.screening' }), to: address('screening') },
          { label: intl.formatMessage({ id: 'screening.files' }), to: address('screening', 'files') },
          { label: file.name },
        ]}
        title={file.name}
        actions={
          <>
            <Menu
              label={<FormattedMessage id="dossiers.more" />}
              entries={[
                {
                  id: 'cancel',
                  label: intl.formatMessage({ id: 'screening.cancel' }),
                  isDisabled: state === 'done' || state === 'cancelled',
                  run: () => setAsks('cancel'),
                },
                {
                  id: 'delete',
                  label: intl.formatMessage({ id: 'action.delete' }),
                  danger: true,
                  run: () => setAsks('delete'),
                },
              ]}
            />
            <Menu
              label={<FormattedMessage id="dossiers.export" />}
              entries={[
                { id: 'xlsx', label: 'XLSX', run: () => exportAs('xlsx') },
                { id: 'csv', label: 'CSV', run: () => exportAs('csv') },
              ]}
            />
            {state === 'running' && (
              <Button isPending={pause.isPending} onPress={() => pause.mutate(request, { onError: report })}>
                <FormattedMessage id="batches.pause" />
              </Button>
            )}
            {(state === 'paused' || state === 'ready') && (
              <Button kind="primary" onPress={() => start.mutate(request, { onError: report })}>
                <FormattedMessage id="screening.resume" />
              </Button>
            )}
          </>
        }
      />
      <FileProgress file={file} open={open} perMinute={perMinute} />
      {file.pausedBecause !== null && (
        <Callout tone="silent" alert>
          <p>{text(file.pausedBecause)}</p>
        </Callout>
      )}
      <FileRows file={file} />
      <Confirm
        title={intl.formatMessage({
          id: asks === 'cancel' ? 'screening.cancelTitle' : 'screening.deleteFileTitle',
        })}
        action={intl.formatMessage({ id: asks === 'cancel' ? 'screening.cancel' : 'action.delete' })}
        isOpen={asks !== null}
        isPending={cancel.isPending || remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsks(null)}
      >
        <p>
          {asks === 'cancel' ? (
            <FormattedMessage id="screening.cancelWords" values={{ count: number(open) }} />
          ) : (
            <FormattedMessage id="screening.deleteFileWords" />
          )}
        </p>
      </Confirm>
    </Page>
  );
}

function FileProgress({
  file,
  open,
  perMinute,
}: {
  readonly file: ScreeningFile;
  readonly open: number;
  readonly perMinute: number | null;
}) {
  const number = useNumber();
  const stateWord = useFileStateWord();
  const { done, total, invalid } = file.counts;
  return (
    <div className="file-progress">
      <FileBar file={file} />
      <p className="note file-figures">
        <span className="strong">{stateWord(file.state)}</span>
        <span>
          <FormattedMessage
            id="screening.doneOf"
            values={{ done: number(done), total: number(total - invalid) }}
          />
        </span>
        {perMinute !== null && file.state === 'running' && (
          <>
            <span>
              <FormattedMessage id="screening.perMinute" values={{ count: Math.round(perMinute) }} />
            </span>
            <span>
              <FormattedMessage
                id="screening.timeLeft"
                values={{ time: formatDuration((open * 60) / perMinute) }}
              />
            </span>
          </>
        )}
      </p>
    </div>
  );
}

function FileRows({ file }: { readonly file: ScreeningFile }) {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const filterWord = useFileFilterWord();
  const problemWord = useNameProblemWord();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<FileFilter>('all');
  const [sort, setSort] = useState<Sort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adds, setAdds] = useState<readonly string[] | null>(null);
  const report = useReportFailure();
  const rows = usePagedRows('screeningFiles.rows', {
    fileId: file.id,
    filter,
    text: typed.trim(),
    byScore: sort?.column === 'best',
  });
  const { counts } = file;
  const counted: Readonly<Record<FileFilter, number>> = {
    all: counts.total,
    hits: counts.withHits,
    undecided: counts.undecided,
    decided: counts.decided,
    true_match: counts.trueMatch,
    none: counts.done - counts.withHits,
    open: counts.total - counts.invalid - counts.done,
    invalid: counts.invalid,
  };
  const addSelected = async () => {
    const chosen = (await rows.all()).filter(({ row }) => selected.has(String(row)));
    setAdds(chosen.flatMap(({ screening }) => (screening === null ? [] : [screening.id])));
  };
  return (
    <>
      <DataTable<ScreeningFileRow>
        takesFocus
        label={file.name}
        name="screening-file"
        rows={rows}
        rowKey={({ row }) => String(row)}
        selected={selected}
        onSelect={setSelected}
        sort={sort}
        onSort={(next) => setSort(next.column === 'best' ? next : null)}
        onOpen={({ screening }) => {
          if (screening !== null) navigate(address('screening', 'runs', screening.id));
        }}
        tools={
          <>
            <span className="dossier-search">
              <SearchField
                filter
                label={intl.formatMessage({ id: 'screening.search' })}
                value={typed}
                onChange={setTyped}
              />
            </span>
            <Chips
              label={intl.formatMessage({ id: 'screening.filter' })}
              choices={fileFilters
                .filter((value) => value === 'all' || value === filter || counted[value] > 0)
                .map((value) => ({ value, label: filterWord(value), count: number(counted[value]) }))}
              value={filter}
              onChange={setFilter}
            />
            {selected.size > 0 && (
              <Button onPress={() => void addSelected().catch(report)}>
                <FormattedMessage id="result.toDossier" />
              </Button>
            )}
          </>
        }
        columns={[
          {
            id: 'row',
            header: intl.formatMessage({ id: 'screening.row' }),
            width: '64px',
            align: 'end',
            cell: ({ row }) => number(row),
            text: ({ row }) => String(row),
            sortBy: ({ row }) => row,
          },
          {
            id: 'name',
            header: text(screeningWords.subject),
            width: 'minmax(160px, 2fr)',
            cell: ({ raw }) => <span className="strong">{raw}</span>,
            text: ({ raw }) => raw,
          },
          {
            id: 'known',
            header: intl.formatMessage({ id: 'screening.known' }),
            width: 'minmax(96px, 1fr)',
            cell: ({ subject }) => <span className="soft">{subject && text(subjectLine(subject))}</span>,
            text: ({ subject }) => (subject === null ? '' : text(subjectLine(subject))),
          },
          {
            id: 'outcome',
            header: text(screeningWords.hits),
            width: 'minmax(190px, 1.5fr)',
            cell: ({ screening, problem }) =>
              screening !== null ? (
                <OutcomeTags row={screening} />
              ) : problem === null ? (
                <span className="soft">{filterWord('open')}</span>
              ) : (
                problemWord(problem)
              ),
            text: ({ screening }) => (screening === null ? '' : String(screening.hits)),
          },
          {
            id: 'best',
            header: text(screeningWords.score),
            width: '80px',
            align: 'end',
            cell: ({ screening }) =>
              screening === null || screening.best === null
                ? '—'
                : intl.formatNumber(screening.best, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
            text: ({ screening }) => screening?.best?.toFixed(2) ?? '',
            sortBy: ({ screening }) => screening?.best ?? 0,
          },
          {
            id: 'asked',
            header: text(screeningWords.askedAt),
            width: '104px',
            cell: ({ screening }) =>
              screening === null ? '—' : formatRecent(screening.askedAt, now, language),
            text: ({ screening }) => (screening === null ? '' : new Date(screening.askedAt).toISOString()),
          },
        ]}
        empty={
          rows.isPending ? null : (
            <p className="dossier-none soft">{intl.formatMessage({ id: 'screening.noneSuch' })}</p>
          )
        }
      />
      {adds !== null && adds.length > 0 && (
        <AddToDossier what={{ screeningIds: adds }} onClose={() => setAdds(null)} />
      )}
    </>
  );
}
