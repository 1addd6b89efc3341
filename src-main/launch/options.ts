import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language, Text } from '@shared/text';

/** What the window and the command line can be told when they are started. */
export interface LaunchOptions {
  /** Absolute; null for the usual folder. */
  readonly dataDir: string | null;
  /** null leaves it to the settings. */
  readonly practice: boolean | null;
  /** Absolute path of a JSON file that redirects origins; null for none. */
  readonly upstreamMap: string | null;
  /** null leaves it to the settings. */
  readonly language: Language | null;
}

/** The options as the help of the command line shows them. */
export const launchOptionHelp = [
  [
    '--data-dir <dir>',
    {
      es: 'guarda todo en esta carpeta en lugar de la usual',
      en: 'keep everything in this folder instead of the usual one',
    },
  ],
  [
    '--practice',
    {
      es: 'pregunta a las fuentes de práctica, con casos ficticios; sin red',
      en: 'ask the built-in practice sources, which hold synthetic cases; no network',
    },
  ],
  [
    '--upstream-map <file>',
    {
      es: 'objeto JSON que redirige el origen de una fuente a otro',
      en: 'JSON object that redirects the origin of a source to another one',
    },
  ],
  ['--lang <language>', { es: 'idioma de los mensajes: es o en', en: 'language of messages: es or en' }],
] as const satisfies readonly (readonly [string, Text])[];

/** A command line that cannot be understood; the words are for the person who wrote it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly words: Text;

  constructor(words: Text, options?: ErrorOptions) {
    super(words.en, options);
    this.words = words;
  }
}

const withValue = ['data-dir', 'upstream-map', 'lang'] as const;

/**
 * Takes the launch options out of a command line, wherever they stand before a `--`.
 * @param args without the program and the application's folder
 * @param workingDirectory what relative paths are relative to
 * @returns the options, and the other arguments in their order
 * @throws {UsageError} when an option lacks its value or has one it does not take
 */
export function parseLaunchOptions(
  args: readonly string[],
  workingDirectory: string,
): { options: LaunchOptions; rest: string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    // Other options belong to a subcommand or to Chromium.
    strict: false,
    tokens: true,
    options: {
      'data-dir': { type: 'string' },
      'upstream-map': { type: 'string' },
      lang: { type: 'string' },
      practice: { type: 'boolean' },
    },
  });
  const taken = new Set<number>();
  const values: Partial<Record<(typeof withValue)[number], string>> = {};
  let practice: boolean | null = null;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') break;
    if (token.kind !== 'option') continue;
    if (token.name === 'practice') {
      if (token.value !== undefined)
        throw new UsageError({ es: '--practice no lleva valor.', en: '--practice takes no value.' });
      practice = true;
      taken.add(token.index);
      continue;
    }
    const name = withValue.find((candidate) => candidate === token.name);
    if (name === undefined) continue;
    if (
      token.value === undefined ||
      token.value === '' ||
      (!token.inlineValue && token.value.startsWith('-'))
    )
      throw new UsageError({ es: `A --${name} le falta su valor.`, en: `--${name} needs a value.` });
    values[name] = token.value;
    taken.add(token.index);
    if (!token.inlineValue) taken.add(token.index + 1);
  }
  const path = (value: string | undefined): string | null =>
    value === undefined ? null : resolve(workingDirectory, value);
  return {
    options: {
      dataDir: path(values['data-dir']),
      practice,
      upstreamMap: path(values['upstream-map']),
      language: language(values.lang),
    },
    rest: args.filter((_, index) => !taken.has(index)),
  };
}

function language(value: string | undefined): Language | null {
  if (value === undefined || value === 'es' || value === 'en') return value ?? null;
  throw new UsageError({
    es: `--lang es «es» o «en», no «${value}».`,
    en: `--lang is es or en, not ${value}.`,
  });
}
