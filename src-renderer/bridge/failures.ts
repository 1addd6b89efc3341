import { useCallback } from 'react';
import { notifyFailed } from '../design/notices';
import { useLanguage } from '../i18n/text';
import { failureWords } from './bridge';

/** Tells the person why something could not be done. */
export function useReportFailure(): (error: unknown) => void {
  const language = useLanguage();
  return useCallback((error: unknown) => notifyFailed(failureWords(error)[language]), [language]);
}
