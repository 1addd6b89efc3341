import { resolve } from 'node:path';
import type { ExportFormat } from '@shared/dossier';
import { dossierDraft } from '@shared/ipc';
import { validate } from '@shared/operations/validate';
import type { Language } from '@shared/text';
import { violationMessage } from '@shared/violations';
import type { Dossiers } from '../dossier';
import { UsageError } from '../launch/options';
import { parseJson } from './json';
import type { Session } from './session';

/** `dossier list`: every dossier, what was changed last first. */
export async function listDossiers({ output, workspace }: Session): Promise<number> {
  const { dossiers } = await workspace();
  await output.json(dossiers.list());
  return 0;
}

/** `dossier show ID`. */
export async function showDossier({ output, workspace }: Session, name: string): Promise<number> {
  const { dossiers } = await workspace();
  await output.json(dossiers.get(idOf(dossiers, name)));
  return 0;
}

/** `dossier create JSON`: prints the id and the number of the new dossier. */
export async function createDossier(session: Session, text: string): Promise<number> {
  const body: unknown = {
    identifiers: [],
    preparedBy: session.settings.analyst,
    summary: '',
    ...Object(parseJson(text)),
  };
  const draft = dossierDraft.safeParse(body);
  if (!draft.success) throw noDossier(body);
  const { dossiers } = await session.workspace();
  const { id, number } = dossiers.create(draft.data);
  await session.output.json({ id, number });
  return 0;
}

/** Names every rule that a new dossier breaks. */
function noDossier(body: unknown): UsageError {
  const checked = validate(dossierDraft, body);
  const violations = checked.ok ? [] : checked.violations;
  const list = (language: Language): string =>
    violations.map((one) => `\n${one.path}: ${violationMessage(one, language)}`).join('');
  return new UsageError({
    es: `El expediente no se creó. dossier create --help dice qué lleva.${list('es')}`,
    en: `No dossier was made. dossier create --help tells what it has.${list('en')}`,
  });
}

/** `dossier add ID LOOKUP…`: puts lookups into a dossier. */
export async function addToDossier(
  { output, workspace }: Session,
  name: string,
  lookups: readonly string[],
): Promise<number> {
  const { dossiers } = await workspace();
  const { id, number, findings } = dossiers.addLookups(idOf(dossiers, name), lookups);
  await output.json({ id, number, findings });
  return 0;
}

/** `dossier export ID --format F --out FILE`. */
export async function exportDossier(
  { output, workspace, language, workingDirectory }: Session,
  name: string,
  { format, out }: { readonly format: ExportFormat; readonly out: string },
): Promise<number> {
  const { dossiers } = await workspace();
  const file = resolve(workingDirectory, out);
  await output.json(await dossiers.exportTo(idOf(dossiers, name), format, language, file));
  return 0;
}

/** A dossier is named by its number, such as EXP-2026-0001, or by its id. */
function idOf(dossiers: Dossiers, name: string): string {
  return dossiers.list().find(({ number }) => number === name)?.id ?? name;
}
