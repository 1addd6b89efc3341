import BetterSqlite3 from 'better-sqlite3';
import { linkSync, rmSync } from 'node:fs';
import { addonForOldRuntimes } from './addon';
import { sqliteCode } from './failures';

/**
 * Whether a connection of any process has a workspace file open. The file and its log stay as they are: it is looked at
 * under another name, where SQLite finds the locks of the file and not its log. Where the file system has no second
 * names, nobody is seen.
 */
export function isInUse(file: string): boolean {
  const otherName = `${file}.probe`;
  try {
    rmSync(otherName, { force: true });
    linkSync(file, otherName);
  } catch {
    return false;
  }
  try {
    const db = new BetterSqlite3(otherName, { timeout: 0, ...addonForOldRuntimes() });
    try {
      // Every connection to a file with a log holds a lock for as long as it is open.
      db.pragma('locking_mode = EXCLUSIVE');
      db.prepare('SELECT 1 FROM sqlite_schema').get();
      return false;
    } finally {
      db.close();
    }
  } catch (error) {
    // A file that is no database, or a damaged one, is nobody's.
    return sqliteCode(error)?.startsWith('SQLITE_BUSY') === true;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(otherName + suffix, { force: true });
  }
}
