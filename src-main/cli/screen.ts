import { Option } from 'commander';
import { Failure } from '@shared/failure';
import { legalBases } from '@shared/lookup';
import {
  screeningSubject,
  type ListedHit,
  type ScreenedList,
  type ScreeningSubject,
  type SubjectKind,
} from '@shared/screening';
import type { Language, Text } from '@shared/text';
import { unknownCountries } from '@shared/vocabulary/countries';
import { changeWords, outcomeWords } from '@shared/words/matching';
import { schemas } from '../datasets/matching';
import { UsageError } from '../launch/options';
import { openLists, searchLists, type OpenLists } from '../screening/search';
import type { Declaring } from './declaring';
import { runScreenFile, type ScreenFileOptions } from './screen-file';
import type { Session } from './session';

/** `screen`: a name, or with --csv the names of a file. */
export function declareScreen({ program, text, read, execute }: Declaring): void {
  program
    .command('screen')
    .description(
      text(
        'busca a una persona, empresa o nave en todas las listas guardadas; código de salida 1 cuando falta una lista, para que el silencio no pase por respuesta',
        'search every held list of names for a person, company or vessel; exit code 1 when a list is missing, so that silence is not taken for an answer',
      ),
    )
    .argument('[name]', text('en cualquier escritura; ninguno con --csv', 'in any script; none with --csv'))
    .option(
      '--csv <file>',
      text(
        'cruza cada nombre de un CSV o XLSX y conserva el resultado',
        'screen every name of a CSV or XLSX instead, and keep what came of it',
      ),
    )
    .option(
      '--out <file>',
      text(
        'con --csv: archivo de los resultados (.csv o .xlsx)',
        'with --csv: where the results go (.csv or .xlsx)',
      ),
    )
    .option(
      '--purpose <text>',
      text(
        'con --csv: para qué se cruza; queda con cada nombre',
        'with --csv: why it is screened; kept with every name',
      ),
    )
    .addOption(
      new Option(
        '--legal-basis <basis>',
        text('con --csv: queda con cada nombre', 'with --csv: kept with every name'),
      ).choices(legalBases),
    )
    .option(
      '--birth-date <date>',
      text('aaaa, aaaa-mm o aaaa-mm-dd', 'yyyy, yyyy-mm or yyyy-mm-dd'),
      read.birthDate,
    )
    .option(
      '--country <names...>',
      text(
        'de nacionalidad, nacimiento o dirección, como los escriben las listas',
        'of nationality, birth or address, as the lists write them',
      ),
    )
    .option(
      '--identifier <numbers...>',
      text(
        'números de identidad; si una lista tiene uno, coincide sea cual sea el nombre',
        'identity numbers; one that a list has is a match whatever the name',
      ),
    )
    .addOption(
      new Option('--schema <kind>', text('qué clase de nombre es', 'what kind of name it is')).choices(
        schemas,
      ),
    )
    .option(
      '--threshold <score>',
      text('de 0 a 1; lo que puntúa menos no es coincidencia', 'from 0 to 1; what scores less is no hit'),
      read.share,
      0.8,
    )
    .option(
      '--limit <number>',
      text('máximo de coincidencias por lista', 'hits of each list at most'),
      read.wholeNumber,
      20,
    )
    .option(
      '--json',
      text(
        'escribe las coincidencias con su explicación en JSON',
        'print the hits with their explanation as JSON',
      ),
    )
    .action((name: string | undefined, options: ScreenOptions & Partial<ScreenFileOptions>) =>
      execute((session) => {
        const { csv } = options;
        if (csv !== undefined) return runScreenFile(session, { ...options, csv });
        if (name === undefined)
          throw new UsageError({
            es: 'screen necesita un nombre, o --csv ARCHIVO.',
            en: 'screen needs a name, or --csv FILE.',
          });
        return runScreen(session, name, options);
      }),
    );
}

interface ScreenOptions {
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
async function runScreen(session: Session, name: string, options: ScreenOptions): Promise<number> {
  const { output, signal, language } = session;
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
  else await output.write(hits.map((hit) => `${lineOf(hit, language)}\n`).join(''));
  if (hits.length === 0) output.say(nobody(lists.searched.length, threshold)[language]);
  for (const country of unknownCountries(subject.countries)) output.say(notACountry(country)[language]);
  for (const { dataset } of lists.missing)
    output.say(
      language === 'es'
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
  const [field = 'name'] = read.error.issues[0]?.path ?? [];
  throw new Failure('bad_request', unusable[field as keyof ScreeningSubject]);
}

/** Why a subject cannot be screened, by the field that does not hold. */
const unusable: Readonly<Record<keyof ScreeningSubject, Text>> = {
  name: {
    es: 'El nombre necesita al menos dos letras, y 200 caracteres como máximo.',
    en: 'The name needs at least two letters, and 200 characters at most.',
  },
  kind: { es: 'Puede ser Person, Company o Vessel.', en: 'It can be Person, Company or Vessel.' },
  birthDate: {
    es: 'La fecha de nacimiento no existe o es anterior a 1800: escríbala como aaaa, aaaa-mm o aaaa-mm-dd.',
    en: 'The birth date does not exist or is before 1800: write it as yyyy, yyyy-mm or yyyy-mm-dd.',
  },
  countries: {
    es: 'Se aceptan hasta diez países, cada uno de 1 a 60 caracteres.',
    en: 'Up to ten countries are accepted, each of 1 to 60 characters.',
  },
  identifiers: {
    es: 'Se aceptan hasta diez identificaciones, cada una de 1 a 60 caracteres.',
    en: 'Up to ten identity numbers are accepted, each of 1 to 60 characters.',
  },
};

const nobody = (lists: number, threshold: number): Text => ({
  es: `Ningún nombre llega a ${threshold} en ${lists === 1 ? 'la lista consultada' : `las ${lists} listas consultadas`}.`,
  en: `No name reaches ${threshold} in the ${lists === 1 ? 'list' : `${lists} lists`} that ${lists === 1 ? 'was' : 'were'} searched.`,
});

const notACountry = (name: string): Text => ({
  es: `«${name}» no es un país conocido y no cuenta para el puntaje.`,
  en: `“${name}” is no known country and does not count for the score.`,
});

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

function lineOf({ score, dataset, name, words, adjustments }: ListedHit, language: Language): string {
  const because = [
    ...words.map(({ asked, listed, outcome }) =>
      outcome === 'exact'
        ? asked.join(' ')
        : `${asked.join(' ') || '—'} / ${listed.join(' ') || '—'}: ${outcomeWords[outcome][language]}`,
    ),
    ...adjustments.map(
      ({ reason, change }) => `${changeWords[reason][language]} ${change > 0 ? '+' : ''}${change.toFixed(2)}`,
    ),
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
