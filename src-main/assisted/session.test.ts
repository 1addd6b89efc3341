import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AssistancePlan, AssistedLookup } from '../engine/assistance';
import type { AssistedBrowser, PageEvents } from './browser';
import { redirection } from './redirection';
import { type Session, startSession, usualLookMs } from './session';

const start = 'https://fuente.example/consulta';

let html = '';
let events: PageEvents;
let session: Session;

const browser: AssistedBrowser = {
  open: (options) => {
    ({ events } = options);
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

async function open(result: AssistancePlan['result']): Promise<void> {
  session = startSession({
    lookup: { profile: { source: 'fuente', intermediates: [] } } as unknown as AssistedLookup,
    plan: { start, steps: [], result },
    recorder: { record: () => undefined },
    browser,
    redirection: redirection({}),
    now: Date.now,
    lookEveryMs: usualLookMs,
    changed: () => undefined,
    onClosed: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  html = '';
  vi.useFakeTimers();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

it('a page is taken once it has kept still, however often it is looked at before', async () => {
  await open({ on: 'page', signs: [{ phrase: 'Resultado' }] });
  html = '<p>Resultado: uno</p>';
  for (let time = 0; time < 4; time += 1) {
    events.loaded();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(session.view().isResultShown).toBe(true);

  html = '<p>Resultado: uno y dos</p>';
  await vi.advanceTimersByTimeAsync(3 * usualLookMs);
  const captures = await session.result;
  expect(captures.find(({ kind }) => kind === 'page')?.text()).toBe(html);
});

const answer = (text: string) => ({
  url: start,
  type: 'application/json',
  bytes: new TextEncoder().encode(text),
});
const isOver = async () => {
  const open = Symbol('open');
  return (await Promise.race([session.result, Promise.resolve(open)])) !== open;
};

it('an answer is taken with the page that shows it, however long the page stood still before', async () => {
  await open({ on: 'answer', url: start, choosing: [{ phrase: 'Elija' }] });
  html = '<p>Consultando</p>';
  await vi.advanceTimersByTimeAsync(5 * usualLookMs);
  events.answer(answer('1'));
  html = '<p>Dos multas</p>';
  await vi.advanceTimersByTimeAsync(3 * usualLookMs);
  const captures = await session.result;
  expect(captures.map(({ kind }) => kind)).toEqual(['answer', 'page', 'picture']);
  expect(captures[1]?.text()).toBe(html);
});

it('an answer after which the page lets the person choose is not the last', async () => {
  await open({ on: 'answer', url: start, choosing: [{ phrase: 'Elija' }] });
  events.answer(answer('1'));
  html = '<p>Elija una persona</p>';
  await vi.advanceTimersByTimeAsync(20 * usualLookMs);
  expect(await isOver()).toBe(false);
  events.answer(answer('2'));
  html = '<p>Dos multas</p>';
  await vi.advanceTimersByTimeAsync(3 * usualLookMs);
  expect((await session.result).map(({ kind }) => kind)).toEqual(['answer', 'answer', 'page', 'picture']);
});

it('a page that never keeps still does not hold its answer back', async () => {
  await open({ on: 'answer', url: start });
  const moving = setInterval(() => (html += '<i>.</i>'), 40);
  events.answer(answer('1'));
  await vi.advanceTimersByTimeAsync(10 * usualLookMs);
  clearInterval(moving);
  expect(await isOver()).toBe(true);
});
