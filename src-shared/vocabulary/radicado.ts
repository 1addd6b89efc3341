import type { RowProblem } from '../batch';
import type { Text } from '../text';
import { cleanDigits, formulaError, scientific, uncalculated, type Cleaned } from './cleaning';
import { readPlace } from './municipality';
import { entityCodes, instanceCodes, specialtyCodes, type CodeName } from './radicado-codes';

/*
 * The 23-digit case registration number of Acuerdo 201 de 1997 (Consejo Superior de la Judicatura).
 */

/** Digits of a complete radicado; the interface also lets 20 to 25 through, which no table describes. */
export const radicadoLength = 23;

// A number that went through a spreadsheet as a floating-point number. Its last digits are invented, so nothing may be
// stripped from it that would make it look like a radicado.
const decimalTail = /^\d{22,25}[.,]0+$/;

/** Takes out of a raw value what people and spreadsheets put around the digits; see `cleanDigits`. */
export function cleanRadicado(raw: string): Cleaned {
  return cleanDigits(raw, (value) => scientific.test(value) || decimalTail.test(value));
}

export type RadicadoProblem = Exclude<RowProblem, 'duplicate'>;

export interface RadicadoDiagnosis {
  /** null when the value is a complete radicado. */
  readonly problem: RadicadoProblem | null;
  /** For a lost zero: the number with the zero put back, to be offered and never applied silently. */
  readonly suggestion: string | null;
}

/** Says what keeps a cleaned value from being a complete radicado. Unknown codes inside the number are no problem. */
export function diagnoseRadicado(value: string): RadicadoDiagnosis {
  if (value === '') return { problem: 'empty', suggestion: null };
  if (scientific.test(value) || decimalTail.test(value) || isRounded(value))
    return { problem: 'scientific', suggestion: null };
  if (formulaError.test(value)) return { problem: 'formula_error', suggestion: null };
  if (uncalculated.test(value)) return { problem: 'not_calculated', suggestion: null };
  if (!/^\d+$/.test(value)) return { problem: 'letters', suggestion: null };
  if (value.length === radicadoLength - 1) {
    const restored = `0${value}`;
    if (isPlausible(restored)) return { problem: 'lost_zero', suggestion: restored };
  }
  if (value.length < radicadoLength) return { problem: 'too_short', suggestion: null };
  if (value.length > radicadoLength) return { problem: 'too_long', suggestion: null };
  return { problem: null, suggestion: null };
}

/** A spreadsheet keeps 15 digits of a number and writes zeros for the rest: no case has the serial 00000. */
function isRounded(value: string): boolean {
  return /^\d{15}0{7,8}$/.test(value);
}

function isPlausible(value: string): boolean {
  return readPlace(value.slice(0, 5)).department !== null && /^(?:19|20)\d\d$/.test(value.slice(12, 16));
}

export type RadicadoPartKey =
  'municipality' | 'entity' | 'specialty' | 'office' | 'year' | 'serial' | 'instance';

/** The parts of a radicado from left to right. */
export const radicadoLayout: readonly {
  readonly key: RadicadoPartKey;
  readonly length: number;
  readonly label: Text;
}[] = [
  { key: 'municipality', length: 5, label: { es: 'Municipio', en: 'Municipality' } },
  { key: 'entity', length: 2, label: { es: 'Corporación', en: 'Corporation' } },
  { key: 'specialty', length: 2, label: { es: 'Especialidad', en: 'Specialty' } },
  { key: 'office', length: 3, label: { es: 'Despacho', en: 'Office' } },
  { key: 'year', length: 4, label: { es: 'Año', en: 'Year' } },
  { key: 'serial', length: 5, label: { es: 'Consecutivo', en: 'Serial' } },
  { key: 'instance', length: 2, label: { es: 'Instancia', en: 'Instance' } },
];

export interface RadicadoPart {
  readonly key: RadicadoPartKey;
  readonly label: Text;
  readonly digits: string;
  /** What the digits stand for, in Spanish; null for plain numbers and for codes no table knows. */
  readonly name: string | null;
  readonly confidence: CodeName['confidence'] | null;
}

export interface Radicado {
  readonly value: string;
  readonly formatted: string;
  /** The court of origin, which need not be the court that has the case today. */
  readonly courtCode: string;
  /** From left to right; together their digits are `value`. */
  readonly parts: readonly RadicadoPart[];
}

/** Reads a number of exactly 23 digits into its parts; null for anything else. */
export function parseRadicado(value: string): Radicado | null {
  if (!isComplete(value)) return null;
  let start = 0;
  const parts = radicadoLayout.map(({ key, length, label }): RadicadoPart => {
    const digits = value.slice(start, start + length);
    start += length;
    const named = nameOf(key, digits);
    return { key, label, digits, name: named?.name ?? null, confidence: named?.confidence ?? null };
  });
  return { value, formatted: formatRadicado(value), courtCode: value.slice(0, courtCodeLength), parts };
}

/** `11001-40-03-001-2023-00123-00`; a value that is not of 23 digits comes back as it is. */
export function formatRadicado(value: string): string {
  if (!isComplete(value)) return value;
  return value.replace(/^(.{5})(..)(..)(...)(....)(.{5})(..)$/, '$1-$2-$3-$4-$5-$6-$7');
}

const courtCodeLength = 12;

function isComplete(value: string): boolean {
  return value.length === radicadoLength && /^\d+$/.test(value);
}

function nameOf(key: RadicadoPartKey, digits: string): CodeName | undefined {
  switch (key) {
    case 'municipality':
      return placeName(digits);
    case 'entity':
      return entityCodes[digits];
    case 'specialty':
      return specialtyCodes[digits];
    case 'office':
      return digits === '000' ? { name: 'La corporación', confidence: 'seen' } : undefined;
    case 'instance':
      return instanceCodes[digits];
    case 'year':
    case 'serial':
      return undefined;
  }
}

function placeName(code: string): CodeName | undefined {
  const { municipality, department } = readPlace(code);
  if (department === null) return undefined;
  // Bogotá and a few capitals bear the name of their department.
  if (municipality === null || municipality.startsWith(department))
    return { name: municipality ?? department, confidence: 'seen' };
  return { name: `${municipality}, ${department}`, confidence: 'seen' };
}
