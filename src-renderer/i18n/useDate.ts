import { useCallback } from 'react';
import { formatDate } from './dates';
import { useLanguage } from './text';

/** Writes calendar dates (yyyy-mm-dd) as people of the trade do: `21 nov 2026`; a dash for none. */
export function useDate(): (date: string | null) => string {
  const language = useLanguage();
  return useCallback((date) => (date === null ? '—' : formatDate(date, language)), [language]);
}
