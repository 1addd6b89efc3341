import { useIntl } from 'react-intl';
import type { Language, Text } from '@shared/text';

/** The language of the interface. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('en') ? 'en' : 'es';
}

/** Picks the words of a two-language text in the language of the interface. */
export function useText(): (text: Text) => string {
  const language = useLanguage();
  return (text) => text[language];
}
