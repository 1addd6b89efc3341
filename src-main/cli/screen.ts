import { Failure } from '@shared/failure';
import {
  screeningSubject,
  type ListedHit,
  type ScreenedList,
  type ScreeningSubject,
  type SubjectKind,
} from '@shared/screening';
import { openLists, searchLists, type OpenLists } from '../screening/search';
import type { Session } from './session';

export interface ScreenOptions {
  readonly birthDate?: string;
  readonly country?: readonly string[];
  readonly identifier?: readonly string[];
  readonly schema?: SubjectKind;
  readonly threshold: number;
  readonly limit: number;
  readonly json?: boolean;
}

/**
 * `screen NAME`: searches every held list of names. Exit code 0 when all lists were searched, whether somebody was found
 * or not; 1 when a list is missing, whose silence would be taken for an answer.
 */
export async function runScreen(session: Session, name: string, options: ScreenOptions): Promise<number> {
  const { output, signal } = session;
  const subject = subjectOf(name, options);
  const { datasets } = await session.workspace();
  const lists = await openLists(datasets, signal);
  if (lists.handles.length === 0) throw noLists(lists);
  const { threshold, limit } = options;
  const { hits, cut } = await searchLists(lists, subject, { threshold, limit });
  if (options.json === true)
    await output.json({
      name: subject.name,
      threshold,
      lists: lists.searched.map((list) => ({
        ...listJson(list),
        has_more: cut.includes(list.generation.dataset),
      })),
      missing: lists.missing,
      hits: hits.map(hitJson),
    });
  else await output.write(hits.map((hit) => `${lineOf(hit)}\n`).join(''));
  for (const { dataset } of lists.missing)
    output.say(
      session.language === 'es'
        ? `${dataset} no está en este equipo y no se buscó en ella: expediente dataset refresh ${dataset}`
        : `${dataset} is not on this machine and was not searched: expediente dataset refresh ${dataset}`,
    );
  return lists.missing.length === 0 ? 0 : 1;
}

function subjectOf(
  name: string,
  { birthDate, country, identifier, schema }: ScreenOptions,
): ScreeningSubject {
  const read = screeningSubject.safeParse({
    name,
    kind: schema ?? null,
    birthDate: birthDate ?? null,
    countries: country ?? [],
    identifiers: identifier ?? [],
  });
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
  throw new Failure('bad_request', {
    es: `No se puede cribar (${path.join('.')}): ${message}`,
    en: `This cannot be screened (${path.join('.')}): ${message}`,
  });
}

const listJson = ({ title, isStale, generation }: ScreenedList) => ({
  dataset: generation.dataset,
  title,
  as_of: generation.asOf,
  is_stale: isStale,
  generation: generation.id,
});

const hitJson = ({ ofacScore, recordSha256, kind, ...hit }: ListedHit) => ({
  ...hit,
  schema: kind,
  ofac_score: ofacScore,
  record_sha256: recordSha256,
});

function lineOf({ score, dataset, name, words, adjustments }: ListedHit): string {
  const because = [
    ...words.map(
      ({ asked, listed, outcome }) =>
        `${asked.join(' ') || '—'}${outcome === 'exact' ? '' : ` ${outcome} ${listed.join(' ') || '—'}`}`,
    ),
    ...adjustments.map(({ reason, change }) => `${reason} ${change > 0 ? '+' : ''}${change.toFixed(2)}`),
  ];
  return `${score.toFixed(2)}  ${dataset}  ${name}  (${because.join('; ')})`;
}

function noLists({ missing }: OpenLists): Failure {
  const names = missing.map(({ dataset }) => dataset).join(', ');
  return new Failure('not_found', {
    es: `No hay ninguna lista en este equipo. Descárguelas primero con «expediente dataset refresh LISTA»; listas: ${names}.`,
    en: `There is no list on this machine. Fetch them first with “expediente dataset refresh LIST”; lists: ${names}.`,
  });
}
