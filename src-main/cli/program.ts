import { Command, InvalidArgumentError, Option } from 'commander';
import { exportFormats, type ExportFormat } from '@shared/dossier';
import { legalBases } from '@shared/lookup';
import { launchOptionHelp, UsageError } from '../launch/options';
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

type Work = (session: Session) => Promise<number>;

/**
 * The commands, their arguments and their help. The launch options are taken out of the line before it comes here and
 * stand in the help only.
 * @param version of the application
 * @param execute runs the chosen command's work
 */
export function createProgram(
  output: Output,
  version: string,
  execute: (work: Work) => Promise<void>,
): Command {
  const program = new Command('expediente')
    .description('Look court cases up in public records, keep the evidence, hand in the dossier.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void output.write(text).catch(() => undefined),
      writeErr: (text) => output.say(text.trimEnd()),
    })
    .showHelpAfterError('(--help shows how it is used)');
  for (const [flags, description] of launchOptionHelp) program.addOption(new Option(flags, description));

  program
    .command('operations')
    .description('list the operations')
    .option('--json', 'print the catalog as JSON')
    .action((options: { json?: boolean }) => execute((session) => listOperations(session, options)));

  program
    .command('lookup')
    .description(
      'look one thing up and print the answer as one JSON document; exit code 0 only for status 200',
    )
    .argument('<operation>', 'id or path of an operation')
    .argument('<json>', 'body of the request')
    .option('--fresh', 'ask the source even when an earlier answer could be served')
    .option('--purpose <text>', 'why it is asked; recorded with the lookup')
    .addOption(new Option('--legal-basis <basis>', 'recorded with the lookup').choices(legalBases))
    .option('--idempotency-key <key>', 'the same key and body give the same answer again, without asking')
    .action((operation: string, json: string, options: LookupOptions) =>
      execute((session) => runLookup(session, operation, json, options)),
    );

  program
    .command('batch')
    .description(
      'ask every row of a CSV or XLSX list; the same command again goes on where it stopped; exit code 0 when every ' +
        'row that can be asked was answered',
    )
    .argument('<file>', 'the list')
    .requiredOption('--out <file>', 'where the results go, .csv or .xlsx')
    .option('--column <name>', 'heading of the column to ask, or its number from 1; detected without it')
    .option('--sheet <name>', 'sheet of a workbook')
    .option('--no-header', 'the first row is not a heading')
    .option('--name <text>', 'name of the batch; the name of the file without it')
    .option('--accept-suggestions', 'put lost leading zeros back')
    .option('--retry', 'ask the rows again that the source did not answer')
    .action((file: string, options: BatchOptions) => execute((session) => runBatch(session, file, options)));

  program
    .command('screen')
    .description(
      'search every held list of names for a person, company or vessel; exit code 1 when a list is missing, ' +
        'so that silence is not taken for an answer',
    )
    .argument('[name]', 'in any script; none with --csv')
    .option('--csv <file>', 'screen every name of a CSV or XLSX instead, and keep what came of it')
    .option('--out <file>', 'with --csv: where the results go (.csv or .xlsx)')
    .option('--purpose <text>', 'with --csv: why it is screened; kept with every name')
    .addOption(new Option('--legal-basis <basis>', 'with --csv: kept with every name').choices(legalBases))
    .option('--birth-date <date>', 'yyyy, yyyy-mm or yyyy-mm-dd', birthDate)
    .option('--country <names...>', 'of nationality, birth or address, as the lists write them')
    .option('--identifier <numbers...>', 'identity numbers; one that a list has is a match whatever the name')
    .addOption(new Option('--schema <kind>', 'what kind of name it is').choices(schemas))
    .option('--threshold <score>', 'from 0 to 1; what scores less is no hit', share, 0.8)
    .option('--limit <number>', 'hits of each list at most', wholeNumber, 20)
    .option('--json', 'print the hits with their explanation as JSON')
    .action((name: string | undefined, options: ScreenOptions & Partial<ScreenFileOptions>) =>
      execute((session) => {
        const { csv } = options;
        if (csv !== undefined) return runScreenFile(session, { ...options, csv });
        if (name === undefined) throw new UsageError('screen needs a name, or --csv FILE.');
        return runScreen(session, name, options);
      }),
    );

  program
    .command('match')
    .description(
      'compare the names in the columns a and b of a CSV; adds score (0 to 1) and ofac_score (0 to 100, a searched for, ' +
        'b on the list); a column schema says Person, Company or Vessel, without it the names decide',
    )
    .requiredOption('--csv <file>', 'the pairs')
    .requiredOption('--out <file>', 'where the scores go')
    .action((options: MatchOptions) => execute((session) => runMatch(session, options)));

  program
    .command('history')
    .description('print recorded lookups as JSON, newest first')
    .argument('[text]', 'part of the subject, such as a radicado', '')
    .option('--limit <number>', 'at most so many', wholeNumber, 50)
    .action((text: string, options: { limit: number }) =>
      execute((session) => listHistory(session, text, options)),
    );

  program
    .command('quota')
    .description(
      'print how many lookups are left of each operation, as JSON; sets a limit first when one is given',
    )
    .argument('[operation]', 'id of an operation')
    .argument('[limit]', 'lookups in 24 hours', wholeNumber)
    .option('--organization <name>', 'one that has keys; the one of the window unless named', shortName)
    .action((operation: string | undefined, limit: number | undefined, options: { organization?: string }) =>
      execute((session) => runQuota(session, operation, limit, options)),
    );

  program
    .command('serve')
    .description(
      'answer the interface over HTTP on this machine until Ctrl+C; the first line printed is its address and a key',
    )
    .requiredOption('--port <number>', 'port on the loopback; 0 for any that is free', portNumber)
    .action((options: { port: number }) =>
      execute(async (session) => {
        // The service and its protocols take a while to load; the other commands do without.
        const { serve } = await import('./serve');
        return serve(session, options);
      }),
    );

  const keys = program.command('keys').description('make, list and revoke the keys of the service');
  keys
    .command('create')
    .description('make a key and print it; it cannot be shown again')
    .argument('<name>', 'what the key is for', shortName)
    .option('--organization <name>', 'whose quota its lookups use; made with its first key', shortName)
    .action((name: string, options: { organization?: string }) =>
      execute((session) => createKey(session, name, options)),
    );
  keys
    .command('list')
    .description('print the keys as JSON, with their last use and how often they were used')
    .action(() => execute(listKeys));
  keys
    .command('revoke')
    .description('refuse a key from now on')
    .argument('<id>', 'as list prints it')
    .action((id: string) => execute((session) => revokeKey(session, id)));

  const grants = program.command('grants').description('list and revoke what programs were allowed by OAuth');
  grants
    .command('list')
    .description('print the programs that may use the tool server, as JSON')
    .action(() => execute(listGrants));
  grants
    .command('revoke')
    .description('put a program out from now on')
    .argument('<id>', 'as list prints it')
    .action((id: string) => execute((session) => revokeGrant(session, id)));

  const dataset = program
    .command('dataset')
    .description('list, refresh and import the public lists that are held on this machine');
  dataset
    .command('list')
    .description('print the lists with how current they are')
    .option('--json', 'print everything known of them as JSON')
    .action((options: { json?: boolean }) => execute((session) => listDatasets(session, options)));
  dataset
    .command('refresh')
    .description(
      'ask the source of a list for what is new; the data in service stay when anything goes wrong',
    )
    .argument('<name>', 'id of the list')
    .action((id: string) => execute((session) => refreshDataset(session, id)));
  dataset
    .command('import')
    .description('import a list from files that were downloaded by hand')
    .argument('<name>', 'id of the list')
    .argument('<file...>', 'all files of one form, under the names that the source gives them')
    .action((id: string, files: string[]) => execute((session) => importDataset(session, id, files)));

  const dossier = program.command('dossier').description('put dossiers together and export them');
  dossier
    .command('list')
    .description('print the dossiers as JSON')
    .action(() => execute(listDossiers));
  dossier
    .command('show')
    .description('print a dossier with its findings as JSON')
    .argument('<dossier>', 'number or id')
    .action((name: string) => execute((session) => showDossier(session, name)));
  dossier
    .command('create')
    .description('make a dossier; print its number and id')
    .argument(
      '<json>',
      'subjectKind (person or company), subjectName, purpose, legalBasis; identifiers, summary',
    )
    .action((json: string) => execute((session) => createDossier(session, json)));
  dossier
    .command('add')
    .description('put lookups into a dossier')
    .argument('<dossier>', 'number or id')
    .argument('<lookup...>', 'ids of lookups, as history prints them')
    .action((name: string, lookups: string[]) => execute((session) => addToDossier(session, name, lookups)));
  dossier
    .command('export')
    .description('write a dossier to a file')
    .argument('<dossier>', 'number or id')
    .addOption(new Option('--format <format>', 'kind of file').choices(exportFormats).makeOptionMandatory())
    .requiredOption('--out <file>', 'where it goes')
    .action((name: string, options: { format: ExportFormat; out: string }) =>
      execute((session) => exportDossier(session, name, options)),
    );

  program
    .command('verify')
    .description('prove that nothing recorded was changed')
    .action(() => execute(verifyWorkspace));

  program
    .command('backup')
    .description('copy the workspace to a file, also while the window works with it')
    .argument('<file>', 'where the copy goes')
    .action((file: string) => execute((session) => backUp(session, file)));

  program
    .command('restore')
    .description(
      'put a backup in the place of the workspace, which is kept beside it; close the window first',
    )
    .argument('[file]', 'the backup; without it the backups beside the workspace are listed')
    .action((file?: string) => execute((session) => restore(session, file)));

  return program;
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('a whole number from 1');
}

function share(text: string): number {
  const value = text.trim() === '' ? NaN : Number(text);
  if (value >= 0 && value <= 1) return value;
  throw new InvalidArgumentError('a number from 0 to 1');
}

function birthDate(text: string): string {
  if (/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return text;
  throw new InvalidArgumentError('yyyy, yyyy-mm or yyyy-mm-dd');
}

function portNumber(text: string): number {
  const value = text.trim() === '' ? NaN : Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
  throw new InvalidArgumentError('a port from 0 to 65535');
}

function shortName(text: string): string {
  const name = text.trim();
  if (name.length >= 1 && name.length <= 100) return name;
  throw new InvalidArgumentError('1 to 100 characters');
}
