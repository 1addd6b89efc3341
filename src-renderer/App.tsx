import { useAsk } from './bridge/query';
import { failureWords } from './bridge/bridge';
import { GlobalCommands } from './commands/GlobalCommands';
import { Frame } from './frame/Frame';
import { Recovery } from './frame/Recovery';
import { useTheme } from './frame/theme';
import { Languages } from './i18n/Languages';

/** The window as a whole: settings first, so that language and theme are right from the first paint. */
export function App() {
  const info = useAsk('app.info', {});
  useTheme(info.data?.settings.theme ?? 'system');
  const problem = info.data?.workspaceProblem ?? (info.isError ? failureWords(info.error) : null);
  if (info.isPending) return null;
  return (
    <Languages language={info.data?.settings.language ?? 'es'}>
      {problem === null ? (
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
