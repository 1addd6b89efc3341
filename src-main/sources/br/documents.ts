import { LookupError } from '@shared/errors';
import type { DocumentMatch } from '@shared/operations/br/fields';
import { ruleWords } from '@shared/violations';
import {
  formatCnpj,
  formatCpf,
  middleOfCpf,
  parseBrazilianDocument,
  shownOfMaskedCpf,
} from '@shared/vocabulary/brazil';

/*
 * How a CPF or CNPJ is kept in a data set and asked for. A number that is wrong in the source stays findable as it
 * stands there; a masked CPF is found by what it shows, and is never more than a partial match.
 */

/** The columns that a record is found by; those that do not apply are null. */
export interface HeldDocument {
  /** CPF or CNPJ without its signs. */
  readonly plain: string | null;
  /** First eight characters of a CNPJ. */
  readonly root: string | null;
  /** What a masked CPF shows. */
  readonly shown: string | null;
}

export const documentColumns = { plain: 'TEXT', root: 'TEXT', shown: 'TEXT' } as const;

/** Reads a document as a list writes it. Eleven zeros stand for a person whom nobody identified. */
export function heldDocument(written: string): HeldDocument {
  const shown = shownOfMaskedCpf(written);
  if (shown !== null) return { plain: null, root: null, shown };
  const plain = written.replaceAll(/[\s./-]/g, '').toUpperCase();
  if (!/^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(plain) || /^0+$/.test(plain)) return nothing;
  return { plain, root: plain.length === 14 ? plain.slice(0, 8) : null, shown: null };
}

const nothing: HeldDocument = { plain: null, root: null, shown: null };

/** Parameters of a query by document; what is not asked for is empty, which no record holds. */
export interface AskedDocument {
  readonly plain: string;
  readonly root: string;
  readonly shown: string;
}

/**
 * @param raw as the user writes it, a CPF also as a mask shows it; empty asks for none
 * @param withBranches a CNPJ asks for all establishments of its company
 * @returns null when no document is asked for
 * @throws LookupError (`invalid_request`) when it is no CPF, CNPJ or root of one, or its check digits are wrong
 */
export function askedDocument(raw: string, withBranches: boolean): AskedDocument | null {
  if (raw.trim() === '') return null;
  const masked = shownOfMaskedCpf(raw);
  if (masked !== null) return { plain: '', root: '', shown: masked };
  const parsed = parseBrazilianDocument(raw);
  if (!parsed.ok) throw notADocument();
  const { kind, value } = parsed.value;
  if (kind === 'cpf') return { plain: value, root: '', shown: middleOfCpf(value) };
  if (kind === 'root') return { plain: '', root: value, shown: '' };
  return { plain: value, root: withBranches ? value.slice(0, 8) : '', shown: '' };
}

/** Parameters of a query that asks for a document, or for anybody. */
export function documentParameters(
  asked: AskedDocument | null,
): AskedDocument & { readonly isAnybody: 0 | 1 } {
  return asked === null ? { plain: '', root: '', shown: '', isAnybody: 1 } : { ...asked, isAnybody: 0 };
}

/** What of a record agrees with the document asked for; null when none was. */
export function documentMatchOf(held: HeldDocument, asked: AskedDocument | null): DocumentMatch | null {
  if (asked === null) return null;
  if (held.plain !== null && held.plain === asked.plain) return 'exact';
  if (held.root !== null && held.root === asked.root) return 'branch';
  return held.shown !== null && held.shown === asked.shown ? 'partial' : null;
}

/**
 * A whole CPF or CNPJ without its signs.
 * @throws LookupError (`invalid_request`) for anything else
 */
export function wholeDocument(raw: string): string {
  const parsed = parseBrazilianDocument(raw);
  if (!parsed.ok || parsed.value.kind === 'root') throw notADocument();
  return parsed.value.value;
}

/** `529.982.247-25` or `12.ABC.345/01DE-35`, as the forms of Brazilian pages write them. */
export function writtenDocument(value: string): string {
  return value.length === 11 ? formatCpf(value) : formatCnpj(value);
}

function notADocument(): LookupError {
  const rule = 'brazilianDocument';
  return new LookupError({
    code: 'invalid_request',
    details: { violations: [{ path: '/document', rule, message: ruleWords(rule, {})?.en ?? rule }] },
  });
}
