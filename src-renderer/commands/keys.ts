import { currentCommands } from './commands';
import { keyName } from './key-name';

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select'))
  );
}

/** Runs the command that a key belongs to; returns the way to stop. */
export function followKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const name = keyName(event);
    if (name.length === 1 && isWriting(event.target)) return;
    // A dialog has the keyboard to itself, but for the palette's own key. A notice is no such dialog.
    if (document.querySelector('[role=dialog], [role=alertdialog]:not(.notice)') !== null && name !== 'Mod+K')
      return;
    const command = currentCommands().find((entry) => entry.keys === name);
    if (command === undefined) return;
    event.preventDefault();
    command.run();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** Moves the focus to the next (or previous) pane of the window, in the order of the page. */
export function focusNextPane(backwards: boolean): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(
    (pane) => pane.offsetParent !== null || pane === document.activeElement,
  );
  if (panes.length === 0) return;
  // A pane may stand in another one, such as the side of a page.
  const here = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const step = backwards ? -1 : 1;
  const next = panes[(here + step + panes.length) % panes.length] ?? panes[0];
  const inside = next?.querySelector<HTMLElement>('[role=grid], [role=listbox], [aria-current=page]');
  (inside ?? next)?.focus();
}

/** Moves the focus to the filter of the pane that has it, else to the first one of the screen. */
export function focusFilter(): void {
  const pane = document.activeElement?.closest('[data-pane]');
  const selector = 'input[data-filter]';
  const filters = [
    ...(pane?.querySelectorAll<HTMLInputElement>(selector) ?? []),
    ...document.querySelectorAll<HTMLInputElement>(selector),
  ];
  filters.find((filter) => filter.offsetParent !== null)?.focus();
}
