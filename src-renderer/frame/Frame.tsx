import { Suspense, useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConsentDialog } from '../consent/ConsentDialog';
import { Notices } from '../design/notices';
import { Skeleton } from '../design/Skeleton';
import { address, Link, useArea, usePlace } from '../router/router';
import { routes, type Route } from '../router/routes';
import './Frame.css';
import { Rail } from './Rail';
import { ScreenGuard } from './ScreenGuard';
import { StatusBar } from './StatusBar';
import { TopBar } from './TopBar';
import { useStartNotices } from './useStartNotices';

/** The window: bar, rail, screen, status. */
export function Frame() {
  const intl = useIntl();
  const area = useArea();
  useStartNotices();
  const route = routes.find((entry) => entry.area === area);
  return (
    <div className="frame">
      <a className="skip" href="#main" onClick={skipToMain}>
        <FormattedMessage id="frame.skip" />
      </a>
      <TopBar />
      <Rail area={route?.area ?? null} />
      <main
        id="main"
        className="frame-main"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: route?.title ?? 'frame.unknown' })}
      >
        <ScreenGuard key={route?.area ?? 'unknown'}>
          <Suspense fallback={<ScreenWait />}>
            {route === undefined ? (
              <Unknown />
            ) : (
              <Ready>
                <Screen route={route} />
              </Ready>
            )}
          </Suspense>
        </ScreenGuard>
      </main>
      <StatusBar />
      <Notices />
      <ConsentDialog />
    </div>
  );
}

function Screen({ route }: { readonly route: Route }) {
  const rest = usePlace().segments.slice(1);
  const Content = route.screen;
  return <Content rest={rest} />;
}

// The hash is the address of a screen, so a plain link to #main would leave it.
function skipToMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function ScreenWait() {
  const intl = useIntl();
  return (
    <div className="frame-wait">
      <Skeleton lines={6} label={intl.formatMessage({ id: 'frame.loading' })} />
    </div>
  );
}

/** Marks the page as usable for whoever starts and measures the application. */
function Ready({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return children;
}

function Unknown() {
  return (
    <div className="frame-wait stack">
      <h1>
        <FormattedMessage id="frame.unknown" />
      </h1>
      <p>
        <Link to={address()}>
          <FormattedMessage id="frame.toStart" />
        </Link>
      </p>
    </div>
  );
}
