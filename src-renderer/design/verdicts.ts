import type { Verdict } from '@shared/verdict';
import { verdictWord, type VerdictTone } from '@shared/words/verdict';
import { useText } from '../i18n/text';

/** The looks of verdicts, and of what is not there yet. */
export type VerdictLook = VerdictTone | 'running';

/** The word of a verdict. */
export function useVerdictWord(): (verdict: Verdict, adverse?: boolean) => string {
  const text = useText();
  return (verdict, adverse = false) => text(verdictWord(verdict, adverse));
}
