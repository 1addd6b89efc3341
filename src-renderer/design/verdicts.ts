import { useIntl } from 'react-intl';
import type { Verdict } from '@shared/verdict';

/** The five verdicts, and the two that turn adverse where the contract says that a record speaks against the person. */
export type VerdictLook =
  'found' | 'adverse' | 'nothing' | 'clear' | 'silent' | 'yours' | 'not_asked' | 'running';

/** How a verdict of an operation is shown. `adverse` comes from the operation's contract. */
export function verdictLook(verdict: Verdict, adverse: boolean): VerdictLook {
  if (adverse && verdict === 'found') return 'adverse';
  if (adverse && verdict === 'nothing') return 'clear';
  return verdict;
}

/** The word of a verdict. */
export function useVerdictWord(): (verdict: Verdict, adverse?: boolean) => string {
  const intl = useIntl();
  return (verdict, adverse = false) => {
    switch (verdict) {
      case 'found':
        return intl.formatMessage({ id: adverse ? 'verdict.adverse' : 'verdict.found' });
      case 'nothing':
        return intl.formatMessage({ id: 'verdict.nothing' });
      case 'silent':
        return intl.formatMessage({ id: 'verdict.silent' });
      case 'yours':
        return intl.formatMessage({ id: 'verdict.yours' });
      case 'not_asked':
        return intl.formatMessage({ id: 'verdict.not_asked' });
    }
  };
}
