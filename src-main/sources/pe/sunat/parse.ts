import type { z } from 'zod';
import {
  mostMatches,
  type sunatDocument,
  type sunatName,
  type SunatDocumentType,
  type Taxpayer,
} from '@shared/operations/pe/sunat';
import { fold } from '@shared/fold';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { endingDepartment } from '@shared/vocabulary/peru';
import { readPage, type ReadPage } from '../../../assisted/page';
import { namesIdentifier } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';
import { changed as changedSource } from '../../reading';
import { unknownTaxpayer } from './padron';
import { listed, nothingPhrases, resultHeading } from './plan';
import { profile } from './profile';
import { sheetOf, type Sheet } from './sheet';

/*
 * What «Consulta RUC» says. Each reader throws `changed` unless the page is a result, names what was asked for, and says
 * either one of the known sentences or all that a sheet or a list has.
 */

const changed = (observed: string) => changedSource(profile.source.id, observed);

/** The sheet of the RUC that was asked, or the statement that there is none. */
export function readRuc(captures: readonly Capture[], ruc: string): Taxpayer {
  const page = resultIn(captures);
  const sheet = sheetIn(page);
  if (sheet === undefined) {
    refuseUnlessNothing(page, 'ruc', ruc);
    return { ...unknownTaxpayer(ruc), checked_at: checkedAt(page) };
  }
  return taxpayerOf(page, sheet, ruc);
}

type ByDocument = z.output<typeof sunatDocument.data>;

/** The taxpayer of a document, from the sheet that the page opens by itself when there is one alone. */
export function readDocument(
  captures: readonly Capture[],
  type: SunatDocumentType,
  number: string,
): ByDocument {
  const page = resultIn(captures);
  const sheet = sheetIn(page);
  const asked = { document_type: type, document_number: number, as_of: null, checked_at: checkedAt(page) };
  if (sheet === undefined) {
    refuseUnlessNothing(page, 'document', number);
    return { ...asked, found: false, matches: [] };
  }
  const taxpayer = taxpayerOf(page, sheet, null);
  const { document } = taxpayer;
  const isTheirs = document !== null && fold(document.number) === fold(number);
  if (!isTheirs || (type === 'DNI' && document.type !== 'DNI'))
    throw changed('a sheet of another document than the one asked for');
  const { ruc, name, status, address_condition, department } = taxpayer;
  return { ...asked, found: true, matches: [{ ruc, name, status, address_condition, location: department }] };
}

type ByName = z.output<typeof sunatName.data>;

/** The taxpayers that the page lists for a name, of which at least one bears all its words. */
export function readName(captures: readonly Capture[], name: string): ByName {
  const page = resultIn(captures);
  const matches = page
    .visible(listed)
    .toArray()
    .map((row) => matchIn(page, row));
  const words = fold(name).split(' ');
  const isNamedIn = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const asked = { name, as_of: null, checked_at: checkedAt(page) };
  if (matches.length === 0) {
    if (!saysNothing(page, 'name') || !isNamedIn(page.text))
      throw changed('neither taxpayers nor their absence');
    return { ...asked, found: false, matches: [], capped: false };
  }
  if (saysNothing(page, 'name')) throw changed('taxpayers and their absence');
  if (!matches.some((match) => isNamedIn(match.name))) throw changed('no taxpayer with the name asked for');
  return {
    ...asked,
    found: true,
    matches: matches.slice(0, mostMatches),
    // The page shows no more, and does not say whether it has more.
    capped: matches.length >= mostMatches,
  };
}

/** The frame that is a result. */
function resultIn(captures: readonly Capture[]): ReadPage {
  const pages = captures.filter(({ kind }) => kind === 'page').map((capture) => readPage(capture.text()));
  const [only, ...others] = pages.filter((page) => page.shows({ phrase: resultHeading }));
  if (only === undefined || others.length > 0) throw changed(`no page «${resultHeading}»`);
  return only;
}

function sheetIn(page: ReadPage): Sheet | undefined {
  const sheet = sheetOf(page);
  if (typeof sheet === 'string') throw changed(sheet);
  return sheet;
}

type Kind = keyof typeof nothingPhrases;

function saysNothing(page: ReadPage, kind: Kind): boolean {
  return nothingPhrases[kind].some((phrase) => page.shows({ phrase }));
}

function refuseUnlessNothing(page: ReadPage, kind: Kind, identifier: string): void {
  if (page.visible(listed).length > 0) throw changed('a list where a sheet was asked for');
  if (!saysNothing(page, kind)) throw changed('neither a sheet nor the words that there is none');
  if (!namesIdentifier(page.text, identifier)) throw changed('a number other than the one asked for');
}

/** «Fecha consulta: 21/11/2026 10:15», in the time of Lima. */
function checkedAt(page: ReadPage): string {
  const [, day = '', time] = /Fecha consulta:\s*(\S+)\s+(\d{2}:\d{2})\b/i.exec(page.text) ?? [];
  const date = dayFirstDate(day);
  if (date === null || time === undefined) throw changed('no moment of the query');
  return `${date}T${time}:00-05:00`;
}

