import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LookupError } from '@shared/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLog } from './log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): string => readFileSync(join(folder, 'logs', 'expediente.log'), 'utf8');

describe('the technical log', () => {
  it('says which part failed, with class, code, stack and cause', () => {
    const cause = Object.assign(new Error('disk'), { code: 'ENOSPC' });
    openLog(folder, () => 0).error('dossiers.export', new TypeError('no', { cause }));
    const line = JSON.parse(read()) as { error: { frames: string[] } };
    expect(line).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
      where: 'dossiers.export',
      error: { name: 'TypeError', cause: { name: 'Error', code: 'ENOSPC' } },
    });
    expect(line.error.frames[0]).toMatch(/^at .*log\.test\.ts/);
  });

  it('names nobody: no message is written, however it is laid out', () => {
    const log = openLog(folder, () => 0);
    log.error('a', new Error('Ana Ejemplo 1234567890\nat Ana Ejemplo (1234567890)\n  at Ana:1234567890'));
    log.error('b', 'Ana Ejemplo 1234567890');
    log.error(
      'c',
      new LookupError({ code: 'too_many_results', details: { source_message: 'Ana Ejemplo 1234567890' } }),
    );
    expect(read().split('\n')).toHaveLength(4);
    expect(read()).not.toMatch(/Ana|1234567890/);
  });

  it('goes to standard error where the file cannot be written, and never throws', () => {
    writeFileSync(join(folder, 'logs'), 'a file in the place of the folder');
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    openLog(folder, () => 0).error('batch', new RangeError('Ana Ejemplo'));
    expect(said.mock.calls).toEqual([[expect.stringMatching(/"where":"batch".*"RangeError".*\n$/)]]);
    said.mockRestore();
  });

  it('keeps three files of a bounded size', () => {
    const log = openLog(folder, () => 0);
    for (let index = 0; index < 5000; index += 1) log.error('x'.repeat(900), 'error');
    expect(readdirSync(join(folder, 'logs')).sort()).toEqual([
      'expediente.log',
      'expediente.log.1',
      'expediente.log.2',
    ]);
  });
});
