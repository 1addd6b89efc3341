import fc from 'fast-check';
import { channels } from '@shared/channels';
import { LookupError } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { Channel } from '@shared/ipc';
import { describe, expect, it } from 'vitest';
import { dispatch } from './dispatch';
import type { Handlers } from './handlers/handlers';

/** Handlers that must not be reached, but for those given. */
function handlers(given: Partial<Record<Channel, (request: never) => unknown>> = {}): Handlers {
  const unreachable = Object.fromEntries(
    channels.map((channel) => [
      channel,
      () => {
        throw new Error(`${channel} was reached`);
      },
    ]),
  );
  return { ...unreachable, ...given } as unknown as Handlers;
}

function memoryLog() {
  const entries: { where: string; error: unknown }[] = [];
  return { entries, error: (where: string, error: unknown) => void entries.push({ where, error }) };
}

const refused = { ok: false, failure: { code: 'bad_request' } };

describe('dispatch', () => {
  it('hands the checked request over and the answer back', async () => {
    const echo = handlers({ 'lookups.get': (request: { id: string }) => request.id });
    expect(await dispatch('lookups.get', { id: 'L1' }, echo, memoryLog())).toEqual({ ok: true, value: 'L1' });
  });

  // Objects with a member that no request has, and whatever is not an object.
  const foreign = fc.oneof(
    fc.anything({ withNullPrototype: true }).map((value) => ({ notOfTheContract: value })),
    fc.anything().filter((value) => typeof value !== 'object' || value === null || Array.isArray(value)),
  );

  it.each(channels)('%s refuses what is not its request', async (channel) => {
    await fc.assert(
      fc.asyncProperty(foreign, async (payload) => {
        expect(await dispatch(channel, payload, handlers(), memoryLog())).toMatchObject(refused);
      }),
      { numRuns: 40 },
    );
  });

  it.each(channels)('%s refuses a text of 10 MB in any of its members', async (channel) => {
    const payload = { id: 'x', text: 'x'.repeat(10_000_000) };
    expect(await dispatch(channel, payload, handlers(), memoryLog())).toMatchObject(refused);
  });

  it('refuses an input that is too large, also when it holds itself', async () => {
    const run = { operation: 'x', fresh: false, purpose: null, legalBasis: null };
    const round: { self?: unknown; text: string } = { text: 'x'.repeat(3_000_000) };
    round.self = round;
    for (const input of ['x'.repeat(3_000_000), Array.from({ length: 3_000_000 }, () => 0), round])
      expect(await dispatch('lookups.run', { ...run, input }, handlers(), memoryLog())).toMatchObject(
        refused,
      );
  });

  it('takes a file larger than any other request, up to its own limit', async () => {
    const open = handlers({ 'drafts.openBytes': (request: { bytes: Uint8Array }) => request.bytes.length });
    const payload = (bytes: number) => ({ name: 'a.csv', bytes: new Uint8Array(bytes) });
    expect(await dispatch('drafts.openBytes', payload(20_000_000), open, memoryLog())).toMatchObject({
      ok: true,
    });
    expect(await dispatch('drafts.openBytes', payload(120_000_000), open, memoryLog())).toMatchObject(
      refused,
    );
  });

  it('gives the words of a failure', async () => {
    const words = { es: 'No existe.', en: 'There is none.' };
    const failing = handlers({
      'lookups.get': () => {
        throw new Failure('not_found', words);
      },
    });
    const log = memoryLog();
    expect(await dispatch('lookups.get', { id: 'L1' }, failing, log)).toEqual({
      ok: false,
      failure: { code: 'not_found', message: words },
    });
    expect(log.entries).toEqual([]);
  });

  it('gives the words of an error of the engine', async () => {
    const failing = handlers({
      'lookups.run': () => {
        throw new LookupError({ code: 'invalid_request', details: { reason: 'unknown_operation' } });
      },
    });
    const run = { operation: 'x', input: {}, fresh: false, purpose: null, legalBasis: null };
    expect(await dispatch('lookups.run', run, failing, memoryLog())).toEqual({
      ok: false,
      failure: {
        code: 'bad_request',
        message: { es: 'No existe esa operación.', en: 'There is no such operation.' },
      },
    });
  });

  it('logs what nobody foresaw and tells nothing of it', async () => {
    const error = new Error('SQLITE: Ana Ejemplo');
    const failing = handlers({ 'quota.list': () => Promise.reject(error) });
    const log = memoryLog();
    const reply = await dispatch('quota.list', {}, failing, log);
    expect(reply).toMatchObject({ ok: false, failure: { code: 'internal' } });
    expect(JSON.stringify(reply)).not.toContain('Ana');
    expect(log.entries).toEqual([{ where: 'quota.list', error }]);
  });

  it.each(['SQLITE_FULL', 'ENOSPC'])('says that the disk is full (%s) and what to do', async (code) => {
    const error = Object.assign(new Error('no room'), { code });
    const failing = handlers({ 'quota.list': () => Promise.reject(error) });
    const reply = await dispatch('quota.list', {}, failing, memoryLog());
    expect(reply).toMatchObject({
      ok: false,
      failure: { message: { es: expect.stringContaining('libere espacio') } },
    });
  });
});