/** @param ruc the one asked for; null when the document was */
function taxpayerOf(page: ReadPage, sheet: Sheet, ruc: string | null): Taxpayer {
  const [, number, name] = /^(\d{11}) - (.+)$/.exec(only(sheet.ruc)) ?? [];
  if (number === undefined || name === undefined) throw changed(`a RUC «${only(sheet.ruc)}»`);
  if (ruc !== null && number !== ruc) throw changed('a RUC other than the one asked for');
  const [, status = '', deregistered] =
    /^(.+?)(?: Fecha de Baja ?: ?(\S+))?$/i.exec(only(sheet.status)) ?? [];
  const address = given(only(sheet.address));
  return {
    ...unknownTaxpayer(number),
    found: true,
    name,
    status: given(status),
    address_condition: given(only(sheet.condition)),
    deregistration_date: deregistered === undefined ? null : dateOf(deregistered),
    address,
    ...placeOf(address),
    taxpayer_type: given(only(sheet.taxpayerType)),
    document: sheet.document === undefined ? null : documentOf(only(sheet.document)),
    trade_name: given(only(sheet.tradeName)),
    registration_date: dateOf(only(sheet.registered)),
    activity_start_date: dateOf(only(sheet.started)),
    profession: sheet.profession === undefined ? null : given(only(sheet.profession)),
    receipt_system: given(only(sheet.receipts)),
    accounting_system: given(only(sheet.accounting)),
    foreign_trade_activity: given(only(sheet.trade)),
    economic_activities: listOf(sheet.activities).map(activityOf),
    printed_receipts: listOf(sheet.printed),
    electronic_systems: listOf(sheet.systems).map((said) => sinceOf(said, /^(.+?)\s+DESDE (\d\S+)$/i)),
    electronic_issuer_since: dateOf(only(sheet.issuerSince)),
    electronic_receipts: listOf(sheet.electronic)
      .flatMap((said) => said.split(/,(?![^(]*\))/))
      .map((said) => sinceOf(said.trim(), /^(.+?) ?\(desde (\S+)\)$/i)),
    ple_since: dateOf(only(sheet.pleSince)),
    padrones: listOf(sheet.padrones),
    checked_at: checkedAt(page),
  };
}

function only(values: readonly string[]): string {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) throw changed(`${values.length} values instead of one`);
  return value;
}

/** The page writes a hyphen where it knows nothing. */
function given(text: string): string | null {
  return /^[-\s]*$/.test(text) ? null : text;
}

/** The values of a list; the page says of one without any that there is none. */
function listOf(values: readonly string[]): string[] {
  return values.filter((value) => given(value) !== null && !/^ningun[oa]$/i.test(value));
}

function dateOf(text: string): string | null {
  if (given(text) === null) return null;
  const date = dayFirstDate(text);
  if (date === null) throw changed(`a date «${text}»`);
  return date;
}

/** «DNI 00000000 - APELLIDOS, NOMBRES» */
function documentOf(text: string): Taxpayer['document'] {
  if (given(text) === null) return null;
  const [, type, number, name] = /^(.+?) (\w*\d\w*) ?- ?(.*)$/.exec(text) ?? [];
  if (type === undefined || number === undefined) throw changed(`a document «${text}»`);
  return { type, number, name: given(name ?? '') };
}

/** «Principal - 6202 - TEXTO»; older ones write CIIU before the code. */
function activityOf(text: string): NonNullable<Taxpayer['economic_activities']>[number] {
  const [, rank, ciiu, description] =
    /^(Principal|Secundaria \d+) - (?:CIIU )?(\d{3,5}) - (.+)$/i.exec(text) ?? [];
  if (rank === undefined || ciiu === undefined || description === undefined)
    throw changed(`an activity «${text}»`);
  return { rank, ciiu, description };
}

function sinceOf(text: string, pattern: RegExp): { name: string; since: string | null } {
  const [, name, date] = pattern.exec(text) ?? [];
  return name === undefined || date === undefined
    ? { name: text, since: null }
    : { name, since: dateOf(date) };
}

/** An address ends with «DEPARTAMENTO - PROVINCIA - DISTRITO». */
function placeOf(address: string | null): Pick<Taxpayer, 'department' | 'province' | 'district'> {
  const parts = (address ?? '').split(' - ');
  const [before, province, district] = parts.slice(-3);
  const department = before === undefined ? null : endingDepartment(before);
  if (department === null || province === undefined || district === undefined)
    return { department: null, province: null, district: null };
  return { department, province: province.trim(), district: district.trim() };
}

/** A taxpayer of a list: «RUC: …», the name, «Ubicación: …» and «Estado: …». */
function matchIn(page: ReadPage, row: Parameters<ReadPage['textOf']>[0]) {
  const [number, name, ...otherHeads] = page
    .$(row)
    .find('h4')
    .toArray()
    .map((head) => page.textOf(head));
  const said = page.textOf(row);
  const [, ruc] = /^RUC: ?(\d{11})$/i.exec(number ?? '') ?? [];
  const [, location, status] = /Ubicación: ?(.*?) ?Estado: ?(.+)$/i.exec(said) ?? [];
  if (ruc === undefined || name === undefined || name === '' || otherHeads.length > 0)
    throw changed(`a taxpayer «${said}»`);
  if (location === undefined || status === undefined) throw changed(`a taxpayer «${said}»`);
  return {
    ruc,
    name,
    status: given(status),
    address_condition: null,
    location: given(location),
    name_score: null,
  };
}
