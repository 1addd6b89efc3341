import type { Parsed } from './identifiers';

/*
 * Peruvian identifiers: the RUC of a taxpayer (11 digits: two of its kind, eight of its own, one check digit) and the
 * codes of places (ubigeo of INEI). Facts of 21 November 2026.
 */

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** The check digit of the first ten digits of a RUC. Throws RangeError for anything else. */
export function rucCheckDigit(base: string): string {
  if (!/^\d{10}$/.test(base)) throw new RangeError('a RUC without its check digit has 10 digits');
  const sum = weights.reduce((total, weight, place) => total + weight * Number(base[place]), 0);
  return String((11 - (sum % 11)) % 10);
}

/** Reads a RUC, with or without blanks and hyphens. */
export function parseRuc(raw: string): Parsed<string> {
  const value = raw.replaceAll(/[\s.\-\u2010-\u2015\u2212\p{Cf}]/gu, '');
  if (value === '') return { ok: false, problem: 'empty' };
  if (!/^\d+$/.test(value)) return { ok: false, problem: 'characters' };
  if (value.length !== 11) return { ok: false, problem: 'length' };
  return value.endsWith(rucCheckDigit(value.slice(0, 10)))
    ? { ok: true, value }
    : { ok: false, problem: 'check_digit' };
}

/** The RUC that a person with a DNI has, where registered by it. Throws RangeError for anything but eight digits. */
export function rucOfDni(dni: string): string {
  if (!/^\d{8}$/.test(dni)) throw new RangeError('a DNI has 8 digits');
  return `10${dni}${rucCheckDigit(`10${dni}`)}`;
}

/** Whether a RUC is of a natural person (10, 15, 17) or of a company or entity (20); null for any other. */
export function rucHolder(ruc: string): 'person' | 'company' | null {
  const kind = ruc.slice(0, 2);
  if (kind === '20') return 'company';
  return kind === '10' || kind === '15' || kind === '17' ? 'person' : null;
}

const departments: Readonly<Record<string, string>> = {
  '01': 'AMAZONAS',
  '02': 'ANCASH',
  '03': 'APURIMAC',
  '04': 'AREQUIPA',
  '05': 'AYACUCHO',
  '06': 'CAJAMARCA',
  '07': 'CALLAO',
  '08': 'CUSCO',
  '09': 'HUANCAVELICA',
  '10': 'HUANUCO',
  '11': 'ICA',
  '12': 'JUNIN',
  '13': 'LA LIBERTAD',
  '14': 'LAMBAYEQUE',
  '15': 'LIMA',
  '16': 'LORETO',
  '17': 'MADRE DE DIOS',
  '18': 'MOQUEGUA',
  '19': 'PASCO',
  '20': 'PIURA',
  '21': 'PUNO',
  '22': 'SAN MARTIN',
  '23': 'TACNA',
  '24': 'TUMBES',
  '25': 'UCAYALI',
};

/** The department of a six-digit ubigeo of INEI, in capitals and without accents, as SUNAT writes it; null when unknown. */
export function ubigeoDepartment(ubigeo: string): string | null {
  return /^\d{6}$/.test(ubigeo) ? (departments[ubigeo.slice(0, 2)] ?? null) : null;
}

/** The department that an address ends with, as SUNAT writes it; null when it ends with none. */
export function endingDepartment(text: string): string | null {
  const words = ` ${text.trim()}`;
  return Object.values(departments).find((name) => words.endsWith(` ${name}`)) ?? null;
}
