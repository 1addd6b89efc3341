import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { IntlProvider } from 'react-intl';
import type { Language } from '@shared/text';
import en from '../messages/en.json';
import es from '../messages/es.json';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- react-intl types its message ids through this namespace
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof es;
    }
  }
}

const catalogs: Record<Language, Record<string, string>> = { es, en };
const locales: Record<Language, string> = { es: 'es-CO', en: 'en-US' };

interface LanguagesProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives everything below it the words and number formats of a language; a change shows at once. */
export function Languages({ language, children }: LanguagesProps) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const locale = locales[language];
  return (
    <I18nProvider locale={locale}>
      <IntlProvider locale={locale} defaultLocale="es-CO" messages={catalogs[language]}>
        {children}
      </IntlProvider>
    </I18nProvider>
  );
}
