import { resolve } from 'node:path';
import { systemClock } from '../engine/clock';
import { listBackups, restoreBackup } from '../store';
import { workspaceFile } from '../workspace';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `backup` and `restore`. */
export function declareBackup({ program, text, execute }: Declaring): void {
  program
    .command('backup')
    .description(
      text(
        'copia el espacio de trabajo en un archivo, también mientras la ventana lo usa',
        'copy the workspace to a file, also while the window works with it',
      ),
    )
    .argument('<file>', text('archivo de la copia', 'where the copy goes'))
    .action((file: string) => execute((session) => backUp(session, file)));

  program
    .command('restore')
    .description(
      text(
        'pone una copia en lugar del espacio de trabajo, que se conserva al lado; cierre antes la ventana',
        'put a backup in the place of the workspace, which is kept beside it; close the window first',
      ),
    )
    .argument(
      '[file]',
      text(
        'la copia; sin ella se listan las que hay junto al espacio de trabajo',
        'the backup; without it the backups beside the workspace are listed',
      ),
    )
    .action((file?: string) => execute((session) => restore(session, file)));
}

/** `backup FILE`: copies the workspace, also while the window works with it. */
async function backUp({ output, workspace, workingDirectory }: Session, target: string): Promise<number> {
  const { store } = await workspace();
  const file = resolve(workingDirectory, target);
  await store.backup(file);
  await output.json({ path: file });
  return 0;
}

/** `restore [FILE]`: puts a backup in the place of the workspace; without a file it lists those that lie beside it. */
async function restore(
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
