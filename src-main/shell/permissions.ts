import type { Session } from 'electron';
import { appOrigin } from './app-scheme';

/** What the window may use of the browser, and why. Everything else, also what does not exist yet, is denied. */
const granted: Readonly<Record<string, string>> = {
  'clipboard-sanitized-write': 'copying text that a person selected; the page cannot read the clipboard',
};

/** Whether a page may use a permission of Chromium. */
export function mayUse(permission: string, origin: string): boolean {
  return Object.hasOwn(granted, permission) && isOwn(origin);
}

function isOwn(address: string): boolean {
  try {
    const { protocol, host } = new URL(address);
    return `${protocol}//${host}` === appOrigin;
  } catch {
    return false;
  }
}

/** Answers every question for a permission or a device by itself, so that none ever reaches a person. */
export function guardPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(mayUse(permission, details.requestingUrl ?? '')),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => mayUse(permission, origin));
  session.setDevicePermissionHandler(() => false);
}
