// Opens the application where nobody can see it and writes a picture of its window:
//   node scripts/start-unseen.mjs PICTURE [application arguments]
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { _electron as electron } from '@playwright/test';
import { root, say } from './setup/shell.mjs';

const [picture, ...applicationArguments] = process.argv.slice(2);
const application = await electron
  .launch({
    executablePath: createRequire(import.meta.url)('electron'),
    args: [root, ...applicationArguments],
    cwd: process.cwd(),
  })
  .catch(sayWhy);
const closed = once(application, 'close');
const window = await application.firstWindow();
await window.locator('html[data-ready]').waitFor();
await window.locator('.skeleton').first().waitFor({ state: 'detached' });
await window.screenshot({ path: picture });
say(`A picture of the window is in ${picture}`);

if (process.stdin.isTTY) {
  say('The application keeps running; Ctrl+C ends it.');
  process.once('SIGINT', () => application.close());
} else {
  say('Nobody is at the keyboard, so the application is closed again.');
  await application.close();
}
await closed;

/** An application that ends before it has a window has said why; its words stand between those of Chromium. */
function sayWhy(error) {
  const lines = (error.log ?? []).flatMap((line) => /\[err\] (.+)/.exec(line)?.[1] ?? []);
  const own = lines.filter((line) => !/^(\[\d+:|Debugger |For help, see|DevTools )/.test(line));
  if (own.length === 0) throw error;
  say('The application ended before it had a window:');
  for (const line of own) say(`  ${line}`);
  process.exit(1);
}
