import type { Migration } from './migration';

/*
 * How the file of a command line's batch is read. The same command again goes on with its batch; one that reads the file
 * another way (another column, lost zeros put back) asks for other rows and begins one of its own.
 */
export const migration: Migration = {
  id: 13,
  name: 'batch-reading',
  sql: /* sql */ `
ALTER TABLE batch ADD COLUMN reading TEXT;
DROP INDEX batch_output;
CREATE INDEX batch_output ON batch (file_sha256, output, reading) WHERE output IS NOT NULL;
`,
};
