import { cleanDigits, type Cleaned } from './cleaning';

/*
 * Colombian identifiers of persons (cédula de ciudadanía) and taxpayers (NIT).
 */

export type IdentifierProblem = 'empty' | 'characters' | 'length' | 'leading_zero' | 'check_digit';

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: IdentifierProblem };

export interface Nit {
  /** Digits without the check digit. */
  readonly base: string;
  readonly checkDigit: string;
  /** Base and check digit: the canonical form. */
  readonly value: string;
  /** The check digit was not written and was worked out here. */
  readonly checkDigitAdded: boolean;
}

// Prime weights of DIAN's modulo 11, from the rightmost digit of the base (Orden Administrativa 4 de 1989).
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit of a NIT of up to 15 digits, as one character. Throws RangeError for anything that is not digits. */
export function nitCheckDigit(base: string): string {
  if (!/^\d{1,15}$/.test(base)) throw new RangeError('a NIT without its check digit has 1 to 15 digits');
  const sum = [...base]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0);
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
}

/** Reads a cédula written with or without dots and blanks: 5 to 10 digits, the first not zero. */
export function parseCedula(raw: string): Parsed<string> {
  const value = undecorated(raw);
  const problem = digitsProblem(value, 5, 10);
  return problem === null ? { ok: true, value } : { ok: false, problem };
}

/**
 * Reads a NIT. `900.123.456-8` and `900123456 8` give the check digit, which must be right; so must the last of ten or
 * eleven digits written together, as a base has nine digits (companies) or a cédula's (persons). Up to nine digits
 * without a hyphen are a base alone, whose check digit is worked out and marked as added.
 */
export function parseNit(raw: string): Parsed<Nit> {
  const text = raw.trim();
  const split = /^(.*\d)\s*[-\u2010-\u2015\u2212 ]\s*(\d)$/u.exec(text);
  const joined = undecorated(text);
  const problem = digitsProblem(undecorated(split?.[1] ?? joined), 5, split === null ? 11 : 10);
  if (problem !== null) return { ok: false, problem };
  const given = split !== null || joined.length > 9;
  const base = split === null ? (given ? joined.slice(0, -1) : joined) : undecorated(split[1] ?? '');
  const checkDigit = nitCheckDigit(base);
  if (given && !joined.endsWith(checkDigit)) return { ok: false, problem: 'check_digit' };
  return { ok: true, value: { base, checkDigit, value: base + checkDigit, checkDigitAdded: !given } };
}

export interface CleanNit extends Cleaned {
  /** The check digit that was taken off the end; null when none was written. */
  readonly checkDigit: { readonly given: string; readonly isRight: boolean } | null;
}

/**
 * Takes the check digit off a NIT, right or wrong, where one is written behind a hyphen; without a hyphen only the tenth
 * digit of a company's NIT (which begins with 8 or 9), and only when it is right. Whatever else stands around the digits
 * goes as for any number; the rest is for the contract to judge.
 */
export function cleanNit(raw: string): CleanNit {
  const split = /^(.*\d)\s*[-\u2010-\u2015\u2212]\s*(\d)\s*$/su.exec(raw);
  const cleaned = cleanDigits(split?.[1] ?? raw);
  const { value } = cleaned;
  if (split?.[2] !== undefined) {
    const isRight = /^\d{1,15}$/.test(value) && nitCheckDigit(value) === split[2];
    return { ...cleaned, checkDigit: { given: split[2], isRight } };
  }
  const base = value.slice(0, -1);
  return /^[89]\d{9}$/.test(value) && nitCheckDigit(base) === value.slice(-1)
    ? { ...cleaned, value: base, checkDigit: { given: value.slice(-1), isRight: true } }
    : { ...cleaned, checkDigit: null };
}

/** Anything but letters, digits and the signs that documents carry. */
const foreignToDocuments = /[^\p{L}\p{N} ./-]/u;

/** Reads the number of a passport or another document: letters, digits, blanks and the signs `. / -`; upper case. */
export function parseDocument(raw: string): Parsed<string> {
  const value = raw.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  if (value === '') return { ok: false, problem: 'empty' };
  return foreignToDocuments.test(value) ? { ok: false, problem: 'characters' } : { ok: true, value };
}

/** `1.234.567.890`; anything but digits comes back as it is. */
export function formatCedula(value: string): string {
  return /^\d+$/.test(value) ? value.replaceAll(/\B(?=(?:\d{3})+$)/g, '.') : value;
}

/** `900.123.456-8` from base and check digit together; anything but digits comes back as it is. */
export function formatNit(value: string): string {
  return /^\d{2,}$/.test(value) ? `${formatCedula(value.slice(0, -1))}-${value.slice(-1)}` : value;
}

function undecorated(raw: string): string {
  return raw.replaceAll(/[\s.,'’\-\u2010-\u2015\u2212\p{Cf}]/gu, '');
}

function digitsProblem(value: string, min: number, max: number): IdentifierProblem | null {
  if (value === '') return 'empty';
  if (!/^\d+$/.test(value)) return 'characters';
  if (value.startsWith('0')) return 'leading_zero';
  return value.length < min || value.length > max ? 'length' : null;
}
