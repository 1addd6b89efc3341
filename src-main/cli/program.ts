import { Command, Option } from 'commander';
import { legalBases } from '@shared/lookup';
import { launchOptionHelp } from '../launch/options';
import { runLookup, type LookupOptions } from './lookup';
import { listOperations } from './operations';
import type { Output } from './output';
import type { Session } from './session';
import { verifyWorkspace } from './verify';

type Work = (session: Session) => Promise<number>;

/**
 * The commands, their arguments and their help. The launch options are taken out of the line before it comes here and
 * stand in the help only.
 * @param execute runs the chosen command's work
 */
export function createProgram(output: Output, execute: (work: Work) => Promise<void>): Command {
  const program = new Command('expediente')
    .description('Look court cases up in public records, keep the evidence, hand in the dossier.')
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
    .command('verify')
    .description('prove that nothing recorded was changed')
    .action(() => execute(verifyWorkspace));

  return program;
}
