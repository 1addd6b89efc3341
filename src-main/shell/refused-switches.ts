/*
 * Switches of Chromium that open a door into the running application or take a protection away. Developers and the
 * end-to-end tests use them; a packed application does not start with one. Node's own door (`--inspect`) is shut by a
 * fuse of the packed runtime, which ignores the switch.
 */
const refused = [
  'allow-running-insecure-content',
  'disable-site-isolation-trials',
  'disable-web-security',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'js-flags',
  'load-extension',
  'remote-allow-origins',
  'remote-debugging-address',
  'remote-debugging-pipe',
  'remote-debugging-port',
  'renderer-cmd-prefix',
  'unsafely-treat-insecure-origin-as-secure',
] as const;

/**
 * The first switch of a command line that a packed application refuses; null when there is none.
 * @param args without the program
 */
export function refusedSwitch(args: readonly string[]): string | null {
  for (const argument of args) {
    // Chromium reads switches with one hyphen and in any case too, and on Windows with a slash.
    const name = /^(?:--?|\/)([^=:]+)/.exec(argument)?.[1]?.toLowerCase();
    if (refused.some((candidate) => candidate === name)) return argument;
  }
  return null;
}
