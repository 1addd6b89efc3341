import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { publishedOperations } from '@shared/operations';
import { sourcesPage, withOperationList } from './documents';

const file = (name: string) => new URL(`../${name}`, import.meta.url);
const text = (name: string) => readFileSync(file(name), 'utf8');

/** As `npm run docs` writes it. */
async function formatted(name: string, markdown: string): Promise<string> {
  const options = await resolveConfig(file(name));
  return format(markdown, { ...options, filepath: file(name).pathname });
}

test('the README lists the operations of the registry (npm run docs writes them)', async () => {
  expect(await formatted('README.md', withOperationList(text('README.md')))).toBe(text('README.md'));
});

test('docs/sources.md is made from the registry (npm run docs writes it)', async () => {
  expect(await formatted('docs/sources.md', sourcesPage())).toBe(text('docs/sources.md'));
});

test('every operation and its path stand in both', () => {
  for (const { id, path } of publishedOperations)
    for (const name of ['README.md', 'docs/sources.md'])
      expect(text(name)).toContain(`\`${id}\` · \`${path}\``);
});
