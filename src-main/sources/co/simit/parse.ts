import { z } from 'zod';
import { simit, type simitAccountStatus } from '@shared/operations/co/simit';
import { upstreamError } from '@shared/errors';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { readPage, type ReadPage } from '../../../assisted/page';
import { namesSubject } from '../../../assisted/result-table';
import type { Capture } from '../../../engine/assistance';
import { severalPersons } from './plan';

type Answer = z.output<typeof simitAccountStatus.data>;

const amount = z.number().min(0).max(1e12);
const words = z.string().nullish();

/** An entry of `multas`, which holds both kinds. Members that nobody has described are let through and not read. */
const entry = z.looseObject({
  comparendo: z.boolean(),
  numeroComparendo: words,
  numeroResolucion: words,
  fechaComparendo: words,
  organismoTransito: words,
  estadoComparendo: words,
  estadoCartera: words,
  valorPagar: amount,
  infracciones: z
    .array(
      z.looseObject({
        codigoInfraccion: words,
        descripcionInfraccion: words,
        valorInfraccion: amount.nullish(),
      }),
    )
    .nullish(),
});

const answer = z.looseObject({
  pazSalvo: z.boolean(),
  cancelada: z.boolean().nullish(),
  suspendida: z.boolean().nullish(),
  multas: z.array(entry),
  comparendos: z.array(z.unknown()).max(0).nullish(),
});

const plates = [/^[A-Z]{3}\d{2}[0-9A-Z]$/, /^[A-Z]{2}\d{4}$/];

/**
 * Reads the answer that the page received last.
 * @throws LookupError (`changed`) when there is none, it has another shape, it contradicts itself, or the page does not name
 *   what was asked: the answer itself does not
 */
export function readAccount(captures: readonly Capture[], query: string): Answer {
  const capture = captures.findLast(({ kind }) => kind === 'answer');
  if (capture === undefined) throw changed('no answer of the account status');
  const parsed = answer.safeParse(json(capture.text()));
  if (!parsed.success) throw changed(z.prettifyError(parsed.error).slice(0, 300));
  const { pazSalvo, cancelada, suspendida, multas } = parsed.data;
  const items = multas.map(itemOf);
  const payable = multas.reduce((sum, { valorPagar }) => sum + Math.round(valorPagar * 100), 0) / 100;
  if (pazSalvo && payable > 0) throw changed('«paz y salvo» beside an amount to pay');
  // Something else may be owed, such as a payment agreement: nothing listed is not yet nothing owed.
  if (!pazSalvo && items.length === 0) throw changed('no «paz y salvo», and nothing that is owed');
  const pages = captures.filter(({ kind }) => kind === 'page').map((page) => readPage(page.text()));
  if (!pages.some((page) => namesSubject(page, query)))
    throw changed('a page that was asked for something else');
  if (pages.some((page) => page.shows(severalPersons)))
    throw changed('several persons, of whom none is chosen');
  const asked = query.toUpperCase();
  return {
    query: asked,
    is_plate: plates.some((plate) => plate.test(asked)),
    found: true,
    clear: pazSalvo,
    cancelled: cancelada ?? null,
    suspended: suspendida ?? null,
    total_payable: decimal(payable),
    summons_count: items.filter(({ kind }) => kind === 'comparendo').length,
    fines_count: items.filter(({ kind }) => kind === 'multa').length,
    ...summaryOn(pages),
    items,
    checked_at: new Date(capture.at).toISOString(),
  };
}

/** What only the page's summary says, beside the answer: «Acuerdos de pago: 0», «Total: $ 1.200.000». */
function summaryOn(pages: readonly ReadPage[]): Pick<Answer, 'payment_agreements_count' | 'total_debt'> {
  const text = pages
    .flatMap((page) => page.visible('#resumenEstadoCuenta').toArray().map(page.textOf))
    .join(' ');
  const [, agreements] = /Acuerdos de pago:\s*(\d{1,4})(?!\S)/i.exec(text) ?? [];
  const [, total] = /Total:\s*\$\s*(\d{1,3}(?:\.\d{3})*)(?!\S)/i.exec(text) ?? [];
  return {
    payment_agreements_count: agreements === undefined ? null : Number(agreements),
    total_debt: total?.replaceAll('.', '') ?? null,
  };
}

function itemOf(given: z.output<typeof entry>): Answer['items'][number] {
  const [infraction] = given.infracciones ?? [];
  return {
    kind: given.comparendo ? 'comparendo' : 'multa',
    number: written(given.numeroComparendo),
    resolution_number: written(given.numeroResolucion),
    imposed_on: dateOf(given.fechaComparendo),
    agency: written(given.organismoTransito),
    status: written(given.estadoComparendo),
    portfolio_status: written(given.estadoCartera),
    infraction_code: written(infraction?.codigoInfraccion),
    infraction_description: written(infraction?.descripcionInfraccion),
    amount: typeof infraction?.valorInfraccion === 'number' ? decimal(infraction.valorInfraccion) : null,
    amount_payable: decimal(given.valorPagar),
  };
}

/** `dd/mm/yyyy`, a blank and a time. */
function dateOf(given: string | null | undefined): string | null {
  if (given === null || given === undefined || given.trim() === '') return null;
  const date = dayFirstDate(given.trim().split(' ')[0] ?? '');
  if (date === null) throw changed(`a date «${given}»`);
  return date;
}

function written(given: string | null | undefined): string | null {
  const trimmed = given?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function decimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw changed('an answer that is no JSON');
  }
}

function changed(observed: string) {
  return upstreamError({ reason: 'changed', source: simit.id, observed });
}
