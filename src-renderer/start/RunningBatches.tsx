import { FormattedMessage } from 'react-intl';
import type { BatchView } from '@shared/batch';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { Progress } from '../design/Progress';
import { useNow } from '../i18n/clock';
import { formatDuration } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { address, Link } from '../router/router';

const underWay: ReadonlySet<string> = new Set(['importing', 'running', 'waiting_quota']);

/** Batches under way, with their counts and the time left. */
export function RunningBatches() {
  const batches = useAsk('batches.list', {});
  const running = (batches.data ?? []).filter((batch) => underWay.has(batch.state));
  return (
    <section aria-labelledby="running">
      <h2 id="running">
        <FormattedMessage id="start.running" />
      </h2>
      {batches.data === undefined ? (
        <Awaiting error={batches.error} lines={2} />
      ) : running.length === 0 ? (
        <p className="start-none">
          <FormattedMessage id="start.noRunning" />
        </p>
      ) : (
        <ul className="start-list">
          {running.map((batch) => (
            <li key={batch.id} className="start-batch">
              <RunningBatch batch={batch} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RunningBatch({ batch }: { readonly batch: BatchView }) {
  const number = useNumber();
  const now = useNow();
  const { counts } = batch;
  const done = counts.found + counts.nothing + counts.silent + counts.refused;
  const asked = counts.total - counts.invalid - counts.duplicate;
  return (
    <>
      <div className="spread">
        <Link to={address('batches', batch.id)} className="strong">
          {batch.name}
        </Link>
        <span className="note">
          <FormattedMessage id="start.doneOf" values={{ done: number(done), total: number(asked) }} />
          {batch.expectedAt !== null && (
            <>
              {' · '}
              <FormattedMessage
                id="start.timeLeft"
                values={{ time: formatDuration((batch.expectedAt - now) / 1000) }}
              />
            </>
          )}
        </span>
      </div>
      <Progress
        label={batch.name}
        max={asked}
        parts={[
          { look: 'found', value: counts.found },
          { look: 'nothing', value: counts.nothing },
          { look: 'silent', value: counts.silent + counts.refused },
        ]}
      />
    </>
  );
}
