import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Language, Text } from '@shared/text';

/** Commands of the window that the menu offers; the window knows them by these ids. */
const menuCommands = [
  { id: 'palette', accelerator: 'CmdOrCtrl+K', words: { es: 'Buscar y ejecutar…', en: 'Search and run…' } },
  { id: 'go.start', words: { es: 'Inicio', en: 'Start' } },
  { id: 'go.lookups', words: { es: 'Consultas', en: 'Lookups' } },
  { id: 'go.screening', words: { es: 'Cribado', en: 'Screening' } },
  { id: 'go.dossiers', words: { es: 'Expedientes', en: 'Dossiers' } },
  { id: 'go.batches', words: { es: 'Lotes', en: 'Batches' } },
  { id: 'go.history', words: { es: 'Historial', en: 'History' } },
  { id: 'go.settings', accelerator: 'CmdOrCtrl+,', words: { es: 'Ajustes', en: 'Settings' } },
  { id: 'help.keyboard', words: { es: 'Atajos de teclado', en: 'Keyboard shortcuts' } },
] as const satisfies readonly MenuCommand[];

interface MenuCommand {
  readonly id: string;
  readonly accelerator?: string;
  readonly words: Text;
}

interface MenuOptions {
  readonly language: Language;
  readonly isMac: boolean;
  /** A packed application cannot be reloaded or inspected. */
  readonly isPackaged: boolean;
  readonly run: (id: string) => void;
}

const words = {
  file: { es: 'Archivo', en: 'File' },
  quit: { es: 'Salir', en: 'Quit' },
  edit: { es: 'Edición', en: 'Edit' },
  undo: { es: 'Deshacer', en: 'Undo' },
  redo: { es: 'Rehacer', en: 'Redo' },
  cut: { es: 'Cortar', en: 'Cut' },
  copy: { es: 'Copiar', en: 'Copy' },
  paste: { es: 'Pegar', en: 'Paste' },
  selectAll: { es: 'Seleccionar todo', en: 'Select all' },
  view: { es: 'Ver', en: 'View' },
  zoomIn: { es: 'Ampliar', en: 'Zoom in' },
  zoomOut: { es: 'Reducir', en: 'Zoom out' },
  resetZoom: { es: 'Tamaño real', en: 'Actual size' },
  fullScreen: { es: 'Pantalla completa', en: 'Full screen' },
  reload: { es: 'Recargar', en: 'Reload' },
  devTools: { es: 'Herramientas de desarrollo', en: 'Developer tools' },
  go: { es: 'Ir', en: 'Go' },
  help: { es: 'Ayuda', en: 'Help' },
  about: { es: 'Acerca de Expediente', en: 'About Expediente' },
} satisfies Record<string, Text>;

export function setMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options)));
}

function menuTemplate({ language, isMac, isPackaged, run }: MenuOptions): MenuItemConstructorOptions[] {
  const label = (name: keyof typeof words): string => words[name][language];
  const role = (
    name: keyof typeof words,
    role: NonNullable<MenuItemConstructorOptions['role']>,
  ): MenuItemConstructorOptions => ({ label: label(name), role });
  const commands = (prefix: string): MenuItemConstructorOptions[] =>
    menuCommands
      .filter(({ id }) => id.startsWith(prefix))
      .map((command) => ({
        label: command.words[language],
        click: () => run(command.id),
        // Shown only: the window hears the keys itself and knows whether a person is writing.
        ...('accelerator' in command ? { accelerator: command.accelerator, registerAccelerator: false } : {}),
      }));
  const line: MenuItemConstructorOptions = { type: 'separator' };

  const file: MenuItemConstructorOptions = {
    label: label('file'),
    submenu: [...commands('palette'), line, role('quit', 'quit')],
  };
  const edit: MenuItemConstructorOptions = {
    label: label('edit'),
    submenu: [
      role('undo', 'undo'),
      role('redo', 'redo'),
      line,
      role('cut', 'cut'),
      role('copy', 'copy'),
      role('paste', 'paste'),
      role('selectAll', 'selectAll'),
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: label('view'),
    submenu: [
      role('resetZoom', 'resetZoom'),
      role('zoomIn', 'zoomIn'),
      role('zoomOut', 'zoomOut'),
      line,
      role('fullScreen', 'togglefullscreen'),
      ...(isPackaged ? [] : [line, role('reload', 'reload'), role('devTools', 'toggleDevTools')]),
    ],
  };
  const go: MenuItemConstructorOptions = {
    label: label('go'),
    submenu: commands('go.'),
  };
  const help: MenuItemConstructorOptions = {
    label: label('help'),
    role: 'help',
    submenu: [...commands('help.'), line, role('about', 'about')],
  };
  // On macOS the first menu is the application's own, whatever it is called.
  const own: MenuItemConstructorOptions[] = isMac ? [{ role: 'appMenu' }] : [];
  return [...own, file, edit, view, go, help];
}
