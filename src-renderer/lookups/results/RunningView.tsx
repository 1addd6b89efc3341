import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findOperation } from '@shared/operations';
import type { LookupView } from '@shared/lookup';
import { useReportFailure } from '../../bridge/failures';
import { queryKey, useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { useText } from '../../i18n/text';
import { NeedsPerson } from '../../assistance/NeedsPerson';
import { RunningMark } from '../../assistance/RunningMark';
import { useAssistance } from '../../assistance/useAssistance';
import './Result.css';
import { ResultHead } from './ResultHead';

interface RunningViewProps {
  readonly view: LookupView;
  /** The person stopped it. */
  readonly onStopped: () => void;
}

/** A lookup that waits for its source: since when, and the way to stop it. */
export function RunningView({ view, onStopped }: RunningViewProps) {
  const intl = useIntl();
  const text = useText();
  const client = useQueryClient();
  const report = useReportFailure();
  const cancel = useSend('lookups.cancel');
  const stop = () =>
    cancel.mutate(
      { id: view.id },
      {
        onSuccess: () => {
          onStopped();
          void client.invalidateQueries({ queryKey: queryKey('lookups.get', { id: view.id }) });
        },
        onError: report,
      },
    );
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const operation = findOperation(view.operation);
  const isWaiting = useAssistance().some((entry) => entry.lookupId === view.id);
  return (
    <div className="result">
      <ResultHead
        view={view}
        operation={operation ?? null}
        mark={<RunningMark lookupId={view.id} />}
        actions={
          <Button isPending={cancel.isPending} onPress={stop}>
            <FormattedMessage id={isWaiting ? 'assistance.decline' : 'result.stop'} />
          </Button>
        }
      />
      <NeedsPerson lookupId={view.id} />
      <p role="status">
        {!isWaiting && (
          <FormattedMessage
            id="result.waiting"
            values={{
              source: operation === undefined ? view.operation : text(operation.source.name),
              seconds: intl.formatNumber(Math.max(0, Math.floor((now - view.requestedAt) / 1000))),
            }}
          />
        )}
      </p>
    </div>
  );
}
