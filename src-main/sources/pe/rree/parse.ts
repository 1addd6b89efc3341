import type { z } from 'zod';
import { rree, type rreeForeignerCards } from '@shared/operations/pe/rree';
import { upstreamError } from '@shared/errors';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { labelled } from '../../../assisted/labels';
import { readPage, type ReadPage } from '../../../assisted/page';
import { namesSubject, nothingLine } from '../../../assisted/result-table';
import { namesIdentifier } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';

type Card = z.output<typeof rreeForeignerCards.data>;

const cardLabels = ['Número de carné', 'N° carné', 'Nro. de carné', 'Número de carnet', 'Carné'];

/**
 * Reads a card by its labels; the layout of the page is not known.
 * @throws LookupError (`changed`) unless the page shows the number asked for with surnames and names, or says in words that
 *   there is no such card
 */
export function readCard(captures: readonly Capture[], number: string): Card {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const last = labelled(read, ['Apellidos']);
    const first = labelled(read, ['Nombres']);
    const shown = labelled(read, cardLabels);
    const saysNothing = read.shows(nothingLine);
    if (saysNothing && last === undefined && first === undefined && namesSubject(read, number))
      return nobody(number);
    if (saysNothing || last === undefined || first === undefined || shown === undefined) continue;
    if (!namesIdentifier(shown, number)) throw changed('a card other than the one asked for');
    return {
      found: true,
      card_number: number,
      birth_date: date(read, ['Fecha de nacimiento']),
      last_name: last,
      first_name: first,
      nationality: labelled(read, ['Nacionalidad']) ?? null,
      expiration_date: date(read, ['Fecha de caducidad', 'Fecha de vencimiento', 'Vigencia']),
      immigration_status: labelled(read, ['Calidad migratoria', 'Estado']) ?? null,
    };
  }
  throw changed('neither number and names of a card nor the words that there is none');
}

function nobody(number: string): Card {
  return {
    found: false,
    card_number: number,
    birth_date: null,
    last_name: null,
    first_name: null,
    nationality: null,
    expiration_date: null,
    immigration_status: null,
  };
}

function date(read: ReadPage, labels: readonly string[]): string | null {
  const written = labelled(read, labels);
  if (written === undefined) return null;
  const iso = dayFirstDate(written);
  if (iso === null) throw changed(`a date «${written}»`);
  return iso;
}

function changed(observed: string) {
  return upstreamError({ reason: 'changed', source: rree.id, observed });
}
