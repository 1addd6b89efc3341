import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@shared/operations';
import { defaultSettings } from '@shared/default-settings';
import { systemClock } from '../src-main/engine/clock';
import { localOrganization } from '../src-main/engine/call';
import { nodeTransport } from '../src-main/upstream/node-transport';
import { openWorkspace, type Workspace } from '../src-main/workspace';

export interface BenchWorkspace extends Workspace {
  /** Closes it and deletes its data. */
  discard(): Promise<void>;
}

/** The workspace as the command line composes it, in a folder of its own and without a quota to speak of. */
export async function benchWorkspace(originMap: Record<string, string>): Promise<BenchWorkspace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'expediente-bench-'));
  const workspace = await openWorkspace({
    dataDir,
    builtDir: join(process.cwd(), 'out', 'main'),
    practice: false,
    originMap,
    settings: () => defaultSettings,
    transport: nodeTransport(),
    clock: systemClock,
    log: {
      error(where, error) {
        throw new Error(`the bench failed in ${where}`, { cause: error });
      },
    },
    door: 'cli',
  });
  for (const { id } of operations) workspace.engine.setQuota(localOrganization, id, 1_000_000);
  return {
    ...workspace,
    async discard() {
      await workspace.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
