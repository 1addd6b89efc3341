import { lazy, Suspense } from 'react';
import { useAppearance } from './bridge/appearance';
import { failureWords } from './bridge/bridge';
import { useAsk } from './bridge/query';
import { Notices } from './design/notices';
import { GlobalCommands } from './commands/GlobalCommands';
import { Frame } from './frame/Frame';
import { Recovery } from './frame/Recovery';
import { useTheme } from './frame/theme';
import { Languages } from './i18n/Languages';
import { useArea } from './router/router';

const AssistedBar = lazy(() => import('./assistance/AssistedBar'));

/** The window as a whole: language and theme are right from the first picture. */
export function App() {
  const info = useAsk('app.info', {});
  const isBar = useArea() === 'assisted';
  const { language, theme } = useAppearance();
  useTheme(theme);
  const problem = info.data?.workspaceProblem ?? (info.isError ? failureWords(info.error) : null);
  return (
    <Languages language={language}>
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
