import { Help, type Command } from 'commander';
import type { Language } from '@shared/text';

/** One of two texts, in the person's language. */
export type Words = (es: string, en: string) => string;

export function wordsIn(language: Language): Words {
  return (es, en) => (language === 'es' ? es : en);
}

/** What the library says itself, in English, and how it is said in Spanish. */
const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Commands:': 'Órdenes:',
};
const complaints: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown command '(.*)'/, 'No existe la orden «$1».'],
  [/^error: unknown option '(.*)'/, 'No existe la opción «$1».'],
  [/^error: missing required argument '(.*)'/, 'Falta el argumento «$1».'],
  [/^error: required option '(.*)' not specified/, 'Falta la opción «$1».'],
  [/^error: option '(.*)' argument missing/, 'A la opción «$1» le falta su valor.'],
  [
    /^error: option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/m,
    'El valor «$2» de la opción «$1» no sirve; valores posibles: $3.',
  ],
  [
    /^error: option '(.*)' argument '(.*)' is invalid\. (.*)$/m,
    'El valor «$2» de la opción «$1» no sirve: $3.',
  ],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/m,
    'El valor «$1» del argumento «$2» no sirve: $3.',
  ],
  [
    /^error: too many arguments(?: for '.*')?\. Expected (\d+) arguments? but got (\d+): (.*)\.$/m,
    'Sobran argumentos: se esperaban $1 y llegaron $2 ($3).',
  ],
  [/\(Did you mean (one of )?(.*)\?\)/, '¿Quiso decir $2?'],
];

/** Lets the library speak the person's language. Called before there are subcommands, which take it over. */
export function localise(program: Command, language: Language): void {
  if (language === 'en') return;
  const help = new Help();
  program
    .helpOption('-h, --help', 'muestra la ayuda de la orden')
    .helpCommand('help [command]', 'muestra la ayuda de una orden')
    .showHelpAfterError('(--help muestra cómo se usa)')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      optionDescription: (option) =>
        help
          .optionDescription(option)
          .replace('(choices: ', '(valores: ')
          .replace('default: ', 'por omisión: '),
    })
    .configureOutput({
      outputError: (complaint, write) =>
        write(complaints.reduce((text, [said, spanish]) => text.replace(said, spanish), complaint)),
    });
}
