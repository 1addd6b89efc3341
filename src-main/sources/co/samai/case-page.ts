import { samai } from '@shared/operations/co/samai';
import { fold } from '@shared/fold';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { readPage, type ReadPage } from '../../../assisted/page';
import { cellsOf } from '../../../assisted/tables';
import type { Capture } from '../../../engine/assistance';
import { changed as changedSource } from '../../reading';
import type { Process } from './parse';
import { byId, radicadoLabel } from './plan';

type Detail = NonNullable<Process['detail']>;
type Action = NonNullable<Detail['actions']>[number];

/** Cells of a row of the actions: Ver, registro, actuación, name, note, status, attachments, index. */
const cellsOfAction = 8;

/**
 * Adds to a process what its page says.
 * @throws LookupError (`changed`) unless the page is that of the process, and its table of actions has the known form
 */
export function withCasePage(process: Process, captures: readonly Capture[]): Process {
  const reads = captures.filter(({ kind }) => kind === 'page').map((page) => readPage(page.text()));
  const read = reads.find((page) => page.visible(radicadoLabel).length > 0);
  if (read === undefined) throw changed('no case page');
  const shown = (words(read, 'lblradicacion') ?? '').replaceAll(/[\s-]/g, '');
  if (shown !== process.registration_number) throw changed('a case other than the one asked for');
  const detail = detailIn(read);
  return {
    ...process,
    court: detail.corporation,
    judge: detail.judge ?? process.judge,
    entry_date: detail.filed_date,
    in_force: inForce(read),
    detail,
  };
}

function detailIn(read: ReadPage): Detail {
  return {
    corporation: words(read, 'LblNombreCorporacion'),
    judge: words(read, 'LblPonente'),
    process_type: chosen(read, 'LstTipoProc'),
    process_class: words(read, 'lblclase1') ?? chosen(read, 'LstClasProc'),
    process_subclass: chosen(read, 'LstSubcProc'),
    appeal: chosen(read, 'LstRecuProc'),
    nature: chosen(read, 'LstTipoNatu'),
    legal_framework: words(read, 'LblMarcoLey'),
    hearing_chamber: words(read, 'TBSalaConoce'),
    deciding_chamber: words(read, 'TBSalaDecide'),
    stage: chosen(read, 'LstEtapaProceso'),
    location: chosen(read, 'lstUbicaproceso'),
    filed_date: dateOf(words(read, 'Lblfecharad')),
    presented_date: dateOf(words(read, 'Txtfechapres')),
    ruling: words(read, 'Lblsentencia'),
    subject: words(read, 'lblasunto'),
    origin: words(read, 'LblorigenNombre'),
    actions: actionsIn(read),
  };
}

/** A case without actions has no table, and neither has a page that lost it: null says no more than that. */
function actionsIn(read: ReadPage): Action[] | null {
  const [table] = read.visible(`table${byId('GridViewHistoricoActuaciones')}`).toArray();
  if (table === undefined) return null;
  const [head, ...rows] = read
    .$(table)
    .find('tr')
    .toArray()
    .map((row) => cellsOf(read, row));
  if (head?.length !== cellsOfAction || !fold(head[7] ?? '').startsWith('indice'))
    throw changed('other heads of the actions');
  return rows.map((cells) => {
    const [, registered = '', acted = '', name = '', note = '', status = '', files = '', index = ''] = cells;
    if (cells.length !== cellsOfAction || name === '' || !/^\d{1,6}$/.test(index))
      throw changed('an action of another form');
    return {
      sequence: Number(index),
      action_date: dateOf(acted),
      registered_date: dateOf(registered),
      action_type: name,
      note: orNull(note),
      status: orNull(status),
      attachments: orNull(files),
    };
  });
}

/** The text of an element, or what stands in it when it is a field; null when it is empty or not there. */
function words(read: ReadPage, name: string): string | null {
  const [element] = read.visible(byId(name)).toArray();
  if (element === undefined) return null;
  return orNull(element.attribs['value']?.trim() ?? read.textOf(element));
}

/** What is chosen in a list. */
function chosen(read: ReadPage, name: string): string | null {
  const [list] = read.visible(byId(name)).toArray();
  if (list === undefined) return null;
  return orNull(read.$(list).find('option[selected]').first().text().replace(/\s+/g, ' ').trim());
}

function inForce(read: ReadPage): boolean | null {
  const [mark] = read.visible('#FW_LTR_vigente').toArray();
  const said = mark === undefined ? '' : fold(read.textOf(mark));
  if (said.includes('(no)')) return false;
  return said.includes('(si)') ? true : null;
}

/** `dd/mm/yyyy`, at times with the time behind it. */
function dateOf(written: string | null): string | null {
  if (written === null || written === '') return null;
  const date = dayFirstDate(written.split(' ')[0] ?? '');
  if (date === null) throw changed(`a date «${written}»`);
  return date;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

function changed(observed: string) {
  return changedSource(samai.id, observed);
}
