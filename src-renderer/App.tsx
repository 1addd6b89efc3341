import { lazy, Suspense } from 'react';
import { useAsk } from './bridge/query';
import { failureWords } from './bridge/bridge';
import { Notices } from './design/notices';
import { GlobalCommands } from './commands/GlobalCommands';
import { Frame } from './frame/Frame';
import { Recovery } from './frame/Recovery';
import { useTheme } from './frame/theme';
import { Languages } from './i18n/Languages';
import { usePlace } from './router/router';

const AssistedBar = lazy(() => import('./assistance/AssistedBar'));

/** The window as a whole: settings first, so that language and theme are right from the first paint. */
export function App() {
  const info = useAsk('app.info', {});
  const isBar = usePlace().segments[0] === 'assisted';
  useTheme(info.data?.settings.theme ?? 'system');
  const problem = info.data?.workspaceProblem ?? (info.isError ? failureWords(info.error) : null);
  if (info.isPending) return null;
  return (
    <Languages language={info.data?.settings.language ?? 'es'}>
      {problem === null && isBar ? (
        <Suspense>
          <AssistedBar />
          <Notices />
        </Suspense>
      ) : problem === null ? (
        <>
          <GlobalCommands />
          <Frame />
        </>
      ) : (
        <Recovery problem={problem} dataFolder={info.data?.dataFolder ?? null} />
      )}
    </Languages>
  );
}
