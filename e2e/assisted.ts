import type { ElectronApplication, Page } from '@playwright/test';
import { expect } from './app';

/** The newest such page of the application: one that was left may still be closing. */
async function pageAt(electron: ElectronApplication, is: (url: string) => boolean): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(() => (found = electron.windows().findLast((page) => is(page.url()))) !== undefined)
    .toBe(true);
  return found as Page;
}

/** The application's bar in the assisted window. */
export const barOf = (electron: ElectronApplication) => pageAt(electron, (url) => url.endsWith('#/assisted'));

/** The official page in it, which a stand-in serves. */
export const officialOf = (electron: ElectronApplication) =>
  pageAt(electron, (url) => url.startsWith('http://127.0.0.1'));
