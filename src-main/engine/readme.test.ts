import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedOperations } from '@shared/operations';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each(publishedOperations.map(({ id, path }) => ({ id, path })))(
  'the README names $id and its path',
  ({ id, path }) => {
    expect(readme).toContain(`\`${id}\` · \`${path}\``);
  },
);
