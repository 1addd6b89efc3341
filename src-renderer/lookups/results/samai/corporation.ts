import { departmentName, readPlace } from '@shared/vocabulary/municipality';
import { entityCodes } from '@shared/vocabulary/radicado-codes';

/** The name of a corporation of SAMAI by its seven digits: place and kind. The code itself where no table knows it. */
export function corporationName(code: string): string {
  const kind = entityCodes[code.slice(5)]?.name;
  if (kind === undefined || code.length !== 7) return code;
  const { municipality, department } = readPlace(code.slice(0, 5));
  const place = code.endsWith('23') ? departmentName(code.slice(0, 2)) : (municipality ?? department);
  return place === null || code.endsWith('03') ? kind : `${kind}, ${place}`;
}
