import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOriginMap } from './origin-map-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = join(folder, 'map.json');
  writeFileSync(file, text);
  return file;
}

describe('readOriginMap', () => {
  it('reads origins', async () => {
    const map = { 'https://source.example:448': 'http://127.0.0.1:9001' };
    expect(await readOriginMap(written(JSON.stringify(map)))).toEqual(map);
    expect(await readOriginMap(written(`\ufeff${JSON.stringify(map)}`))).toEqual(map);
  });

  it.each([
    '',
    '[]',
    '"x"',
    '{"https://source.example:448/path":"http://127.0.0.1:1"}',
    '{"x":"y"}',
    '{"https://a.example":1}',
  ])('refuses %s', async (text) => {
    await expect(readOriginMap(written(text))).rejects.toMatchObject({ name: 'Failure', code: 'file' });
  });

  it('refuses a file that is not there', async () => {
    await expect(readOriginMap(join(folder, 'none'))).rejects.toMatchObject({
      name: 'Failure',
      code: 'file',
    });
  });
});
