// Opens the application where nobody can see it and writes a picture of its window:
//   node scripts/start-unseen.mjs PICTURE [application arguments]
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { _electron as electron } from '@playwright/test';
import { root, say } from './setup/shell.mjs';

const [picture, ...applicationArguments] = process.argv.slice(2);
const application = await electron.launch({
  executablePath: createRequire(import.meta.url)('electron'),
  args: [root, ...applicationArguments],
  cwd: process.cwd(),
});
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
