/**
 * Has SQLite keep what it sorts beyond its memory beside the data sets: the indexes of millions of rows take gigabytes, and
 * the system's temporary folder is often small, or memory. SQLite reads where from the environment when the process opens
 * its first file, for all connections, so this comes before any of them. A value that the user gave stays. On Windows SQLite
 * asks the system instead (`TMP`), and this changes nothing.
 * @param folder may be made later; while there is none, SQLite falls back to the system's
 */
export function keepTemporaryFilesIn(folder: string): void {
  process.env['SQLITE_TMPDIR'] ??= folder;
}
