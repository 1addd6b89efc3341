import { debtorTypes, type DebtSystem, type PgfnDebt } from '@shared/operations/br/pgfn';
import { fold } from '@shared/fold';
import { formatCnpj, formatCpf } from '@shared/vocabulary/brazil';
import { dayFirstDate, plausibleDate } from '@shared/vocabulary/dates';
import { documentMatchOf, heldDocument, type AskedDocument, type HeldDocument } from '../documents';
import type { DebtDetail } from './queries';

/*
 * How a debt is kept: 45 million of them fit a disk because repeated words are numbers, dates are integers and amounts are
 * cents. A document is kept without its signs, and of a masked CPF only the six digits that it shows: the length tells
 * which of the three it is.
 */

const cnpjLength = 14;
const shownLength = 6;

/** The document as it is kept; null when there is none that can be read. */
export function keptDocument(written: string): string | null {
  const { plain, shown } = heldDocument(written);
  return plain ?? shown;
}

/** The document of a row: whole, or the digits that are shown of it. @param kept as the table has it */
function heldOf(kept: string | null): HeldDocument {
  if (kept === null) return { plain: null, root: null, shown: null };
  if (kept.length === shownLength) return { plain: null, root: null, shown: kept };
  return { plain: kept, root: kept.length === cnpjLength ? kept.slice(0, 8) : null, shown: null };
}

function writtenDocument(kept: string | null): string | null {
  if (kept === null) return null;
  if (kept.length === shownLength) return `***.${kept.slice(0, 3)}.${kept.slice(3)}-**`;
  return kept.length === cnpjLength ? formatCnpj(kept) : formatCpf(kept);
}

const personTypes = ['F', 'J'] as const;
const personWords = ['pessoa fisica', 'pessoa juridica'];
/** One system writes them in capitals, the others do not. */
const debtorWords = ['principal', 'corresponsavel', 'solidario'];
const filedWords = ['nao', 'sim'];

/** The number of a word among those that are known; null for any other. */
const numberOf = (words: readonly string[]) => {
  const known = new Map<string, number>();
  return (written: string): number | null => {
    const found = known.get(written);
    if (found !== undefined) return found;
    const number = words.indexOf(fold(written));
    if (number === -1) return null;
    known.set(written, number);
    return number;
  };
};

export const personNumber = numberOf(personWords);
export const debtorNumber = numberOf(debtorWords);
export const filedNumber = numberOf(filedWords);

/** `1234.56` in cents; null for anything else. */
export function centsOf(written: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(written.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Cents as a decimal string. */
export function decimalOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Days of the files: some thousands, each read once. */
const days = new Map<string, number | null>();
const mostDays = 50_000;

/** `31/12/2026` as 20261231; null for a day that does not exist. */
export function dayNumber(written: string): number | null {
  const known = days.get(written);
  if (known !== undefined) return known;
  const date = dayFirstDate(written);
  const day = date === null ? null : Number(date.replaceAll('-', ''));
  if (days.size >= mostDays) days.clear();
  days.set(written, day);
  return day;
}

/** @param asOf yyyy-mm-dd */
export function dateOf(day: number | null, asOf: string): string | null {
  if (day === null) return null;
  const digits = String(day).padStart(8, '0');
  return plausibleDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`, asOf);
}

/** A debt as it is told. */
export function debtOf(
  row: DebtDetail,
  {
    system,
    asOf,
    asked,
  }: { readonly system: DebtSystem; readonly asOf: string; readonly asked: AskedDocument | null },
): PgfnDebt {
  const held = heldOf(row.document);
  return {
    registration_number: row.number,
    system,
    document: writtenDocument(row.document),
    document_is_masked: held.shown !== null,
    document_match: documentMatchOf(held, asked),
    person_type: personTypes[row.person] ?? null,
    debtor_type: debtorTypes[row.type] ?? 'principal',
    debtor_name: row.name === '' ? null : row.name,
    debtor_state: row.state,
    responsible_unit: row.unit,
    responsible_entity: row.entity,
    registration_unit: row.registrationUnit,
    status_type: row.statusType,
    status: row.status,
    main_revenue: system === 'social_security' ? null : row.subject,
    credit_type: system === 'social_security' ? row.subject : null,
    registration_date: dateOf(row.day, asOf),
    filed_in_court: row.filed === 1,
    consolidated_amount: decimalOf(row.cents),
    currency: 'BRL',
  };
}
