import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '@shared/failure';
import { UsageError } from '../launch/options';
import { runMatch } from './match';
import type { Session } from './session';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-match-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const session = (): Session =>
  ({
    workingDirectory: folder,
    language: 'es',
    signal: new AbortController().signal,
    output: { say: () => undefined, progress: () => undefined },
  }) as unknown as Session;

/** Writes the pairs, runs the command and gives the result back, row by row. */
async function match(content: string | Uint8Array): Promise<string[]> {
  writeFileSync(join(folder, 'pairs.csv'), content);
  await runMatch(session(), { csv: 'pairs.csv', out: 'scored.csv' });
  return readFileSync(join(folder, 'scored.csv'), 'utf8').trimEnd().split('\n');
}

describe('match', () => {
  it('reads a file in UTF-16, as spreadsheets save «Unicode text»', async () => {
    const text = Buffer.from('\ufeffa\tb\r\nJosé Peña\tJOSÉ PEÑA\r\n', 'utf16le');
    expect(await match(text)).toEqual(['a\tb\tscore\tofac_score', 'José Peña\tJOSÉ PEÑA\t1.0000\t100']);
  });

  it('adds both scores and keeps the other columns', async () => {
    const [heads, same, other] = await match(
      'id,a,b,schema,note\r\n7,Nadia Ycaza,"YCAZA, Nadia",Person,"uno, dos"\r\n8,Nadia Ycaza,Pedro Ycaza,Person,\r\n',
    );
    expect(heads).toBe('id,a,b,schema,note,score,ofac_score');
    expect(same).toBe('7,Nadia Ycaza,"YCAZA, Nadia",Person,"uno, dos",1.0000,100');
    expect(Number(other?.split(',').at(-2))).toBeLessThan(0.6);
  });

  it('reads what spreadsheets save: semicolons, a byte order mark, Windows-1252', async () => {
    expect(await match('\ufeffa;b\nNúñez;Nunez\n')).toEqual([
      'a;b;score;ofac_score',
      'Núñez;Nunez;1.0000;76',
    ]);
    const [, row] = await match(Buffer.from('a;b\nNúñez;Núñez\n', 'latin1'));
    expect(row).toBe('Núñez;Núñez;1.0000;100');
  });

  it('puts the scores in the place of older ones', async () => {
    expect(await match('score,a,b\nold,Ana,Ana\n')).toEqual(['a,b,score,ofac_score', 'Ana,Ana,1.0000,100']);
  });

  it.each([
    ['', 'está vacío'],
    ['a,c\n1,2\n', 'necesita las columnas a y b'],
    ['a,b,schema\nx,y,Barco\n', 'línea 2: la columna schema dice «Barco»'],
    ['a,b\nx,y,z\n', 'no se puede leer como CSV desde la línea 2'],
    ['a,b\n"x,y\n', 'no se puede leer como CSV'],
  ])('refuses %j and leaves nothing behind', async (content, message) => {
    const failure = await match(content).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Failure).words.es).toContain(message);
    expect(readdirSync(folder)).toEqual(['pairs.csv']);
  });

  it('says which file is missing, and does not write over what it reads', async () => {
    await expect(runMatch(session(), { csv: 'none.csv', out: 'o.csv' })).rejects.toThrow(/none\.csv.*ENOENT/);
    await expect(runMatch(session(), { csv: 'p.csv', out: './p.csv' })).rejects.toBeInstanceOf(UsageError);
  });
});
