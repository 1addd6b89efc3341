import { resolve } from 'node:path';
import { systemClock } from '../engine/clock';
import { listBackups, restoreBackup } from '../store';
import { workspaceFile } from '../workspace';
import type { Session } from './session';

/** `backup FILE`: copies the workspace, also while the window works with it. */
export async function backUp(
  { output, workspace, workingDirectory }: Session,
  target: string,
): Promise<number> {
  const { store } = await workspace();
  const file = resolve(workingDirectory, target);
  await store.backup(file);
  await output.json({ path: file });
  return 0;
}

/** `restore [FILE]`: puts a backup in the place of the workspace; without a file it lists those that lie beside it. */
export async function restore(
  { output, dataDir, settings, workingDirectory }: Session,
  backup: string | undefined,
): Promise<number> {
  const file = workspaceFile(dataDir, settings.practice);
  if (backup === undefined) {
    const backups = listBackups(file).map(({ file, at, bytes }) => ({
      path: file,
      at: new Date(at).toISOString(),
      bytes,
    }));
    await output.json(backups);
    return 0;
  }
  const replaced = restoreBackup(resolve(workingDirectory, backup), file, systemClock);
  await output.json({ path: file, replaced });
  return 0;
}
