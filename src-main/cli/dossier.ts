import { resolve } from 'node:path';
import { Option } from 'commander';
import { exportFormats, identifierKinds, type ExportFormat } from '@shared/dossier';
import { dossierDraft } from '@shared/ipc';
import { legalBases } from '@shared/lookup';
import { validate } from '@shared/operations/validate';
import type { Language } from '@shared/text';
import { violationMessage } from '@shared/violations';
import type { Dossiers } from '../dossier';
import { UsageError } from '../launch/options';
import type { Declaring } from './declaring';
import { parseJson } from './json';
import type { Session } from './session';

/** `dossier`: dossiers and their exports. */
export function declareDossier({ program, text, execute }: Declaring): void {
  const dossier = program
    .command('dossier')
    .description(text('arma expedientes y los exporta', 'put dossiers together and export them'));
  dossier
    .command('list')
    .description(text('escribe los expedientes en JSON', 'print the dossiers as JSON'))
    .action(() => execute(listDossiers));
  dossier
    .command('show')
    .description(
      text('escribe en JSON un expediente con sus hallazgos', 'print a dossier with its findings as JSON'),
    )
    .argument('<dossier>', text('número o id', 'number or id'))
    .action((name: string) => execute((session) => showDossier(session, name)));
  dossier
    .command('create')
    .description(
      text('crea un expediente; escribe su número y su id', 'make a dossier; print its number and id'),
    )
    .argument(
      '<json>',
      text(
        `subjectKind (person o company), subjectName, purpose, legalBasis (${legalBases.join(', ')}); si se quiere, identifiers (kind: ${identifierKinds.join(', ')}; value) y summary`,
        `subjectKind (person or company), subjectName, purpose, legalBasis (${legalBases.join(', ')}); if wanted, identifiers (kind: ${identifierKinds.join(', ')}; value) and summary`,
      ),
    )
    .action((json: string) => execute((session) => createDossier(session, json)));
  dossier
    .command('add')
    .description(text('agrega consultas a un expediente', 'put lookups into a dossier'))
    .argument('<dossier>', text('número o id', 'number or id'))
    .argument(
      '<lookup...>',
      text('ids de consultas, como los escribe history', 'ids of lookups, as history prints them'),
    )
    .action((name: string, lookups: string[]) => execute((session) => addToDossier(session, name, lookups)));
  dossier
    .command('export')
    .description(text('escribe un expediente en un archivo', 'write a dossier to a file'))
    .argument('<dossier>', text('número o id', 'number or id'))
    .addOption(
      new Option('--format <format>', text('clase de archivo', 'kind of file'))
        .choices(exportFormats)
        .makeOptionMandatory(),
    )
    .requiredOption('--out <file>', text('archivo de destino', 'where it goes'))
    .action((name: string, options: { format: ExportFormat; out: string }) =>
      execute((session) => exportDossier(session, name, options)),
    );
}

/** `dossier list`: every dossier, what was changed last first. */
async function listDossiers({ output, workspace }: Session): Promise<number> {
  const { dossiers } = await workspace();
  await output.json(dossiers.list());
  return 0;
}

/** `dossier show ID`. */
async function showDossier({ output, workspace }: Session, name: string): Promise<number> {
  const { dossiers } = await workspace();
  await output.json(dossiers.get(idOf(dossiers, name)));
  return 0;
}

/** `dossier create JSON`: prints the id and the number of the new dossier. */
async function createDossier(session: Session, text: string): Promise<number> {
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
async function addToDossier(
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
async function exportDossier(
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
