import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LookupFilter } from '@shared/ipc';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { Skeleton } from '../design/Skeleton';
import { address, Link } from '../router/router';

const RecentList = lazy(() => import('./RecentList'));

/** Enough to find as many that a person asked for among those that the window opened by itself. */
const looked = 40;

/** Of the list while it is waited for. */
const lines = 9;

const byWindow: LookupFilter = { text: '', verdict: null, operation: null, door: 'window' };

/** What was asked last. */
export function RecentLookups() {
  const intl = useIntl();
  const recent = useAsk('lookups.list', {
    filter: byWindow,
    offset: 0,
    limit: looked,
  });
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
      {recent.data === undefined && <Awaiting error={recent.error} lines={lines} />}
      {recent.data?.total === 0 && (
        <p className="start-none">
          <FormattedMessage id="start.noRecent" />
        </p>
      )}
      {recent.data !== undefined && recent.data.total > 0 && (
        <Suspense fallback={<Skeleton lines={lines} label={intl.formatMessage({ id: 'frame.loading' })} />}>
          <RecentList rows={recent.data.rows} />
        </Suspense>
      )}
    </section>
  );
}
