import type { Migration } from './migration';

/** The last lookups of an operation that asked its source, for how the source has answered lately. */
export const migration: Migration = {
  id: 7,
  name: 'source-health',
  sql: /* sql */ `
CREATE INDEX lookup_by_operation ON lookup (operation, requested_at) WHERE origin = 'source';
`,
};
