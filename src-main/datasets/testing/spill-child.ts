import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from '../database';
import { keepTemporaryFilesIn } from '../temp-folder';

/** What the process says: the places of its files that have no name any more. */
export type SpilledFiles = readonly string[];

/* Lets a build outgrow its memory and tells where its temporary files are, which have no name any more. */
const [folder = ''] = process.argv.slice(2);
keepTemporaryFilesIn(folder);
const db = createFile(join(folder, 'generation.sqlite'));
db.exec(`
  CREATE TEMP TABLE large (words TEXT);
  WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
    INSERT INTO large SELECT printf('%0500d', i) FROM n;
`);
const open: SpilledFiles = readdirSync('/proc/self/fd').flatMap((fd) => {
  try {
    return [readlinkSync(`/proc/self/fd/${fd}`)];
  } catch {
    // It was the one that listed the folder.
    return [];
  }
});
db.close();
process.stdout.write(JSON.stringify(open.filter((path) => path.endsWith('(deleted)'))));
