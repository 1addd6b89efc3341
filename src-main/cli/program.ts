import { Command, Option } from 'commander';
import type { Language } from '@shared/text';
import { launchOptionHelp } from '../launch/options';
import { argumentReaders } from './arguments';
import { declareBackup } from './backup';
import { declareBatch } from './batch';
import { declareDataset } from './dataset';
import type { Declaring } from './declaring';
import { declareDossier } from './dossier';
import { declareGrants } from './grants';
import { declareHistory } from './history';
import { declareKeys } from './keys';
import { declareLookup } from './lookup';
import { declareMatch } from './match';
import { declareOperations } from './operations';
import { declareQuota } from './quota';
import { declareScreen } from './screen';
import { declareServe } from './serve-command';
import { declareVerify } from './verify';
import type { Output } from './output';
import { localise, wordsIn } from './words';

/** In the order of the help. */
const declarations: readonly ((declaring: Declaring) => void)[] = [
  declareOperations,
  declareLookup,
  declareBatch,
  declareScreen,
  declareMatch,
  declareHistory,
  declareQuota,
  declareServe,
  declareKeys,
  declareGrants,
  declareDataset,
  declareDossier,
  declareVerify,
  declareBackup,
];

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
  execute: Declaring['execute'],
): Command {
  const text = wordsIn(language);
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
  const declaring = { program, text, read: argumentReaders(text), execute };
  for (const declare of declarations) declare(declaring);
  return program;
}
