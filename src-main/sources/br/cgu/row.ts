import { createHash } from 'node:crypto';
import { fold } from '@shared/fold';
import type { CguSanctionRecord, CguSanctionSummary, Register } from '@shared/operations/br/cgu';
import { shownOfMaskedCpf } from '@shared/vocabulary/brazil';
import { dayFirstDate, plausibleDate } from '@shared/vocabulary/dates';
import { portal } from './profile';

export type Row = Readonly<Record<string, string>>;

/** The value of the first of these columns that the row has; null when it is empty or says that it is. */
function cellOf(row: Row, ...names: readonly string[]): string | null {
  const wanted = names.map(plain);
  for (const [name, value] of Object.entries(row)) {
    if (!wanted.includes(plain(name))) continue;
    const text = value.trim();
    // «-11» is what the portal writes for what is secret.
    if (text !== '' && text !== '-11' && fold(text) !== 'sem informacao') return text;
  }
  return null;
}

const plainNames = new Map<string, string>();
/** Columns of the four registers, in all their spellings. */
const mostNames = 500;

/** A heading as it is compared. Remembered, because every row asks for the same ones. */
function plain(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  if (plainNames.size >= mostNames) plainNames.clear();
  const made = fold(name).replaceAll(/[^a-z0-9]/g, '');
  plainNames.set(name, made);
  return made;
}

/** CPF or CNPJ as the row has it; a CNPJ that lost its leading zeros gets them back. */
export function documentOf(register: Register, row: Row): string | null {
  const written = cellOf(row, 'CPF OU CNPJ DO SANCIONADO', 'CNPJ ENTIDADE', 'CPF SERVIDOR');
  const isCnpj = register === 'cepim' || cellOf(row, 'TIPO DE PESSOA') === 'J';
  return written !== null && isCnpj && /^\d{8,13}$/.test(written) ? written.padStart(14, '0') : written;
}

/** Every name that a row gives a party, the main one first, each once. */
export function namesOf(row: Row): readonly string[] {
  const names = [
    cellOf(row, 'NOME DO SANCIONADO', 'NOME ENTIDADE', 'NOME SERVIDOR'),
    cellOf(row, 'NOME INFORMADO PELO ÓRGÃO SANCIONADOR'),
    cellOf(row, 'RAZÃO SOCIAL - CADASTRO RECEITA'),
    cellOf(row, 'NOME FANTASIA - CADASTRO RECEITA'),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

/** The code of a sanction; in CEPIM, which has none, CNPJ and agreement; else a fingerprint of the row. */
export function sanctionId(register: Register, row: Row): string {
  const code = cellOf(row, 'CÓDIGO DA SANÇÃO');
  const agreement = cellOf(row, 'NÚMERO CONVÊNIO');
  const document = documentOf(register, row)?.replaceAll(/[./-]/g, '') ?? null;
  const own =
    register === 'cepim' && document !== null && agreement !== null ? `${document}-${agreement}` : code;
  return `${register.toUpperCase()}:${(own ?? fingerprint(row)).slice(0, 50)}`;
}

/** Eight hexadecimal digits that tell one row from another. */
export function fingerprint(row: Row): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.values(row)))
    .digest('hex')
    .slice(0, 8);
}

/** How far an end may lie in the future. */
const longestSanctionYears = 100;

/** @param asOf yyyy-mm-dd, the day on which the source spoke */
function termOf(row: Row, asOf: string) {
  const text = cellOf(row, 'DATA FINAL SANÇÃO');
  const last = `${Number(asOf.slice(0, 4)) + longestSanctionYears}${asOf.slice(4)}`;
  return {
    start: plausibleDate(dayFirstDate(cellOf(row, 'DATA INÍCIO SANÇÃO') ?? ''), asOf),
    end: plausibleDate(dayFirstDate(text ?? ''), last),
    endText: text,
  };
}

