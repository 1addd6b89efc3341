import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Text } from '@shared/text';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Notices } from '../design/notices';
import { useText } from '../i18n/text';

interface RecoveryProps {
  readonly problem: Text;
  readonly dataFolder: string | null;
}

/** Shown instead of the screens when the workspace could not be opened. */
export function Recovery({ problem, dataFolder }: RecoveryProps) {
  const words = useText();
  const report = useReportFailure();
  const openFolder = useSend('app.openDataFolder');
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <main className="recovery stack">
      <p className="brand">
        Expe<span className="brand-end">diente</span>
      </p>
      <h1>
        <FormattedMessage id="recovery.title" />
      </h1>
      <Callout tone="adverse" alert>
        <p>{words(problem)}</p>
      </Callout>
      <p>
        <FormattedMessage id="recovery.kept" />
      </p>
      {dataFolder !== null && (
        <div className="row">
          <Button kind="primary" onPress={() => openFolder.mutate({}, { onError: report })}>
            <FormattedMessage id="recovery.openFolder" />
          </Button>
          <span className="mono note">{dataFolder}</span>
        </div>
      )}
      <Notices />
    </main>
  );
}
