import { Verdict, VerdictRunning } from '../design/Verdict';
import { useAssistance } from './useAssistance';

/** The place of a verdict while there is none: the source is being asked, or the lookup waits for a person. */
export function RunningMark({ lookupId }: { readonly lookupId: string }) {
  const isWaiting = useAssistance().some((entry) => entry.lookupId === lookupId);
  return isWaiting ? <Verdict verdict="yours" /> : <VerdictRunning />;
}
