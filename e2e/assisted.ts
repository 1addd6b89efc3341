import type { ElectronApplication, Page } from '@playwright/test';
import type { AssistanceView } from '../src-shared/assistance';
import type { LookupView } from '../src-shared/lookup';
import { expect } from './app';
import { ask } from './window';

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

/** Takes a lookup to the window, once it waits there. */
export async function openPage(page: Page, lookupId: string): Promise<void> {
  const waits = async () =>
    (await ask<AssistanceView[]>(page, 'assistance.list', {})).some((entry) => entry.lookupId === lookupId);
  await expect.poll(waits).toBe(true);
  await ask(page, 'assistance.open', { lookupId });
}

/** A lookup that has come to its end. */
export async function whenDone(page: Page, id: string): Promise<LookupView> {
  const view = () => ask<LookupView>(page, 'lookups.get', { id });
  await expect.poll(async () => (await view()).state).toBe('done');
  return view();
}
