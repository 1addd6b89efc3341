import type { z } from 'zod';
import { delaware, type delawareEntitiesSearch, type delawareEntity } from '@shared/operations/us/delaware';
import { monthFirstDate } from '@shared/vocabulary/dates';
import { readPage, type ReadPage } from '../../../assisted/page';
import { tableWith } from '../../../assisted/tables';
import type { Capture } from '../../../engine/assistance';
import { changed as changedSource } from '../../reading';
import { byId, emptyTable, errorLabels, nameField, numberField, page, rowLink } from './plan';

type List = z.output<typeof delawareEntitiesSearch.data>;
type Entity = z.output<typeof delawareEntity.data>;
type Asked = { readonly name: string } | { readonly number: string };

const columns = { file_number: ['File number'], name: ['Entity name'] } as const;
const statusNote = 'not in the free record';

/**
 * Reads the list of entities.
 * @param asked what was put into the form, quotes included
 * @throws LookupError (`changed`) unless the page still shows what was asked, and either rows that all say which entity
 *   they are, or the bare heads of the table in the answer to a search
 */
export function readList(captures: readonly Capture[], asked: Asked): List {
  const { read, at } = pageIn(captures);
  holdAsked(read, asked);
  const rows = tableWith(read, columns);
  if (rows === undefined) throw changed('no table of entities');
  const links = read.visible(rowLink).toArray();
  const entities = rows.map(({ file_number, name }, index) => {
    const link = links[index];
    if (!/^\d{1,10}$/.test(file_number) || link === undefined || read.textOf(link) !== name || name === '')
      throw changed('a row that does not say which entity it is');
    if ('number' in asked && Number(file_number) !== Number(asked.number))
      throw changed('an entity other than the one asked for');
    return { file_number, name, openable: link.attribs['data-ca'] !== 'true' };
  });
  if (links.length !== entities.length) throw changed('entities outside of the table');
  if (entities.length === 0) holdEmpty(read);
  const [notice] = read.visible(byId('divCountsMsg')).toArray();
  const said = notice === undefined ? '' : read.textOf(notice);
  return {
    entities,
    found: entities.length > 0,
    certainty: entities.length > 0 ? 'confirmed' : 'unconfirmed_empty',
    count_message: said === '' ? null : said,
    source_url: page,
    retrieved_at: at,
  };
}

/**
 * Reads the record of an entity.
 * @throws LookupError (`changed`) unless the page shows the record of the number asked for, or the bare heads of the table
 *   in the answer to a search for it
 */
export function readEntity(captures: readonly Capture[], number: string): Entity {
  const { read, at } = pageIn(captures);
  const asked = { file_number: number, status: null, status_note: statusNote, source_url: page } as const;
  if (read.visible(byId('lblFileNumber')).length === 0) {
    holdAsked(read, { number });
    if (tableWith(read, columns)?.length !== 0) throw changed('neither a record nor an empty list');
    holdEmpty(read);
    return { found: false, certainty: 'unconfirmed_empty', ...nothing, ...asked, retrieved_at: at };
  }
  if (Number(label(read, 'lblFileNumber')) !== Number(number))
    throw changed('an entity other than the one asked for');
  const name = label(read, 'lblEntityName');
  if (name === null) throw changed('a record without a name');
  const formed = label(read, 'lblIncDate');
  const formation_date = formed === null ? null : monthFirstDate(formed);
  if (formed !== null && formation_date === null) throw changed(`a date «${formed}»`);
  return {
    found: true,
    certainty: 'confirmed',
    name,
    formation_date,
    entity_kind: label(read, 'lblEntityKind'),
    entity_type: label(read, 'lblEntityType'),
    residency: label(read, 'lblResidency'),
    state: label(read, 'lblState'),
    registered_agent: {
      name: label(read, 'lblAgentName'),
      address: label(read, 'lblAgentAddress1'),
      city: label(read, 'lblAgentCity'),
      county: label(read, 'lblAgentCounty'),
      state: label(read, 'lblAgentState'),
      postal_code: label(read, 'lblAgentPostalCode'),
      phone: label(read, 'lblAgentPhone'),
    },
    ...asked,
    retrieved_at: at,
  };
}

const nothing = {
  name: null,
  formation_date: null,
  entity_kind: null,
  entity_type: null,
  residency: null,
  state: null,
  registered_agent: null,
} as const;

function pageIn(captures: readonly Capture[]): { readonly read: ReadPage; readonly at: string } {
  const captured = captures.find(({ kind }) => kind === 'page');
  if (captured === undefined) throw changed('no page');
  const read = readPage(captured.text());
  for (const selector of errorLabels) {
    const [error] = read.visible(selector).toArray();
    const said = error === undefined ? '' : read.textOf(error);
    if (said !== '') throw changed(`the page says «${said}»`);
  }
  return { read, at: new Date(captured.at).toISOString() };
}

/** The form keeps what was searched for. */
function holdAsked(read: ReadPage, asked: Asked): void {
  const [selector, wanted] = 'name' in asked ? [nameField, asked.name] : [numberField, asked.number];
  const [input] = read.visible(selector).toArray();
  if (input?.attribs['value']?.trim().toUpperCase() !== wanted.toUpperCase())
    throw changed('a page that was asked for something else');
}

/** Before any search the table is as empty as after one that found nothing. */
function holdEmpty(read: ReadPage): void {
  if (!read.shows({ selector: emptyTable })) throw changed('an empty table, and no search that it answers');
}

/** The text of a label; null when it is empty. @throws LookupError (`changed`) when it is not there */
function label(read: ReadPage, name: string): string | null {
  const [element] = read.visible(byId(name)).toArray();
  if (element === undefined) throw changed(`no ${name}`);
  const said = read.textOf(element);
  return said === '' ? null : said;
}

function changed(observed: string) {
  return changedSource(delaware.id, observed);
}
