import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openNames, type ScreeningFile } from '@shared/screening-files';
import { Awaiting } from '../../bridge/Awaiting';
import { useReportFailure } from '../../bridge/failures';
import { useAsk, useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { Confirm } from '../../design/Dialog';
import { Menu } from '../../design/Menu';
import { notifyDone } from '../../design/notices';
import { Page, PageHead, usePageTitle } from '../../design/Page';
import { useNumber } from '../../i18n/numbers';
import { useText } from '../../i18n/text';
import { address, navigate } from '../../router/router';
import { FileProgress } from './FileProgress';
import { FileRows } from './FileRows';

/** A screened file: how far it is, its names with what became of them, and the way out of it as a table. */
export function FilePage({ fileId }: { readonly fileId: string }) {
  const intl = useIntl();
  const file = useAsk('screeningFiles.get', { fileId });
  usePageTitle(file.data?.name ?? intl.formatMessage({ id: 'screening.files' }));
  if (file.data !== undefined) return <Loaded file={file.data} />;
  return (
    <Page>
      <Awaiting error={file.error} lines={8} />
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
  const { state } = file;

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
      <FileProgress file={file} />
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
            <FormattedMessage id="screening.cancelWords" values={{ count: number(openNames(file.counts)) }} />
          ) : (
            <FormattedMessage id="screening.deleteFileWords" />
          )}
        </p>
      </Confirm>
    </Page>
  );
}
