import type { Settings } from './settings';

/** What the first picture of a window depends on. It stands in the page's address, so that the page need not ask. */
export type Appearance = Pick<Settings, 'language' | 'theme' | 'practice'>;

/** An appearance as the query of an address, without the question mark. */
export function appearanceQuery({ language, theme, practice }: Appearance): string {
  return new URLSearchParams({ language, theme, practice: String(practice) }).toString();
}

/**
 * An appearance from values that nobody has checked, of the settings file or of an address. What is unexpected counts
 * as the initial setting: the settings are read and checked in full right after the first picture.
 */
export function appearanceOf(values: Readonly<Record<string, unknown>>): Appearance {
  const { language, theme, practice } = values;
  return {
    language: language === 'en' ? 'en' : 'es',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    practice: practice === true || practice === 'true',
  };
}
