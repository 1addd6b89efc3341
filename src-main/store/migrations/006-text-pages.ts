import type { Migration } from './migration';

/**
 * A range of a long text that was read before. Such a lookup asked nobody: `answer_of` is the one that did and holds the
 * evidence of the whole text, `page` the body that this one was answered with.
 */
export const migration: Migration = {
  id: 6,
  name: 'text-pages',
  sql: /* sql */ `
ALTER TABLE lookup ADD COLUMN page INTEGER REFERENCES blob(id);
CREATE INDEX lookup_page ON lookup (page) WHERE page IS NOT NULL;
`,
};
