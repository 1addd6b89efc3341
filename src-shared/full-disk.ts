import type { Text } from './text';

/** Whether work ended because the disk has no room left, as SQLite or the file system says it. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code.startsWith('SQLITE_FULL');
}

/** What a person reads then: what is kept, and what to do. */
export const fullDiskWords: Text = {
  es: 'No queda espacio en el disco. Lo ya guardado se conserva; libere espacio e intente de nuevo.',
  en: 'The disk has no room left. What was saved is kept; free some space and try again.',
};
