import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '@shared/default-settings';
import { startPolicia } from '../../src-practice/co/policia';
import { localOrganization } from '../engine/call';
import { canonical } from '../engine/question';
import { nodeTransport } from '../upstream/node-transport';
import { openWorkspace, type Workspace } from '../workspace';
import { formBrowser } from './testing/form-browser';
import { practiceBasis } from './testing/helped';

/** The real workspace, over the stand-in of the police; the person at the page is the test's. */
let dataDir: string;
let workspace: Workspace;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  workspace = await openWorkspace({
    dataDir,
    builtDir: join(import.meta.dirname, '../../out/main'),
    practice: true,
    originMap: {},
    settings: () => defaultSettings,
    transport: nodeTransport(),
    clock: { now: () => Date.now() },
    log: { error: (where, error) => expect.unreachable(`${where}: ${String(error)}`) },
    door: 'cli',
    assistedBrowser: formBrowser(),
    startPractice: startPolicia,
  });
});
afterEach(async () => {
  await workspace.close();
  rmSync(dataDir, { recursive: true });
});

const desk = () => workspace.assistance ?? expect.unreachable();

async function ask(number: string, basis = {}): Promise<string> {
  const { lookupId } = await workspace.engine.lookup({
    operation: 'policia_criminal_records',
    input: { document_number: number },
    organization: localOrganization,
    door: 'http',
    ...basis,
  });
  return lookupId ?? expect.unreachable();
}

const done = (id: string) =>
  vi.waitFor(() => expect(workspace.engine.view(id).state).toBe('done'), { timeout: 15_000 });

describe('what is recorded before a person goes to a page', () => {
  it('is asked of the person when a program did not say it, and kept with the lookup', async () => {
    const id = await ask('10000001');
    expect(desk().list()).toMatchObject([
      { lookupId: id, missing: ['purpose', 'legalBasis', 'authorization'], open: null },
    ]);
    expect(() => desk().open(id)).toThrow('record the purpose');
    desk().giveBasis([id], { ...practiceBasis, authorization: ' ' });
    expect(() => desk().open(id)).toThrow('record the purpose');

    desk().giveBasis([id], practiceBasis);
    desk().open(id);
    const [begun] = workspace.store.audit.from(1, 10);
    expect(begun).toMatchObject({
      action: 'assistance.begun',
      subject: id,
      detail: {
        operation: 'policia_criminal_records',
        basis: canonical({ ...practiceBasis }).sha256,
      },
    });
    await done(id);
    expect(workspace.engine.view(id)).toMatchObject({ door: 'http', status: 200, ...practiceBasis });
    expect((await workspace.store.verify()).ok).toBe(true);
  });

  it('parts a series: what lacks it waits', async () => {
    const first = await ask('10000001', practiceBasis);
    const lacking = await ask('10000002');
    const last = await ask('10000003', practiceBasis);
    desk().open(first);
    await done(last);
    expect(desk().list()).toMatchObject([{ lookupId: lacking, open: null }]);
    desk().decline(lacking);
    await done(lacking);
    expect(workspace.engine.view(lacking)).toMatchObject({
      status: 502,
      verdict: 'yours',
      error: { details: { reason: 'assistance_declined' } },
    });
  });
});
