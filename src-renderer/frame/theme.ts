import { useEffect } from 'react';
import type { Settings } from '@shared/settings';

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Paints the window in the theme of the settings; `system` follows the system as it changes. */
export function applyTheme(theme: Settings['theme']): void {
  const dark = theme === 'dark' || (theme === 'system' && darkSystem.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Keeps the window in the theme of the settings. */
export function useTheme(theme: Settings['theme']): void {
  useEffect(() => {
    const apply = () => applyTheme(theme);
    apply();
    darkSystem.addEventListener('change', apply);
    return () => darkSystem.removeEventListener('change', apply);
  }, [theme]);
}
