import { parseAccept } from 'hono/utils/accept';
import type { Language } from '@shared/text';

/** The language of messages: English, unless the caller prefers Spanish. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  const wish = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => type.toLowerCase().split('-', 1)[0])
    .find((language) => language === 'es' || language === 'en' || language === '*');
  return wish === 'es' ? 'es' : 'en';
}
