import { FormattedMessage, useIntl } from 'react-intl';
import type { LookupFilter } from '@shared/ipc';
import { publishedOperations } from '@shared/operations';
import { useAsk } from '../bridge/query';
import { Skeleton } from '../design/Skeleton';
import { HistoryEntry } from '../history/HistoryEntry';
import '../history/History.css';
import { address, Link } from '../router/router';

const shown = 8;
/** Enough to find as many that a person asked for among those that the window opened by itself. */
const looked = 40;

const byWindow: LookupFilter = { text: '', verdict: null, operation: null, door: 'window' };

const published = new Set(publishedOperations.map((operation) => operation.id));

/** What was asked last. */
export function RecentLookups() {
  const intl = useIntl();
  const recent = useAsk('lookups.list', {
    filter: byWindow,
    offset: 0,
    limit: looked,
  });
  // Further pages, parties and details of a case are lookups too, but nobody looks for them here.
  const rows = recent.data?.rows.filter((row) => published.has(row.operation)) ?? [];
  return (
    <section aria-labelledby="recent">
      <div className="spread">
        <h2 id="recent">
          <FormattedMessage id="start.recent" />
        </h2>
        {(recent.data?.total ?? 0) > 0 && (
          <Link to={address('history')}>
            <FormattedMessage id="start.allHistory" />
          </Link>
        )}
      </div>
      {recent.isPending && <Skeleton lines={9} label={intl.formatMessage({ id: 'frame.loading' })} />}
      {recent.data?.total === 0 && (
        <p className="start-none">
          <FormattedMessage id="start.noRecent" />
        </p>
      )}
      {(recent.data?.total ?? 0) > 0 && (
        <ul className="start-list">
          {rows.slice(0, shown).map((row) => (
            <li key={row.id}>
              <Link to={address('history', row.id)} className="start-entry">
                <HistoryEntry row={row} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
