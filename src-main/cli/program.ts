import { Command, Option } from 'commander';
import { exportFormats, identifierKinds, type ExportFormat } from '@shared/dossier';
import { legalBases } from '@shared/lookup';
import type { Language } from '@shared/text';
import { launchOptionHelp, UsageError } from '../launch/options';
import { argumentReaders } from './arguments';
import { backUp, restore } from './backup';
import { runBatch, type BatchOptions } from './batch';
import { importDataset, listDatasets, refreshDataset } from './dataset';
import { addToDossier, createDossier, exportDossier, listDossiers, showDossier } from './dossier';
import { listGrants, revokeGrant } from './grants';
import { listHistory } from './history';
import { runLookup, type LookupOptions } from './lookup';
import { listOperations } from './operations';
import { runMatch, type MatchOptions } from './match';
import { runScreen, type ScreenOptions } from './screen';
import { runScreenFile, type ScreenFileOptions } from './screen-file';
import { schemas } from '../datasets/matching';
import { createKey, listKeys, revokeKey } from './keys';
import type { Output } from './output';
import { runQuota } from './quota';
import type { Session } from './session';
import { verifyWorkspace } from './verify';
import { localise, wordsIn } from './words';

type Work = (session: Session) => Promise<number>;

/**
 * The commands, their arguments and their help. The launch options are taken out of the line before it comes here and
 * stand in the help only.
 * @param version of the application
 * @param language of the help and of what is said about a command that cannot be understood
 * @param execute runs the chosen command's work
 */
