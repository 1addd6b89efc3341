import { caseBook, lastSerial } from '../src-practice/cpnu/cases';
import { dayOf } from '../src-practice/cpnu/calendar';
import { specialRadicados } from '../src-practice/cpnu/special';

const special = new Set<string>(Object.values(specialRadicados).map(({ number }) => number));

/** Radicados of the practice set with one public record and no special behaviour. */
export function ordinaryRadicados(count: number): readonly string[] {
  const found: string[] = [];
  for (const [number, records] of caseBook(dayOf(Date.now())).byNumber) {
    if (found.length === count) break;
    if (records.length === 1 && records[0]?.isPrivate === false && !special.has(number)) found.push(number);
  }
  return found;
}

/** Radicados of which the practice set has no record. */
export function unknownRadicados(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `1100140030012023${lastSerial + 1 + index}00`);
}
