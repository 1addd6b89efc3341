import { FormattedMessage, useIntl } from 'react-intl';
import { useAsk } from '../bridge/query';
import { address, Link } from '../router/router';
import { routes, type Route } from '../router/routes';

/** The way to every screen. */
export function Rail({ area }: { readonly area: Route['area'] | null }) {
  const intl = useIntl();
  const batches = useAsk('batches.list', {});
  const dossiers = useAsk('dossiers.list', {});
  const assistance = useAsk('assistance.list', {});
  const counts: Partial<Record<Route['area'], number>> = {
    dossiers: dossiers.data?.length ?? 0,
    assistance: assistance.data?.length ?? 0,
    batches: batches.data?.filter((batch) => running.has(batch.state)).length ?? 0,
  };
  const item = (route: Route) => {
    const count = counts[route.area] ?? 0;
    return (
      <li key={route.area}>
        <Link
          to={route.area === '' ? address() : address(route.area)}
          className="rail-link"
          aria-current={route.area === area ? 'page' : undefined}
        >
          <FormattedMessage id={route.title} />
          {count > 0 && <span>{intl.formatNumber(count)}</span>}
        </Link>
      </li>
    );
  };
  return (
    <nav
      className="rail"
      data-pane="rail"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'frame.rail' })}
    >
      <ul>{routes.filter((route) => route.foot !== true).map(item)}</ul>
      <ul>{routes.filter((route) => route.foot === true).map(item)}</ul>
    </nav>
  );
}

const running: ReadonlySet<string> = new Set(['importing', 'running', 'waiting_quota']);
