import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '@shared/operations/co/secop/contract';
import { process } from '@shared/operations/co/secop/process';
import { contracts } from '../../../../src-practice/co/secop/contracts';
import { processes } from '../../../../src-practice/co/secop/processes';
import { LookupError } from '@shared/errors';
import { runAdapter, scriptedHttp } from '../../testing/ask';
import { damagedJson } from '../../testing/damage';

const today = '2026-11-21';
const odd = ['No Definido', '2026-03-01T00:00:00.000', '1e9', 'Si', { url: 'https://example.org' }];

/** Every text and number that stands anywhere in a JSON value. */
function scalars(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalars) : [];
}

/** Values that the adapter adds of itself: what it was asked, names of data sets, the currency, the platform. */
const own = new Set(['true', 'false', 'secop_ii', 'COP']);

/** Whatever a source sends, an adapter ends with the typed error or tells what was sent, and nothing else. */
async function holds(
  operation: typeof contract | typeof process,
  input: object,
  text: string,
): Promise<boolean> {
  try {
    const { data } = await runAdapter(
      operation as typeof contract,
      input as never,
      scriptedHttp([{ body: text }]).http,
    );
    const sent = scalars(JSON.parse(text)).join('\n');
    const { datasets: _, ...told } = data;
    for (const value of scalars(told)) if (!own.has(value)) expect(sent).toContain(value);
    return true;
  } catch (error) {
    if (error instanceof LookupError && error.value.code === 'upstream_error') return false;
    throw error;
  }
}

test.each([
  [contract, { contract_id: 'CO1.PCCNTR.9000004' }, contracts.rows(today).slice(0, 2)],
  [process, { id: 'CO1.REQ.9000001' }, processes.rows(today).slice(0, 3)],
] as const)('damaged answers to $id', async (operation, input, rows) => {
  let understood = 0;
  await fc.assert(
    fc.asyncProperty(damagedJson(JSON.stringify(rows), odd), async (text) => {
      if (await holds(operation, input, text)) understood += 1;
    }),
    { numRuns: 300 },
  );
  expect(understood).toBeGreaterThan(30);
});
