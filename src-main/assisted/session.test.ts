import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AssistedLookup } from '../engine/assistance';
import type { AssistedBrowser, PageEvents } from './browser';
import { redirection } from './redirection';
import { type Session, startSession, usualLookMs } from './session';

const start = 'https://fuente.example/consulta';

let html = '';
let loaded: PageEvents['loaded'];
let session: Session;

const browser: AssistedBrowser = {
  open: ({ events }) => {
    ({ loaded } = events);
    return Promise.resolve({
      load: () => Promise.resolve(),
      frames: () => Promise.resolve([{ url: start, document: '1', html }]),
      fill: () => Promise.resolve(false),
      press: () => Promise.resolve(false),
      picture: () => Promise.resolve(new Uint8Array()),
      close: () => undefined,
    });
  },
  show: () => undefined,
  close: () => undefined,
};

beforeEach(async () => {
  vi.useFakeTimers();
  session = startSession({
    lookup: { profile: { source: 'fuente', intermediates: [] } } as unknown as AssistedLookup,
    plan: { start, steps: [], result: { on: 'page', signs: [{ phrase: 'Resultado' }] } },
    recorder: { record: () => undefined },
    browser,
    redirection: redirection({}),
    now: Date.now,
    lookEveryMs: usualLookMs,
    changed: () => undefined,
    onClosed: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

it('a page is taken once it has kept still, however often it is looked at before', async () => {
  html = '<p>Resultado: uno</p>';
  for (let time = 0; time < 4; time += 1) {
    loaded();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(session.view().isResultShown).toBe(true);

  html = '<p>Resultado: uno y dos</p>';
  await vi.advanceTimersByTimeAsync(3 * usualLookMs);
  const captures = await session.result;
  expect(captures.find(({ kind }) => kind === 'page')?.text()).toBe(html);
});
