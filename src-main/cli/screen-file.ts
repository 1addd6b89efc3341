import { basename, extname, resolve } from 'node:path';
import type { LegalBasis } from '@shared/lookup';
import type { SubjectKind } from '@shared/screening';
import { UsageError } from '../launch/options';
import { checkTarget } from '../tables/write/saving';
import { interrupted } from './exit-codes';
import { readInput, refuseSameFile, tableFormatOf } from './files';
import type { Session } from './session';

export interface ScreenFileOptions {
  readonly csv: string;
  readonly out?: string;
  readonly purpose?: string;
  readonly legalBasis?: LegalBasis;
  readonly schema?: SubjectKind;
  readonly threshold: number;
}

/**
 * `screen --csv FILE --out FILE`: screens every name of a file, whose columns are known by their heads, and writes a line
 * for each hit and one for each name without any. What was screened is kept, as in the window. Exit code 0 when every
 * name was screened.
 */
export async function runScreenFile(session: Session, options: ScreenFileOptions): Promise<number> {
  const { output, signal, workingDirectory } = session;
  const { csv, out, purpose, legalBasis, schema, threshold } = options;
  if (out === undefined)
    throw new UsageError({
      es: '--csv necesita --out ARCHIVO para los resultados (.csv o .xlsx).',
      en: '--csv needs --out FILE for the results (.csv or .xlsx).',
    });
  if (purpose === undefined || legalBasis === undefined)
    throw new UsageError({
      es: '--csv necesita --purpose y --legal-basis: quedan con cada nombre.',
      en: '--csv needs --purpose and --legal-basis: they are kept with every name.',
    });
  const [source, target] = [resolve(workingDirectory, csv), resolve(workingDirectory, out)];
  refuseSameFile(source, target);
  const format = tableFormatOf(target);
  await checkTarget(target);
  const { screeningFiles } = await session.workspace();
  const draft = await screeningFiles.drafts.open(basename(source), await readInput(source));
  const file = await screeningFiles.create({
    draftId: draft.id,
    name: basename(source, extname(source)),
    kind: schema ?? null,
    threshold,
    purpose,
    legalBasis,
  });
  const pause = (): void => void screeningFiles.pause(file.id);
  signal.addEventListener('abort', pause);
  await screeningFiles.atRest(file.id);
  signal.removeEventListener('abort', pause);
  if (signal.aborted) return interrupted;
  const { state, pausedBecause, counts } = screeningFiles.get(file.id);
  await screeningFiles.export(file.id, format, target, session.language);
  if (pausedBecause !== null) output.say(pausedBecause[session.language]);
  output.say(
    session.language === 'es'
      ? `${counts.done} nombres cribados, ${counts.withHits} con coincidencias, ${counts.invalid} sin nombre útil: ${out}`
      : `${counts.done} names screened, ${counts.withHits} with hits, ${counts.invalid} without a usable name: ${out}`,
  );
  return state === 'done' ? 0 : 1;
}
