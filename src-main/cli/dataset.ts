import { resolve } from 'node:path';
import type { DatasetRefresh, DatasetView, RefreshProgress } from '@shared/dataset';
import type { Language, Text } from '@shared/text';
import type { Datasets } from '../datasets';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `dataset`: the lists that are held here. */
export function declareDataset({ program, text, execute }: Declaring): void {
  const dataset = program
    .command('dataset')
    .description(
      text(
        'lista, actualiza e importa las listas públicas guardadas en este equipo',
        'list, refresh and import the public lists that are held on this machine',
      ),
    );
  dataset
    .command('list')
    .description(
      text('escribe las listas y qué tan al día están', 'print the lists with how current they are'),
    )
    .option(
      '--json',
      text('escribe en JSON todo lo que se sabe de ellas', 'print everything known of them as JSON'),
    )
    .action((options: { json?: boolean }) => execute((session) => listDatasets(session, options)));
  dataset
    .command('refresh')
    .description(
      text(
        'pide a la fuente de una lista lo nuevo; si algo sale mal, los datos en servicio se quedan',
        'ask the source of a list for what is new; the data in service stay when anything goes wrong',
      ),
    )
    .argument('<name>', text('id de la lista', 'id of the list'))
    .action((id: string) => execute((session) => refreshDataset(session, id)));
  dataset
    .command('import')
    .description(
      text(
        'importa una lista de archivos descargados a mano',
        'import a list from files that were downloaded by hand',
      ),
    )
    .argument('<name>', text('id de la lista', 'id of the list'))
    .argument(
      '<file...>',
      text(
        'todos los archivos de una forma, con los nombres que les da la fuente',
        'all files of one form, under the names that the source gives them',
      ),
    )
    .action((id: string, files: string[]) => execute((session) => importDataset(session, id, files)));
}

const progressEveryMs = 500;

/** `dataset list`: every list with how current it is; as one JSON document, or a line for each. */
async function listDatasets(session: Session, { json }: { readonly json?: boolean }): Promise<number> {
  const { datasets } = await session.workspace();
  const views = datasets.list();
  if (json === true) await session.output.json(views);
  else await session.output.write(views.map((view) => `${lineOf(view, session.language)}\n`).join(''));
  return 0;
}

const stateWords = {
  outdated: { es: 'desactualizada, actualícela', en: 'outdated, refresh it' },
  missing: { es: 'no está en este equipo', en: 'not on this machine' },
  tooOld: { es: ' (demasiado antigua)', en: ' (too old)' },
  asOf: { es: 'datos al', en: 'as of' },
  rows: { es: 'filas', en: 'rows' },
  rejected: { es: 'rechazadas', en: 'rejected' },
  of: { es: 'de', en: 'of' },
} as const satisfies Record<string, Text>;

function lineOf({ id, generation, isStale, isOutdated, title }: DatasetView, language: Language): string {
  const say = (word: keyof typeof stateWords): string => stateWords[word][language];
  const state =
    generation === null
      ? say(isOutdated ? 'outdated' : 'missing')
      : `${say('asOf')} ${generation.asOf}${isStale ? say('tooOld') : ''}, ${Object.values(generation.rows)[0] ?? 0} ${say('rows')}`;
  return `${id.padEnd(28)} ${state} — ${title[language]}`;
}

/** `dataset refresh NAME`: asks the source for what is new. Exit code 0 when the list is then the current one. */
function refreshDataset(session: Session, id: string): Promise<number> {
  return follow(session, id, (datasets) => datasets.refresh(id, 'person'));
}

/** `dataset import NAME FILE…`: imports files that the user downloaded. */
function importDataset(session: Session, id: string, files: readonly string[]): Promise<number> {
  const paths = files.map((file) => resolve(session.workingDirectory, file));
  return follow(session, id, (datasets) => datasets.importFiles(id, paths));
}

async function follow(
  session: Session,
  id: string,
  start: (datasets: Datasets) => Promise<DatasetRefresh>,
): Promise<number> {
  const { datasets } = await session.workspace();
  const { output, signal, language } = session;
  const show = setInterval(() => {
    const { running } = datasets.view(id);
    if (running !== null) output.progress(progressLine(running, language));
  }, progressEveryMs);
  const cancel = (): void => void datasets.cancel(id);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const ended = await start(datasets);
    if (ended.problem !== null) output.say(ended.problem[language]);
    await output.json(ended);
    return ended.outcome === 'imported' || ended.outcome === 'unchanged' ? 0 : 1;
  } finally {
    clearInterval(show);
    signal.removeEventListener('abort', cancel);
  }
}

const mega = 1_000_000;

const phaseWords: Readonly<Record<RefreshProgress['phase'], Text>> = {
  waiting: { es: 'esperando', en: 'waiting' },
  downloading: { es: 'descargando', en: 'downloading' },
  reading: { es: 'leyendo', en: 'reading' },
  indexing: { es: 'indexando', en: 'indexing' },
  checking: { es: 'revisando', en: 'checking' },
};

function progressLine(
  { phase, file, doneBytes, totalBytes, rows, rejected }: RefreshProgress,
  language: Language,
): string {
  const say = (word: keyof typeof stateWords): string => stateWords[word][language];
  const total = totalBytes === null ? '' : ` ${say('of')} ${(totalBytes / mega).toFixed(1)}`;
  const bytes = doneBytes === 0 ? '' : ` ${(doneBytes / mega).toFixed(1)}${total} MB`;
  const counted = rows === 0 ? '' : `, ${rows} ${say('rows')}`;
  const left = rejected === 0 ? '' : `, ${rejected} ${say('rejected')}`;
  return `${phaseWords[phase][language]}${file === null ? '' : ` ${file}`}${bytes}${counted}${left}`;
}
