import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { failureWords } from '../../bridge/bridge';
import { useAsk } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { Skeleton } from '../../design/Skeleton';
import { useText } from '../../i18n/text';
import type { Question } from '../runs';
import { questionOf } from './question';
import { ResultView } from './ResultView';
import { RunningView } from './RunningView';

interface LookupPanelProps {
  readonly id: string;
  /** Asks the same question again, of the source. */
  readonly onAgain: (question: Question) => void;
}

/** A lookup by its id, current as long as it is shown: running, stopped, answered, or gone. */
export function LookupPanel({ id, onAgain }: LookupPanelProps) {
  const intl = useIntl();
  const text = useText();
  const view = useAsk('lookups.get', { id });
  // What was stopped is in no history: only the one who stopped it still knows what was asked.
  const [stopped, setStopped] = useState<LookupView | null>(null);
  if (stopped !== null)
    return (
      <div className="frame-wait">
        <Callout
          tone="note"
          title={intl.formatMessage({ id: 'result.stopped' })}
          actions={
            <Button onPress={() => onAgain(questionOf(stopped))}>
              <FormattedMessage id="result.again" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="result.stoppedWords" />
          </p>
        </Callout>
      </div>
    );
  if (view.isPending)
    return (
      <div className="frame-wait">
        <Skeleton lines={6} label={intl.formatMessage({ id: 'frame.loading' })} />
      </div>
    );
  if (view.isError)
    return (
      <div className="frame-wait">
        <Callout tone="adverse" title={intl.formatMessage({ id: 'result.unavailable' })}>
          {text(failureWords(view.error))}
        </Callout>
      </div>
    );
  if (view.data.state === 'running')
    return <RunningView view={view.data} onStopped={() => setStopped(view.data)} />;
  return <ResultView key={id} view={view.data} onAgain={() => onAgain(questionOf(view.data))} />;
}
