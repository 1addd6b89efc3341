import type { Session } from './session';

/** `verify`: proves that nothing recorded was changed; exit code 1 when something was. */
export async function verifyWorkspace({ output, workspace, language }: Session): Promise<number> {
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
