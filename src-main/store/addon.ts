import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@shared/failure';

/**
 * The addon in the package needs Node-API 10. On an older runtime (tests run on one) it would end the process, so the
 * addon that the set-up built for it is loaded instead: from the environment, or from the packed application's resources.
 */
export function addonForOldRuntimes(): { readonly nativeBinding?: string } {
  if (Number(process.versions['napi'] ?? 0) >= 10) return {};
  const given = process.env['EXPEDIENTE_SQLITE_ADDON'];
  if (given !== undefined && given !== '') return { nativeBinding: given };
  const { resourcesPath } = process as NodeJS.Process & { readonly resourcesPath?: string };
  const packed = join(resourcesPath ?? '', 'better_sqlite3.node');
  if (resourcesPath !== undefined && existsSync(packed)) return { nativeBinding: packed };
  throw new Failure('workspace', {
    es: `Este programa corre sobre Node ${process.versions.node}, para el que falta el módulo de SQLite. Inícielo con «npm start» o «npm run cli».`,
    en: `This program runs on Node ${process.versions.node}, for which the SQLite module is missing. Start it with "npm start" or "npm run cli".`,
  });
}
