import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchView } from '@shared/batch';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Confirm } from '../design/Dialog';
import { Menu } from '../design/Menu';
import { notifyDone } from '../design/notices';
import { PageHead } from '../design/Page';
import { Tag } from '../design/Tag';
import { address, navigate } from '../router/router';
import { useBatchCommands } from './useBatchCommands';
import { useBatchStateWord } from './words';

/** What a batch is called, where it stands, and what can be done with it. */
export function BatchHead({ batch }: { readonly batch: BatchView }) {
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
