import { readFile } from 'node:fs/promises';
import { Failure } from '@shared/failure';
import { originMap, type OriginMap } from '@shared/settings';

/**
 * Reads the file of `--upstream-map`.
 * @throws Failure (`file`) when it cannot be read or is not an object from origin to origin
 */
export async function readOriginMap(file: string): Promise<OriginMap> {
  let json: unknown;
  try {
    // Editors of Windows put a mark in front of UTF-8.
    json = JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Failure(
      'file',
      {
        es: `No se pudo leer el mapa de orígenes (${file}): no existe o no es JSON.`,
        en: `The origin map (${file}) could not be read: it is missing or not JSON.`,
      },
      { cause: error },
    );
  }
  const parsed = originMap.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Failure('file', {
    es: `El mapa de orígenes (${file}) debe ser un objeto de origen a origen, como {"https://fuente.example:448": "http://127.0.0.1:9001"}.`,
    en: `The origin map (${file}) must be an object from origin to origin, such as {"https://source.example:448": "http://127.0.0.1:9001"}.`,
  });
}
