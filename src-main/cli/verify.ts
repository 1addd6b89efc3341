import { existsSync } from 'node:fs';
import { Failure } from '@shared/failure';
import { workspaceFile } from '../workspace';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `verify`: the proof of the workspace. */
export function declareVerify({ program, text, execute }: Declaring): void {
  program
    .command('verify')
    .description(text('prueba que nada de lo registrado cambió', 'prove that nothing recorded was changed'))
    .action(() => execute(verifyWorkspace));
}

/** `verify`: proves that nothing recorded was changed; exit code 1 when something was, or when there is no workspace. */
async function verifyWorkspace(session: Session): Promise<number> {
  const { output, workspace, language, dataDir, settings } = session;
  const file = workspaceFile(dataDir, settings.practice);
  // Opening would make an empty one, of which everything could be said.
  if (!existsSync(file))
    throw new Failure('not_found', {
      es: `No hay nada que verificar: ${file} no existe. Revise --data-dir y --practice.`,
      en: `There is nothing to verify: ${file} does not exist. Check --data-dir and --practice.`,
    });
  const { store } = await workspace();
  const { ok, entries, brokenAt, head } = await store.verify();
  await output.json({ ok, entries, broken_at: brokenAt, head });
  if (!ok)
    output.say(
      language === 'es'
        ? `El registro de auditoría no coincide desde la entrada ${brokenAt}.`
        : `The audit log does not match from entry ${brokenAt} on.`,
    );
  return ok ? 0 : 1;
}
