import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@shared/default-settings';
import type { Settings } from '@shared/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPractice } from '../src-practice';
import { localOrganization } from './engine/call';
import { nodeTransport } from './upstream/node-transport';
import { openWorkspace, type WorkspaceOptions } from './workspace';

const radicado = '05001310300120230012300';

describe('workspace', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'workspace-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const open = (change: Partial<WorkspaceOptions> = {}) =>
    openWorkspace({
      dataDir,
      builtDir: join(import.meta.dirname, '../out/main'),
      practice: true,
      originMap: {},
      settings: () => defaultSettings,
      transport: nodeTransport(),
      clock: { now: () => Date.now() },
      log: { error: (where, error) => expect.unreachable(`${where}: ${String(error)}`) },
      door: 'window',
      startPractice,
      ...change,
    });

  const ask = { operation: 'rama_judicial_cases_by_radicado', input: { registration_number: radicado } };
  const call = { ...ask, organization: localOrganization, door: 'window' as const, patienceMs: Infinity };

  it('looks a case up at the stand-in, keeps it in the practice file and finds it there again', async () => {
    const topics: string[] = [];
    const first = await open({
      emit: { changed: (...changed) => void topics.push(...changed), batch: () => undefined },
    });
    const outcome = await first.engine.lookup(call);
    expect(outcome.status).toBe(200);
    expect(topics).toEqual(expect.arrayContaining(['lookups', 'quota']));
    await first.close();
    expect(existsSync(join(dataDir, 'practice.sqlite'))).toBe(true);
    expect(existsSync(join(dataDir, 'expediente.sqlite'))).toBe(false);

    const second = await open();
    const view = second.engine.view(outcome.lookupId ?? '');
    expect(view).toMatchObject({ practice: true, verdict: 'found', subject: radicado });
    expect(await second.store.verify()).toMatchObject({ ok: true });
    expect(second.holdings(radicado)).toMatchObject({ lookups: 1, dossiers: [], batches: [] });
    await second.close();
  });

  it('does not leave this machine in practice, whatever the origin map says', async () => {
    const workspace = await open({
      originMap: { 'https://consultaprocesos.ramajudicial.gov.co:448': 'http://192.0.2.1:9' },
    });
    const outcome = await workspace.engine.lookup(call);
    expect(outcome.error).toMatchObject({ code: 'upstream_error', details: { reason: 'unreachable' } });
    await workspace.close();
  }, 30_000);

  it('keeps the workspace of the sources apart and asks them through the origin map', async () => {
    const standIn = await startPractice();
    const workspace = await open({ practice: false, originMap: standIn.originMap });
    const outcome = await workspace.engine.lookup(call);
    expect(outcome.status).toBe(200);
    expect(workspace.engine.view(outcome.lookupId ?? '')).toMatchObject({
      practice: false,
      redirected: true,
    });
    await workspace.close();
    await standIn.close();
    expect(existsSync(join(dataDir, 'expediente.sqlite'))).toBe(true);
    expect(existsSync(join(dataDir, 'practice.sqlite'))).toBe(false);
  });

  it('deletes what is older than the settings allow', async () => {
    let settings: Settings = defaultSettings;
    let now = Date.now();
    const workspace = await open({ settings: () => settings, clock: { now: () => now } });
    await workspace.engine.lookup(call);
    expect(await workspace.retention.purge()).toEqual({ lookups: 0, screenings: 0 });
    settings = { ...settings, retentionDays: 30 };
    expect(workspace.retention.preview()).toMatchObject({ lookups: 0, before: now - 30 * 86_400_000 });
    now += 31 * 86_400_000;
    expect(workspace.retention.preview().lookups).toBe(1);
    expect(await workspace.retention.purge()).toEqual({ lookups: 1, screenings: 0 });
    expect(await workspace.store.verify()).toMatchObject({ ok: true });
    await workspace.close();
  });

  it('closes all of it although a part cannot be closed, and tells why', async () => {
    const workspace = await open();
    const { close } = workspace.batches;
    vi.spyOn(workspace.batches, 'close').mockImplementation(async () => {
      await close();
      throw new Error('disk full');
    });
    await expect(workspace.close()).rejects.toThrow('disk full');
    expect(() => workspace.store.quickCheck()).toThrow('not open');
  });

  it('closes the file again when the stand-ins do not start', async () => {
    await expect(open({ startPractice: () => Promise.reject(new Error('no port')) })).rejects.toThrow(
      'no port',
    );
    const workspace = await open();
    await workspace.close();
  });
});
