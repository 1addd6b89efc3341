import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { notOffered } from './testing/conformance';
import { fixtureTools } from './testing/fixture-tools';
import { openToolServer } from './testing/open';
import { openWithKey } from './testing/with-key';

const run = promisify(execFile);
const suite = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

/** Runs every scenario that a revision requires against the real service; resolves to the checks of each scenario. */
async function checksOf(revision: string): Promise<ReadonlyMap<string, readonly Check[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const server = await openToolServer({ tools: fixtureTools });
  const door = await openWithKey(server.baseUrl, server.key);
  try {
    const options = ['--url', `${door.url}/mcp`, '--requirements', revision, '--output-dir', folder];
    // It ends with an error as soon as one check fails; which ones may is decided here.
    await run(process.execPath, [suite, 'server', ...options], { cwd: dirname(suite) }).catch(
      () => undefined,
    );
    return new Map(
      readdirSync(folder).map((name) => [
        scenarioOf(name),
        JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as readonly Check[],
      ]),
    );
  } finally {
    await door.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** A folder of results is named after its scenario and the time. */
function scenarioOf(folder: string): string {
  return folder.replace(/^server-(.*)-\d{4}-\d\d-\d\dT.*$/, '$1');
}

describe('the conformance suite of the protocol', () => {
  it.each(['2025-11-25', '2026-07-28'] as const)(
    'finds nothing wrong by %s',
    { timeout: 120_000 },
    async (revision) => {
      const scenarios = await checksOf(revision);
      expect([...scenarios.keys()]).toEqual(expect.arrayContaining(offered));
      const failed = [...scenarios].flatMap(([scenario, checks]) =>
        checks
          .filter(({ status }) => status === 'FAILURE')
          .map(({ id, errorMessage }) => ({ scenario, check: `${scenario}/${id}`, errorMessage })),
      );
      const reasons = notOffered[revision];
      expect(failed.filter(({ scenario, check }) => !(scenario in reasons || check in reasons))).toEqual([]);
      const needed = new Set(failed.flatMap(({ scenario, check }) => [scenario, check]));
      expect(Object.keys(reasons).filter((entry) => !needed.has(entry))).toEqual([]);
    },
  );
});

/** What must have been tried, whatever the suite may leave out one day. */
const offered = [
  'tools-list',
  'tools-call-simple-text',
  'tools-call-error',
  'tools-call-with-progress',
  'server-sse-multiple-streams',
  'json-schema-2020-12',
  'dns-rebinding-protection',
];
