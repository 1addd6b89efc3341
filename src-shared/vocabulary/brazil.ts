import type { Parsed } from './identifiers';

/*
 * Brazilian identifiers: the CPF of a person (11 digits) and the CNPJ of a company (14 characters: 8 of the company, its
 * root, 4 of the establishment, 2 check digits). From July 2026 on the first twelve characters of a new CNPJ may be
 * letters, by IN RFB 2.229/2024; older numbers never change. Facts of 21 November 2026.
 */

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The two check digits of the first nine digits of a CPF. Throws RangeError for anything else. */
export function cpfCheckDigits(base: string): string {
  if (!/^\d{9}$/.test(base)) throw new RangeError('a CPF without its check digits has 9 digits');
  return checkDigits(base, cpfWeights);
}

/** The two check digits of the first twelve characters of a CNPJ. Throws RangeError for anything else. */
export function cnpjCheckDigits(base: string): string {
  if (!/^[0-9A-Z]{12}$/.test(base))
    throw new RangeError('a CNPJ without its check digits has 12 digits or capital letters');
  return checkDigits(base, cnpjWeights);
}

function checkDigits(base: string, weights: readonly number[]): string {
  const first = checkDigit(base, weights.slice(1));
  return first + checkDigit(base + first, weights);
}

/** Modulo 11; a letter counts as its ASCII code less 48, which gives digits their own value. */
function checkDigit(text: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, place) => total + weight * (text.charCodeAt(place) - 48), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Reads a CPF, with or without its points and hyphen. */
export function parseCpf(raw: string): Parsed<string> {
  const value = undecorated(raw);
  if (value === '') return { ok: false, problem: 'empty' };
  if (!/^\d+$/.test(value)) return { ok: false, problem: 'characters' };
  if (value.length !== 11) return { ok: false, problem: 'length' };
  const isRight = !isRepeated(value) && value.endsWith(cpfCheckDigits(value.slice(0, 9)));
  return isRight ? { ok: true, value } : { ok: false, problem: 'check_digit' };
}

/** Reads a CNPJ, numeric or alphanumeric, with or without its points, stroke and hyphen; gives capital letters. */
export function parseCnpj(raw: string): Parsed<string> {
  const value = undecorated(raw);
  if (value === '') return { ok: false, problem: 'empty' };
  if (!/^[0-9A-Z]+$/.test(value)) return { ok: false, problem: 'characters' };
  if (value.length !== 14) return { ok: false, problem: 'length' };
  if (!/\d{2}$/.test(value)) return { ok: false, problem: 'characters' };
  const isRight = !isRepeated(value) && value.endsWith(cnpjCheckDigits(value.slice(0, 12)));
  return isRight ? { ok: true, value } : { ok: false, problem: 'check_digit' };
}

export interface BrazilianDocument {
  /** `root` is what all establishments of a company share: the first eight characters of its CNPJ. */
  readonly kind: 'cpf' | 'cnpj' | 'root';
  /** Without points, strokes and hyphens. */
  readonly value: string;
}

/** Reads a CPF, a CNPJ or the root of a CNPJ, told apart by their length. */
export function parseBrazilianDocument(raw: string): Parsed<BrazilianDocument> {
  const value = undecorated(raw);
  const kind = value.length === 11 ? 'cpf' : value.length === 8 ? 'root' : 'cnpj';
  if (kind === 'root')
    return /^[0-9A-Z]{8}$/.test(value)
      ? { ok: true, value: { kind, value } }
      : { ok: false, problem: 'characters' };
  const parsed = kind === 'cpf' ? parseCpf(value) : parseCnpj(value);
  return parsed.ok ? { ok: true, value: { kind, value: parsed.value } } : parsed;
}

/**
 * The six digits that a masked CPF shows, its fourth to ninth: those of `***.456.789-**`, `XXX456.789XX` or
 * `***456789**`; null for what is no masked CPF.
 */
export function shownOfMaskedCpf(written: string): string | null {
  const [, first, second] = /^[*xX]{3}(\d{3})(\d{3})[*xX]{2}$/.exec(undecorated(written)) ?? [];
  return first === undefined || second === undefined ? null : first + second;
}

/** The fourth to ninth digit of a CPF, which a mask leaves to be seen. */
export function middleOfCpf(cpf: string): string {
  return cpf.slice(3, 9);
}

/** `529.982.247-25`; anything but eleven digits comes back as it is. */
export function formatCpf(value: string): string {
  return value.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** `12.ABC.345/01DE-35`; anything but a CNPJ's fourteen characters comes back as it is. */
export function formatCnpj(value: string): string {
  return value.replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5');
}

/** A CPF or CNPJ written together, as people write it; anything else, such as a masked CPF, comes back as it is. */
export function formatBrazilianDocument(value: string): string {
  return formatCnpj(formatCpf(value));
}

function isRepeated(value: string): boolean {
  return [...value].every((character) => character === value[0]);
}

function undecorated(raw: string): string {
  return raw.replaceAll(/[\s./\-\u2010-\u2015\u2212\p{Cf}]/gu, '').toUpperCase();
}
