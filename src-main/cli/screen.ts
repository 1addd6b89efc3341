import type { Schema } from '../datasets/matching';
import { screen, type Screening, type ScreeningHit } from '../datasets/screening';
import { Failure } from '@shared/failure';
import type { Session } from './session';

export interface ScreenOptions {
  readonly birthDate?: string;
  readonly country?: readonly string[];
  readonly identifier?: readonly string[];
  readonly schema?: Schema;
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
  const { datasets } = await session.workspace();
  const screening = await screen(
    datasets,
    {
      name,
      ...(options.birthDate === undefined ? {} : { birthDates: [options.birthDate] }),
      ...(options.country === undefined ? {} : { countries: options.country }),
      ...(options.identifier === undefined ? {} : { identifiers: options.identifier }),
    },
    {
      limit: options.limit,
      threshold: options.threshold,
      ...(options.schema === undefined ? {} : { schema: options.schema }),
    },
    signal,
  );
  if (screening.lists.length === 0) throw noLists(screening);
  if (options.json === true) await output.json({ name, threshold: options.threshold, ...screening });
  else await output.write(screening.hits.map((hit) => `${lineOf(hit)}\n`).join(''));
  for (const { dataset } of screening.missing)
    output.say(
      session.language === 'es'
        ? `${dataset} no está en este equipo y no se buscó en ella: expediente dataset refresh ${dataset}`
        : `${dataset} is not on this machine and was not searched: expediente dataset refresh ${dataset}`,
    );
  return screening.missing.length === 0 ? 0 : 1;
}

function lineOf({ score, dataset, name, words, adjustments }: ScreeningHit): string {
  const because = [
    ...words.map(
      ({ asked, listed, outcome }) =>
        `${asked.join(' ') || '—'}${outcome === 'exact' ? '' : ` ${outcome} ${listed.join(' ') || '—'}`}`,
    ),
    ...adjustments.map(({ reason, change }) => `${reason} ${change > 0 ? '+' : ''}${change.toFixed(2)}`),
  ];
  return `${score.toFixed(2)}  ${dataset}  ${name}  (${because.join('; ')})`;
}

function noLists({ missing }: Screening): Failure {
  const names = missing.map(({ dataset }) => dataset).join(', ');
  return new Failure('not_found', {
    es: `No hay ninguna lista en este equipo. Descárguelas primero con «expediente dataset refresh LISTA»; listas: ${names}.`,
    en: `There is no list on this machine. Fetch them first with “expediente dataset refresh LIST”; lists: ${names}.`,
  });
}
