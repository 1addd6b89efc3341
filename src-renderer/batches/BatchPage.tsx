import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchView } from '@shared/batch';
import { Awaiting } from '../bridge/Awaiting';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';
import { useCommands, type Command } from '../commands/commands';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Confirm } from '../design/Dialog';
import { Menu } from '../design/Menu';
import { notifyDone } from '../design/notices';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { Tag } from '../design/Tag';
import { useNow } from '../i18n/clock';
import { formatComing, formatDuration, formatMoment } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { address, Link, navigate } from '../router/router';
import { BatchBar } from './BatchBar';
import { BatchRows } from './BatchRows';
import { useBatchStateWord } from './words';

/** One batch: where it stands, what can be done with it, its rows. */
export function BatchPage({ batchId }: { readonly batchId: string }) {
  const intl = useIntl();
  const asked = useAsk('batches.get', { batchId });
  // The list tells the same of it, mostly before this answer comes.
  const listed = useAsk('batches.list', {}).data?.find((entry) => entry.id === batchId);
  const batch = asked.data ?? listed;
  usePageTitle(batch?.name ?? intl.formatMessage({ id: 'nav.batches' }));
  if (asked.error !== null || batch === undefined)
    return (
      <Page>
        <Awaiting error={asked.error} lines={8} />
      </Page>
    );
  return (
    <Page layout="fill">
      <Head batch={batch} />
      <Standing batch={batch} />
      <BatchRows batch={batch} />
    </Page>
  );
}

function Head({ batch }: { readonly batch: BatchView }) {
  const intl = useIntl();
  const report = useReportFailure();
  const stateWord = useBatchStateWord();
  const [asks, setAsks] = useState<'cancel' | 'delete' | null>(null);
  const start = useSend('batches.start');
  const pause = useSend('batches.pause');
  const cancel = useSend('batches.cancel');
  const retry = useSend('batches.retry');
  const remove = useSend('batches.delete');
  const save = useSend('batches.export');

  const isUnderWay = batch.state === 'running' || batch.state === 'waiting_quota';
  const canStart = (batch.state === 'ready' || batch.state === 'paused') && batch.counts.open > 0;
  const canRetry = batch.counts.silent > 0 && !canStart;
  const request = { batchId: batch.id };
  const failed = { onError: report };
  const { mutate: saveAs } = save;
  const exportAs = useCallback(
    (format: 'csv' | 'xlsx') =>
      saveAs(
        { batchId: batch.id, format },
        {
          onSuccess: (file) => {
            if (file !== null) notifyDone(intl.formatMessage({ id: 'batches.saved' }, { path: file.path }));
          },
          onError: report,
        },
      ),
    [saveAs, batch.id, intl, report],
  );
  useBatchCommands({
    start: canStart ? start.mutate : null,
    isFirst: batch.state === 'ready',
    pause: isUnderWay ? pause.mutate : null,
    retry: canRetry ? retry.mutate : null,
    batchId: batch.id,
    exportAs,
  });
  const destroy = () => {
    const settled = { ...failed, onSettled: () => setAsks(null) };
    if (asks === 'cancel') cancel.mutate(request, settled);
    if (asks === 'delete')
      remove.mutate(request, { ...settled, onSuccess: () => navigate(address('batches')) });
  };

  return (
    <>
      <PageHead
        title={batch.name}
        crumbs={[
          { label: intl.formatMessage({ id: 'nav.batches' }), to: address('batches') },
          { label: batch.fileName },
        ]}
        mark={<Tag tone={isUnderWay ? 'accent' : 'plain'}>{stateWord(batch.state)}</Tag>}
        actions={
          <>
            {isUnderWay && (
              <Button isPending={pause.isPending} onPress={() => pause.mutate(request, failed)}>
                <FormattedMessage id="batches.pause" />
              </Button>
            )}
            {(isUnderWay || batch.state === 'paused') && (
              <Button onPress={() => setAsks('cancel')}>
                <FormattedMessage id="batches.cancel" />
              </Button>
            )}
            <Menu
              label={<FormattedMessage id={save.isPending ? 'batches.exporting' : 'batches.more'} />}
              entries={[
                {
                  id: 'csv',
                  label: intl.formatMessage({ id: 'batches.exportCsv' }),
                  run: () => exportAs('csv'),
                },
                {
                  id: 'xlsx',
                  label: intl.formatMessage({ id: 'batches.exportXlsx' }),
                  run: () => exportAs('xlsx'),
                },
                {
                  id: 'delete',
                  label: intl.formatMessage({ id: 'batches.delete' }),
                  danger: true,
                  isDisabled: isUnderWay,
                  run: () => setAsks('delete'),
                },
              ]}
            />
            {canRetry && (
              <Button
                kind={isUnderWay ? 'plain' : 'primary'}
                isPending={retry.isPending}
                onPress={() => retry.mutate(request, failed)}
              >
                <FormattedMessage id="batches.retry" values={{ count: batch.counts.silent }} />
              </Button>
            )}
            {canStart && (
              <Button
                kind="primary"
                isPending={start.isPending}
                onPress={() => start.mutate(request, failed)}
              >
                <FormattedMessage id={batch.state === 'ready' ? 'batches.start' : 'batches.resume'} />
              </Button>
            )}
          </>
        }
      />
      <Confirm
        title={intl.formatMessage({ id: asks === 'delete' ? 'batches.deleteTitle' : 'batches.cancelTitle' })}
        action={intl.formatMessage({ id: asks === 'delete' ? 'batches.delete' : 'batches.cancel' })}
        isOpen={asks !== null}
        isPending={cancel.isPending || remove.isPending}
        onConfirm={destroy}
        onClose={() => setAsks(null)}
      >
        <FormattedMessage id={asks === 'delete' ? 'batches.deleteWords' : 'batches.cancelWords'} />
      </Confirm>
    </>
  );
}