/** What is searched and shown of a row. */
export function summaryOf(register: Register, id: string, row: Row, asOf: string): CguSanctionSummary {
  const document = documentOf(register, row);
  const type = cellOf(row, 'TIPO DE PESSOA');
  const term = termOf(row, asOf);
  return {
    sanction_id: id,
    register,
    person_type: type === 'F' || type === 'J' ? type : personTypes[register],
    document,
    document_is_masked: document !== null && shownOfMaskedCpf(document) !== null,
    name: namesOf(row)[0] ?? null,
    name_informed: cellOf(row, 'NOME INFORMADO PELO ÓRGÃO SANCIONADOR'),
    company_name: cellOf(row, 'RAZÃO SOCIAL - CADASTRO RECEITA'),
    trade_name: cellOf(row, 'NOME FANTASIA - CADASTRO RECEITA'),
    category: cellOf(row, 'CATEGORIA DA SANÇÃO', 'TIPO DE PUNIÇÃO'),
    start_date: term.start,
    end_date: term.end,
    end_date_text: term.endText,
    is_active: register === 'ceis' || register === 'cnep' ? isActive(term, asOf) : null,
    publication_date: dateIn(row, asOf, 'DATA PUBLICAÇÃO', 'DATA DA PUBLICAÇÃO'),
    sanctioning_body: cellOf(row, 'ÓRGÃO SANCIONADOR', 'ÓRGÃO CONCEDENTE'),
    state: cellOf(row, 'UF ÓRGÃO SANCIONADOR', 'UF LOTAÇÃO'),
    sphere: cellOf(row, 'ESFERA ÓRGÃO SANCIONADOR'),
  };
}

/** What the registers are of, where a row does not say it. */
const personTypes = { ceis: null, cnep: null, cepim: 'J', ceaf: 'F' } as const;

function isActive({ start, end, endText }: ReturnType<typeof termOf>, asOf: string): boolean | null {
  if (end === null && endText !== null) return null;
  return (start === null || start <= asOf) && (end === null || end >= asOf);
}

/** All that a row says. */
export function recordOf(register: Register, id: string, row: Row, asOf: string): CguSanctionRecord {
  const code = cellOf(row, 'CÓDIGO DA SANÇÃO');
  return {
    ...summaryOf(register, id, row, asOf),
    process_number: cellOf(row, 'NÚMERO DO PROCESSO'),
    fine_amount: amountOf(cellOf(row, 'VALOR DA MULTA')),
    currency: 'BRL',
    publication: cellOf(row, 'PUBLICAÇÃO'),
    publication_detail: cellOf(row, 'DETALHAMENTO DO MEIO DE PUBLICAÇÃO'),
    final_judgment_date: dateIn(row, asOf, 'DATA DO TRÂNSITO EM JULGADO'),
    scope: cellOf(row, 'ABRAGÊNCIA DA SANÇÃO', 'ABRANGÊNCIA DA SANÇÃO'),
    legal_basis: listIn(cellOf(row, 'FUNDAMENTAÇÃO LEGAL')),
    origin_date: dateIn(row, asOf, 'DATA ORIGEM INFORMAÇÃO'),
    origin_body: cellOf(row, 'ORIGEM INFORMAÇÕES'),
    notes: cellOf(row, 'OBSERVAÇÕES'),
    agreement_number: cellOf(row, 'NÚMERO CONVÊNIO'),
    granting_body: cellOf(row, 'ÓRGÃO CONCEDENTE'),
    reason: cellOf(row, 'MOTIVO DO IMPEDIMENTO', 'MOTIVO IMPEDIMENTO'),
    position: cellOf(row, 'CARGO EFETIVO'),
    commission_position: cellOf(row, 'FUNÇÃO OU CARGO DE CONFIANÇA'),
    assigned_body: cellOf(row, 'ÓRGÃO DE LOTAÇÃO'),
    document_number: cellOf(row, 'NÚMERO DO DOCUMENTO', 'PORTARIA DE PUNIÇÃO'),
    portal_url: code === null ? null : `${portal}/sancoes/${register}/${encodeURIComponent(code)}`,
    raw: row,
  };
}

function dateIn(row: Row, asOf: string, ...names: readonly string[]): string | null {
  return plausibleDate(dayFirstDate(cellOf(row, ...names) ?? ''), asOf);
}

/** `1.234.567,89` as a decimal string; null for anything else. */
export function amountOf(text: string | null): string | null {
  return text !== null && /^(\d{1,3}(\.\d{3})*|\d+)(,\d+)?$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : null;
}

/** Norms stand between semicolons, single or double. */
function listIn(text: string | null): string[] | null {
  const items = text?.split(';').flatMap((item) => item.trim() || []) ?? [];
  return items.length === 0 ? null : items;
}
