import { expect, it } from 'vitest';
import type { Generation } from '@shared/dataset';
import { expectations } from './expectations';
import { testList } from './testing/list';

const columns = { id: 'INTEGER PRIMARY KEY' } as const;
const list = testList({ tables: { party: { columns }, alias: { columns } } });
const before = (rows: Generation['rows']) =>
  expectations(list, { previous: { rows } as Generation, practice: false });

it('lets no table lose more than half of its rows where nothing else is declared', () => {
  const checks = before({ party: 1000, alias: 1200 });
  expect(() => checks.whole({ party: 1000, alias: 600 }, 1600, 0)).not.toThrow();
  expect(() => checks.whole({ party: 1000, alias: 599 }, 1599, 0)).toThrow('alias');
  expect(() => checks.whole({ party: 1000 }, 1000, 0)).toThrow('1200 before');
});

it('leaves a table of a few rows alone', () => {
  expect(() => before({ party: 1000, alias: 99 }).whole({ party: 1000 }, 1000, 0)).not.toThrow();
});
