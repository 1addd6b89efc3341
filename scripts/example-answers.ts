import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedOperations } from '@shared/operations';
import { defaultSettings } from '@shared/default-settings';
import { formBrowser } from '../src-main/assisted/testing/form-browser';
import { takePart } from '../src-main/assisted/testing/helped';
import { localOrganization } from '../src-main/engine/call';
import { systemClock } from '../src-main/engine/clock';
import { nodeTransport } from '../src-main/upstream/node-transport';
import { openWorkspace } from '../src-main/workspace';
import { startPractice } from '../src-practice';

/*
 * What each operation answers to its example request in practice mode, for the OpenAPI description: real answers, over
 * invented people, cut to a size that a person reads.
 */

const maxEntries = 2;
const maxCharacters = 400;
const patienceMs = 10_000;

/** The answers by operation id, and why there are none. */
export interface Examples {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly missing: readonly string[];
}

interface Wanted {
  /** Those that there are. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Operations that are asked again all the same. */
  readonly again: readonly string[];
}

export async function exampleAnswers({ known, again }: Wanted): Promise<Examples> {
  const dataDir = mkdtempSync(join(tmpdir(), 'expediente-examples-'));
  const workspace = await openWorkspace({
    dataDir,
    builtDir: join(process.cwd(), 'out/main'),
    practice: true,
    originMap: {},
    settings: () => defaultSettings,
    transport: nodeTransport(),
    clock: systemClock,
    log: { error: (where, error) => console.error(where, error) },
    door: 'cli',
    startPractice,
    assistedBrowser: formBrowser(),
    emit: {
      changed: () => setImmediate(() => workspace.assistance && takePart(workspace.assistance)),
      batch: () => undefined,
    },
  });
  const answers: Record<string, unknown> = {};
  const missing: string[] = [];
  try {
    for (const operation of publishedOperations) {
      const before = known[operation.id];
      if (!again.includes(operation.id) && operation.data.safeParse(before).success) {
        answers[operation.id] = before;
        continue;
      }
      const { data, error } = await workspace.engine.lookup({
        operation: operation.id,
        input: operation.example,
        organization: localOrganization,
        door: 'cli',
        idempotencyKey: randomUUID(),
        patienceMs,
      });
      const answer = cut(data);
      if (data !== null && operation.data.safeParse(answer).success) answers[operation.id] = answer;
      else missing.push(`${operation.id}: ${JSON.stringify(error?.details ?? 'cut short')}`);
    }
  } finally {
    await workspace.close();
    rmSync(dataDir, { recursive: true });
  }
  return { answers, missing };
}

function cut(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > maxCharacters ? `${value.slice(0, maxCharacters - 1)}…` : value;
  if (Array.isArray(value)) return value.slice(0, maxEntries).map(cut);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]));
}