type Act = (request: { batchId: string }, options: { onError: (error: unknown) => void }) => void;

interface BatchCommands {
  readonly batchId: string;
  readonly start: Act | null;
  /** Nothing was asked yet. */
  readonly isFirst: boolean;
  readonly pause: Act | null;
  readonly retry: Act | null;
  readonly exportAs: (format: 'csv' | 'xlsx') => void;
}

/** What can be done with the batch now, for the palette and the keys. */
function useBatchCommands({ batchId, start, isFirst, pause, retry, exportAs }: BatchCommands): void {
  const intl = useIntl();
  const report = useReportFailure();
  useCommands(
    useMemo<readonly Command[]>(() => {
      const group = intl.formatMessage({ id: 'batches.group' });
      const act = (id: string, title: string, run: Act | null): readonly Command[] =>
        run === null
          ? []
          : [{ id, title, group, keys: 'R', run: () => run({ batchId }, { onError: report }) }];
      return [
        ...act(
          'batch.start',
          intl.formatMessage({ id: isFirst ? 'batches.startCommand' : 'batches.resume' }),
          start,
        ),
        ...act('batch.pause', intl.formatMessage({ id: 'batches.pause' }), pause),
        ...act(
          'batch.retry',
          intl.formatMessage({ id: 'batches.retryCommand' }),
          pause === null ? retry : null,
        ),
        {
          id: 'batch.csv',
          title: intl.formatMessage({ id: 'batches.exportCsv' }),
          group,
          run: () => exportAs('csv'),
        },
        {
          id: 'batch.xlsx',
          title: intl.formatMessage({ id: 'batches.exportXlsx' }),
          group,
          keys: 'Mod+E',
          run: () => exportAs('xlsx'),
        },
      ];
    }, [intl, report, batchId, start, isFirst, pause, retry, exportAs]),
  );
}

/** The numbers of the run: counts by verdict, pace, time left, when it ends. */
function Standing({ batch }: { readonly batch: BatchView }) {
  const intl = useIntl();
  const number = useNumber();
  const words = useText();
  const language = useLanguage();
  const now = useNow();
  const { counts } = batch;
  const toAsk = counts.total - counts.invalid - counts.duplicate;
  const bold = (chunks: React.ReactNode) => <b key="count">{chunks}</b>;
  return (
    <>
      <BatchBar batch={batch} />
      <div className="batch-standing" aria-live="off">
        <p>
          <FormattedMessage
            id="batches.answered"
            values={{ done: number(toAsk - counts.open), total: number(toAsk), b: bold }}
          />
        </p>
        <p className="batch-found">
          <FormattedMessage id="batches.found" values={{ count: number(counts.found), b: bold }} />
        </p>
        <p>
          <FormattedMessage id="batches.nothing" values={{ count: number(counts.nothing), b: bold }} />
        </p>
        <p className="batch-silent">
          <FormattedMessage id="batches.silent" values={{ count: number(counts.silent), b: bold }} />
        </p>
        {counts.refused > 0 && (
          <p>
            <FormattedMessage id="batches.refused" values={{ count: number(counts.refused), b: bold }} />
          </p>
        )}
        {counts.invalid > 0 && (
          <p>
            <FormattedMessage id="batches.invalid" values={{ count: number(counts.invalid), b: bold }} />
          </p>
        )}
        {batch.state === 'running' && batch.perMinute !== null && (
          <p className="batch-pace soft">
            <FormattedMessage id="batches.pace" values={{ rate: number(Math.round(batch.perMinute)) }} />
            {batch.expectedAt !== null && (
              <>
                {' · '}
                <FormattedMessage
                  id="batches.left"
                  values={{
                    time: formatDuration((batch.expectedAt - now) / 1000),
                    end: formatMoment(batch.expectedAt, language),
                  }}
                />
              </>
            )}
          </p>
        )}
      </div>
      {batch.state === 'waiting_quota' && <WaitingForQuota batch={batch} />}
      {batch.restsUntil !== null && (
        <Callout tone="silent" title={intl.formatMessage({ id: 'batches.restsTitle' })}>
          <FormattedMessage
            id="batches.rests"
            values={{ until: formatComing(batch.restsUntil, now, language) }}
          />
        </Callout>
      )}
      {batch.pausedBecause !== null && batch.state === 'paused' && (
        <Callout tone="silent" alert>
          {words(batch.pausedBecause)}
        </Callout>
      )}
    </>
  );
}

/** Until when a batch waits, and the way on when there is quota again sooner. */
function WaitingForQuota({ batch }: { readonly batch: BatchView }) {
  const intl = useIntl();
  const language = useLanguage();
  const now = useNow();
  const report = useReportFailure();
  const start = useSend('batches.start');
  const quotas = useAsk('quota.list', {});
  const left = quotas.data?.find((quota) => quota.operation === batch.operation)?.remaining ?? 0;
  return (
    <Callout
      tone="silent"
      title={intl.formatMessage({ id: 'batches.waitsTitle' })}
      actions={
        <>
          {left > 0 && (
            <Button
              isPending={start.isPending}
              onPress={() => start.mutate({ batchId: batch.id }, { onError: report })}
            >
              <FormattedMessage id="batches.goOn" />
            </Button>
          )}
          <Link className="button" to={address('settings', 'quotas')}>
            <FormattedMessage id="batches.changeQuota" />
          </Link>
        </>
      }
    >
      <FormattedMessage
        id="batches.waits"
        values={{
          until: batch.waitsUntil === null ? '—' : formatComing(batch.waitsUntil, now, language),
          end: batch.expectedAt === null ? '—' : formatComing(batch.expectedAt, now, language),
        }}
      />
    </Callout>
  );
}
