import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { listen } from '../bridge/bridge';
import { useSettings } from '../frame/settings';
import { address, navigate } from '../router/router';
import { routes } from '../router/routes';
import { currentCommands, useCommands, type Command } from './commands';
import { focusFilter, focusNextPane, followKeys } from './keys';
import { openHelp, openPalette, useOverlay } from './palette-state';

const loadPalette = () => import('./Palette');
const Palette = lazy(loadPalette);
const KeyboardHelp = lazy(() => import('./KeyboardHelp'));

/** The commands that hold on every screen, and the three ways they are reached: keys, palette, application menu. */
export function GlobalCommands() {
  const intl = useIntl();
  const overlay = useOverlay();
  const { settings, change } = useSettings();

  const commands = useMemo<readonly Command[]>(() => {
    const go = intl.formatMessage({ id: 'command.group.go' });
    const view = intl.formatMessage({ id: 'command.group.view' });
    const move = intl.formatMessage({ id: 'command.group.move' });
    return [
      {
        id: 'palette',
        title: intl.formatMessage({ id: 'command.palette' }),
        group: move,
        keys: 'Mod+K',
        hidden: true,
        run: openPalette,
      },
      ...routes.map((route, index) => ({
        id: `go.${route.area === '' ? 'start' : route.area}`,
        title: intl.formatMessage({ id: route.title }),
        group: go,
        keys: route.area === 'settings' ? 'Mod+,' : `Mod+${index + 1}`,
        run: () => navigate(route.area === '' ? '/' : address(route.area)),
      })),
      {
        id: 'language.es',
        title: intl.formatMessage({ id: 'command.language.es' }),
        group: view,
        keywords: 'idioma language español',
        run: () => change({ language: 'es' }),
      },
      {
        id: 'language.en',
        title: intl.formatMessage({ id: 'command.language.en' }),
        group: view,
        keywords: 'idioma language english inglés',
        run: () => change({ language: 'en' }),
      },
      ...(['system', 'light', 'dark'] as const)
        .filter((theme) => theme !== settings.theme)
        .map((theme) => ({
          id: `theme.${theme}`,
          title: intl.formatMessage({ id: `command.theme.${theme}` }),
          group: view,
          keywords: 'tema theme',
          run: () => change({ theme }),
        })),
      {
        id: 'help.keyboard',
        title: intl.formatMessage({ id: 'command.help' }),
        group: view,
        keywords: 'atajos shortcuts',
        keys: '?',
        run: openHelp,
      },
      {
        id: 'filter',
        title: intl.formatMessage({ id: 'command.filter' }),
        group: move,
        keys: '/',
        hidden: true,
        run: focusFilter,
      },
      {
        id: 'pane.next',
        title: intl.formatMessage({ id: 'command.pane.next' }),
        group: move,
        keys: 'F6',
        hidden: true,
        run: () => focusNextPane(false),
      },
      {
        id: 'pane.previous',
        title: intl.formatMessage({ id: 'command.pane.previous' }),
        group: move,
        keys: 'Shift+F6',
        hidden: true,
        run: () => focusNextPane(true),
      },
    ];
  }, [intl, settings.theme, change]);
  useCommands(commands);

  useEffect(followKeys, []);
  useEffect(() => {
    // Loaded before it is first wanted, so that nothing typed right after its key is lost.
    const idle = requestIdleCallback(() => void loadPalette());
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(
    () =>
      listen('command', ({ id }) =>
        currentCommands()
          .find((command) => command.id === id)
          ?.run(),
      ),
    [],
  );

  return (
    <Suspense fallback={null}>
      {overlay === 'palette' && <Palette />}
      {overlay === 'help' && <KeyboardHelp />}
    </Suspense>
  );
}
