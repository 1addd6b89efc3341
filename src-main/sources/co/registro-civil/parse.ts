import type { z } from 'zod';
import { registroCivil, type registroCivilBirthRecord } from '@shared/operations/co/registro-civil';
import { fold } from '@shared/fold';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { labelledOrNone } from '../../../assisted/labels';
import { readPage, type ReadPage } from '../../../assisted/page';
import { tableWith } from '../../../assisted/tables';
import type { Capture } from '../../../engine/assistance';
import { changed as changedPage } from '../../reading';
import { inputOf, nameParts, nothingPhrase, type BirthQuestion } from './plan';

type Answer = z.output<typeof registroCivilBirthRecord.data>;
type Found = Answer['matches'][number];

/** What stands beside the office, the serial and the day; nobody has written these labels down. */
const labels = {
  office: ['Oficina', 'Oficina de registro', 'Oficina de inscripción', 'Notaría'],
  serial: ['Serial', 'Indicativo serial'],
  inscription_date: ['Fecha de inscripción', 'Fecha inscripción'],
} as const;

const columns = {
  document_number: ['NUIP', 'Documento', 'Número de documento'],
  first_surname: ['Primer apellido'],
  second_surname: ['Segundo apellido'],
  first_name: ['Primer nombre'],
  second_name: ['Segundo nombre'],
  sex: ['Sexo'],
  ...labels,
} as const;

const nobody: Found = {
  document_number: null,
  first_surname: null,
  second_surname: null,
  first_name: null,
  second_name: null,
  sex: null,
  office: null,
  serial: null,
  inscription_date: null,
};

/**
 * Reads the page below the form: one record, a table of several, or the words that there is none.
 * @throws LookupError (`changed`) unless it shows exactly one of these, about the person asked for
 */
export function readBirthRecord(captures: readonly Capture[], asked: BirthQuestion): Answer {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const checked_at = new Date(page.at).toISOString();
    const matches = [...single(read), ...several(read)];
    const saysNothing = read.shows({ phrase: nothingPhrase });
    if (matches.length === 0 && !saysNothing) continue;
    if (matches.length > 0 && saysNothing) throw changed('a record beside the words that there is none');
    if (!matches.every((match) => isAbout(match, asked)))
      throw changed('a person other than the one asked for');
    if (saysNothing && !isStillAsked(read, asked)) throw changed('a form that asks for somebody else');
    return { found: matches.length > 0, ...(matches[0] ?? nobody), matches, checked_at };
  }
  throw changed('neither a record nor the words that there is none');
}

/** The record whose parts stand in spans of their own. */
function single(read: ReadPage): readonly Found[] {
  const [span, ...others] = read.visible(`span[id$=":${nameParts.first_surname}"]`).toArray();
  if (span === undefined) return [];
  if (others.length > 0) throw changed('several records without a table');
  const prefix = (span.attribs['id'] ?? '').slice(0, -nameParts.first_surname.length).replaceAll('"', '');
  const part = (name: string): string => {
    const [only, ...more] = read.visible(`[id="${prefix}${name}"]`).toArray();
    if (only === undefined || more.length > 0) throw changed(`a record without ${name}`);
    return read.textOf(only);
  };
  const beside = (wanted: keyof typeof labels): string => {
    const value = labelledOrNone(read, labels[wanted]);
    if (value === undefined) throw changed(`a record without ${labels[wanted][0]}`);
    return value ?? '';
  };
  return [
    recordOf({
      document_number: part('documento'),
      first_surname: part(nameParts.first_surname),
      second_surname: part(nameParts.second_surname),
      first_name: part(nameParts.first_name),
      second_name: part(nameParts.second_name),
      sex: part('sexo'),
      office: beside('office'),
      serial: beside('serial'),
      inscription_date: beside('inscription_date'),
    }),
  ];
}

function several(read: ReadPage): readonly Found[] {
  return (tableWith(read, columns) ?? []).map(recordOf);
}

const name = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
const number = /^[A-Z\d-]*\d[A-Z\d -]*$/i;

/** What each value looks like: one that does not is another column's. Empty where a record may lack it. */
const forms: Readonly<Record<keyof Found, { readonly form: RegExp; readonly mayLack: boolean }>> = {
  document_number: { form: number, mayLack: true },
  first_surname: { form: name, mayLack: false },
  second_surname: { form: name, mayLack: true },
  first_name: { form: name, mayLack: false },
  second_name: { form: name, mayLack: true },
  sex: { form: /^(?:m|f)/i, mayLack: false },
  office: { form: /\p{L}{3}/u, mayLack: false },
  serial: { form: number, mayLack: true },
  inscription_date: { form: /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/, mayLack: false },
};

function recordOf(shown: Readonly<Record<keyof Found, string>>): Found {
  const written = Object.fromEntries(
    (Object.keys(forms) as (keyof Found)[]).map((part) => {
      const { form, mayLack } = forms[part];
      const value = shown[part];
      if (value === '' ? !mayLack : !form.test(value)) throw changed(`${part} «${value}»`);
      return [part, value || null];
    }),
  ) as Found;
  const { office, sex, first_surname, second_surname, first_name, second_name } = shown;
  if ([sex, first_surname, second_surname, first_name, second_name].includes(office))
    throw changed(`an office «${office}»`);
  const day = dayFirstDate(shown.inscription_date);
  if (day === null) throw changed(`a date «${shown.inscription_date}»`);
  return { ...written, inscription_date: day };
}

/** Whether a record has the names and the sex that were asked for; what was not asked may be anything. */
function isAbout(match: Found, asked: BirthQuestion): boolean {
  const names = Object.keys(nameParts) as (keyof typeof nameParts)[];
  return (
    fold(match.sex ?? '').startsWith(asked.sex.toLowerCase()) &&
    names.every((name) => asked[name].trim() === '' || fold(match[name] ?? '') === fold(asked[name]))
  );
}

/** Of nobody the page shows no name; those asked for then still stand in its form. */
function isStillAsked(read: ReadPage, asked: BirthQuestion): boolean {
  return (['first_surname', 'first_name'] as const).every((name) =>
    read
      .visible(inputOf(nameParts[name]))
      .toArray()
      .some(({ attribs }) => fold(attribs['value'] ?? '') === fold(asked[name])),
  );
}

function changed(observed: string) {
  return changedPage(registroCivil.id, observed);
}
