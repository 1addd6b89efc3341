import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@shared/default-settings';
import { startPractice } from '../../../src-practice';
import { systemClock } from '../../engine/clock';
import { nodeTransport } from '../../upstream/node-transport';
import { openWorkspace, type Workspace } from '../../workspace';
import { createKeys, type Keys } from '../keys';
import { createGrants } from '../oauth/grants';
import { startService, type Service } from '../service';
import { docsFiles } from './docs';

export interface PracticeService {
  readonly service: Service;
  readonly workspace: Workspace;
  readonly keys: Keys;
  /** What went to the log. */
  readonly logged: readonly unknown[];
  /** Ends everything and deletes its data. */
  close(): Promise<void>;
}

/**
 * The whole service over the stand-ins, in a folder of its own.
 * @param builtDir folder of the built worker files, for tests that need one
 */
export async function openPracticeService(
  builtDir = join(process.cwd(), 'out/main'),
): Promise<PracticeService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'expediente-service-'));
  const logged: unknown[] = [];
  const log = { error: (_where: string, error: unknown) => void logged.push(error) };
  const workspace = await openWorkspace({
    dataDir,
    builtDir,
    practice: true,
    originMap: {},
    settings: () => defaultSettings,
    transport: nodeTransport(),
    clock: systemClock,
    log,
    door: 'cli',
    startPractice,
  });
  const { store, engine } = workspace;
  const keys = createKeys(store, systemClock, randomUUID, 'test');
  const service = await startService({
    engine,
    keys,
    grants: createGrants(store, systemClock, randomUUID, 'test'),
    consent: async () => false,
    clock: systemClock,
    log,
    docs: docsFiles,
    port: 0,
  });
  return {
    service,
    workspace,
    keys,
    logged,
    async close() {
      await service.stop();
      keys.flush();
      await workspace.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