export function createProgram(
  output: Output,
  version: string,
  language: Language,
  execute: (work: Work) => Promise<void>,
): Command {
  const text = wordsIn(language);
  const { wholeNumber, share, birthDate, portNumber, shortName } = argumentReaders(text);
  const program = new Command('expediente')
    .description(
      text(
        'Consulta personas, empresas y procesos en registros públicos, conserva la evidencia y entrega el expediente.',
        'Look people, companies and court cases up in public records, keep the evidence, hand in the dossier.',
      ),
    )
    .version(version, '-V, --version', text('escribe la versión', 'print the version'))
    .exitOverride()
    .configureOutput({
      writeOut: (written) => void output.write(written).catch(() => undefined),
      writeErr: (written) => output.say(written.trimEnd()),
    })
    .showHelpAfterError('(--help shows how it is used)');
  localise(program, language);
  for (const [flags, description] of launchOptionHelp)
    program.addOption(new Option(flags, description[language]));

  program
    .command('operations')
    .description(text('lista las operaciones', 'list the operations'))
    .option('--json', text('escribe el catálogo en JSON', 'print the catalog as JSON'))
    .action((options: { json?: boolean }) => execute((session) => listOperations(session, options)));

  program
    .command('lookup')
    .description(
      text(
        'hace una consulta y escribe la respuesta como un documento JSON; código de salida 0 solo con estado 200',
        'look one thing up and print the answer as one JSON document; exit code 0 only for status 200',
      ),
    )
    .argument('<operation>', text('id o ruta de una operación', 'id or path of an operation'))
    .argument('<json>', text('cuerpo de la consulta', 'body of the request'))
    .option(
      '--fresh',
      text(
        'pregunta a la fuente aunque una respuesta anterior sirva',
        'ask the source even when an earlier answer could be served',
      ),
    )
    .option(
      '--purpose <text>',
      text('para qué se consulta; queda con la consulta', 'why it is asked; recorded with the lookup'),
    )
    .addOption(
      new Option('--legal-basis <basis>', text('queda con la consulta', 'recorded with the lookup')).choices(
        legalBases,
      ),
    )
    .option(
      '--idempotency-key <key>',
      text(
        'la misma clave con el mismo cuerpo devuelve la misma respuesta, sin preguntar',
        'the same key and body give the same answer again, without asking',
      ),
    )
    .action((operation: string, json: string, options: LookupOptions) =>
      execute((session) => runLookup(session, operation, json, options)),
    );

  program
    .command('batch')
    .description(
      text(
        'consulta cada fila de una lista CSV o XLSX; la misma orden sigue donde quedó; código de salida 0 cuando cada fila consultable tuvo respuesta',
        'ask every row of a CSV or XLSX list; the same command again goes on where it stopped; exit code 0 when every row that can be asked was answered',
      ),
    )
    .argument('<file>', text('la lista', 'the list'))
    .requiredOption(
      '--out <file>',
      text('archivo de los resultados, .csv o .xlsx', 'where the results go, .csv or .xlsx'),
    )
    .option(
      '--column <name>',
      text(
        'título de la columna que se consulta, o su número desde 1; sin esta opción se detecta',
        'heading of the column to ask, or its number from 1; detected without it',
      ),
    )
    .option('--sheet <name>', text('hoja de un libro', 'sheet of a workbook'))
    .option('--no-header', text('la primera fila no es un título', 'the first row is not a heading'))
    .option(
      '--name <text>',
      text(
        'nombre del lote; sin esta opción, el del archivo',
        'name of the batch; the name of the file without it',
      ),
    )
    .option(
      '--accept-suggestions',
      text('repone los ceros iniciales perdidos', 'put lost leading zeros back'),
    )
    .option(
      '--retry',
      text(
        'vuelve a consultar las filas que la fuente no respondió',
        'ask the rows again that the source did not answer',
      ),
    )
    .action((file: string, options: BatchOptions) => execute((session) => runBatch(session, file, options)));

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
      birthDate,
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
      share,
      0.8,
    )
    .option(
      '--limit <number>',
      text('máximo de coincidencias por lista', 'hits of each list at most'),
      wholeNumber,
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

  program
    .command('match')
    .description(
      text(
        'compara los nombres de las columnas a y b de un CSV; agrega score (0 a 1) y ofac_score (0 a 100, a buscado, b en la lista); una columna schema dice Person, Company o Vessel, y sin ella deciden los nombres',
        'compare the names in the columns a and b of a CSV; adds score (0 to 1) and ofac_score (0 to 100, a searched for, b on the list); a column schema says Person, Company or Vessel, without it the names decide',
      ),
    )
    .requiredOption('--csv <file>', text('los pares', 'the pairs'))
    .requiredOption('--out <file>', text('archivo de los puntajes', 'where the scores go'))
    .action((options: MatchOptions) => execute((session) => runMatch(session, options)));

  program
    .command('history')
    .description(
      text(
        'escribe las consultas guardadas en JSON, la más reciente primero',
        'print recorded lookups as JSON, newest first',
      ),
    )
    .argument(
      '[text]',
      text('parte del sujeto, como un radicado', 'part of the subject, such as a radicado'),
      '',
    )
    .option('--limit <number>', text('cuántas como máximo', 'at most so many'), wholeNumber, 50)
    .action((subject: string, options: { limit: number }) =>
      execute((session) => listHistory(session, subject, options)),
    );

  program
    .command('quota')
    .description(
      text(
        'escribe en JSON cuántas consultas quedan de cada operación; si se da un límite, lo fija primero',
        'print how many lookups are left of each operation, as JSON; sets a limit first when one is given',
      ),
    )
    .argument('[operation]', text('id de una operación', 'id of an operation'))
    .argument('[limit]', text('consultas en 24 horas', 'lookups in 24 hours'), wholeNumber)
    .option(
      '--organization <name>',
      text(
        'una que tenga claves; sin esta opción, la de la ventana',
        'one that has keys; the one of the window unless named',
      ),
      shortName,
    )
    .action((operation: string | undefined, limit: number | undefined, options: { organization?: string }) =>
      execute((session) => runQuota(session, operation, limit, options)),
    );

  program
    .command('serve')
    .description(
      text(
        'atiende la interfaz por HTTP en este equipo hasta Ctrl+C; la primera línea trae su dirección y una clave',
        'answer the interface over HTTP on this machine until Ctrl+C; the first line printed is its address and a key',
      ),
    )
    .requiredOption(
      '--port <number>',
      text(
        'puerto en este equipo; 0 para cualquiera que esté libre',
        'port on the loopback; 0 for any that is free',
      ),
      portNumber,
    )
    .action((options: { port: number }) =>
      execute(async (session) => {
        // The service and its protocols take a while to load; the other commands do without.
        const { serve } = await import('./serve');
        return serve(session, options);
      }),
    );

  const keys = program
    .command('keys')
    .description(
      text('crea, lista y revoca las claves del servicio', 'make, list and revoke the keys of the service'),
    );
  keys
    .command('create')
    .description(
      text(
        'crea una clave y la escribe; no se puede volver a mostrar',
        'make a key and print it; it cannot be shown again',
      ),
    )
    .argument('<name>', text('para qué es la clave', 'what the key is for'), shortName)
    .option(
      '--organization <name>',
      text(
        'de quién es el cupo que gasta; se crea con su primera clave',
        'whose quota its lookups use; made with its first key',
      ),
      shortName,
    )
    .action((name: string, options: { organization?: string }) =>
      execute((session) => createKey(session, name, options)),
    );
  keys
    .command('list')
    .description(
      text(
        'escribe las claves en JSON, con su último uso y cuántas veces se usaron',
        'print the keys as JSON, with their last use and how often they were used',
      ),
    )
    .action(() => execute(listKeys));
  keys
    .command('revoke')
    .description(text('rechaza una clave desde ahora', 'refuse a key from now on'))
    .argument('<id>', text('como lo escribe list', 'as list prints it'))
    .action((id: string) => execute((session) => revokeKey(session, id)));

  const grants = program
    .command('grants')
    .description(
      text(
        'lista y revoca lo que se permitió a programas por OAuth',
        'list and revoke what programs were allowed by OAuth',
      ),
    );
  grants
    .command('list')
    .description(
      text(
        'escribe en JSON los programas que pueden usar el servidor de herramientas',
        'print the programs that may use the tool server, as JSON',
      ),
    )
    .action(() => execute(listGrants));
  grants
    .command('revoke')
    .description(text('deja fuera a un programa desde ahora', 'put a program out from now on'))
    .argument('<id>', text('como lo escribe list', 'as list prints it'))
    .action((id: string) => execute((session) => revokeGrant(session, id)));

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

  program
    .command('verify')
    .description(text('prueba que nada de lo registrado cambió', 'prove that nothing recorded was changed'))
    .action(() => execute(verifyWorkspace));

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

  return program;
}
