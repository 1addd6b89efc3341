import { PassThrough } from 'node:stream';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import type { Language } from '@shared/text';
import { createOutput } from './output';
import { createProgram } from './program';

function speaking(language: Language) {
  const said = new PassThrough();
  const output = createOutput(new PassThrough(), said, () => 0);
  const program = createProgram(output, '1.2.3', language, async () => undefined);
  return { program, said: () => String(said.read() ?? '') };
}

/** Every text of the help, by where it stands. */
function textsOf(command: Command, path = ''): readonly (readonly [string, string])[] {
  const here = `${path} ${command.name()}`;
  return [
    [here, command.description()] as const,
    ...command.registeredArguments.map((one) => [`${here} ${one.name()}`, one.description] as const),
    ...command.options.map((one) => [`${here} ${one.flags}`, one.description] as const),
    ...command.commands.flatMap((one) => textsOf(one, here)),
  ];
}

describe('the help', () => {
  it('is there in Spanish and in English, word for word', () => {
    const spanish = textsOf(speaking('es').program);
    const english = new Map(textsOf(speaking('en').program));
    expect(spanish.length).toBe(english.size);
    for (const [place, text] of spanish)
      expect({ place, text }).not.toEqual({ place, text: english.get(place) });
  });

  it('has titles and remarks of the library in the language too', () => {
    const export_ = speaking('es')
      .program.commands.find((one) => one.name() === 'dossier')
      ?.commands.at(-1);
    const help = export_?.helpInformation();
    for (const word of ['Uso:', 'Argumentos:', 'Opciones:', 'valores: "pdf"', 'muestra la ayuda'])
      expect(help).toContain(word);
    expect(help).not.toMatch(/Usage|Arguments|Options:|choices|display help/);
  });
});

describe('a command that cannot be understood', () => {
  it.each([
    [['operacions'], 'No existe la orden «operacions».\n¿Quiso decir operations?'],
    [['operations', '--jsn'], 'No existe la opción «--jsn».\n¿Quiso decir --json?'],
    [['lookup', 'x'], 'Falta el argumento «json».'],
    [['batch', 'x.csv'], 'Falta la opción «--out <file>».'],
    [['batch', 'x.csv', '--out'], 'A la opción «--out <file>» le falta su valor.'],
    [
      ['dossier', 'export', 'x', '--format', 'doc', '--out', 'x'],
      'El valor «doc» de la opción «--format <format>» no sirve; valores posibles: pdf, xlsx, json, zip.',
    ],
    [
      ['history', '--limit', '0'],
      'El valor «0» de la opción «--limit <number>» no sirve: un número entero desde 1.',
    ],
    [['quota', 'x', 'y'], 'El valor «y» del argumento «limit» no sirve: un número entero desde 1.'],
    [
      ['lookup', 'x', '{}', '--idempotency-key', 'ñ'],
      'El valor «ñ» de la opción «--idempotency-key <key>» no sirve: de 1 a 255 caracteres ASCII visibles.',
    ],
    [['verify', 'x'], 'Sobran argumentos: se esperaban 0 y llegaron 1 (x).'],
  ])('%j is told in Spanish', async (line, words) => {
    const { program, said } = speaking('es');
    await expect(program.parseAsync(line, { from: 'user' })).rejects.toThrow();
    expect(said()).toBe(`${words}\n(--help muestra cómo se usa)\n`);
  });

  it('is told in English when that is the language', async () => {
    const { program, said } = speaking('en');
    await expect(program.parseAsync(['verify', 'x'], { from: 'user' })).rejects.toThrow();
    expect(said()).toMatch(/^error: too many arguments for 'verify'.*\n\(--help shows how it is used\)\n$/s);
  });
});
