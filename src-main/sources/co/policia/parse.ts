import type { Element } from 'domhandler';
import type { z } from 'zod';
import type { policiaCriminalRecords } from '@shared/operations/co/policia';
import { policia } from '@shared/operations/co/policia';
import { upstreamError } from '@shared/errors';
import { fold } from '@shared/fold';
import { readPage, type ReadPage } from '../../../assisted/page';
import { namesIdentifier, statedVerdict } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';
import { messageSelector } from './plan';

type Answer = z.output<typeof policiaCriminalRecords.data>;

/** The two legends of the page (SU-458 of 2012). */
const legends = [
  { phrase: 'NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES', verdict: false },
  { phrase: 'ACTUALMENTE NO ES REQUERIDO POR AUTORIDAD JUDICIAL', verdict: true },
] as const;

/**
 * Reads the result page.
 * @throws LookupError (`changed`) unless the message states one legend and a name, and names the document asked for
 */
export function readResult(captures: readonly Capture[], typeLabel: string, number: string): Answer {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const [message] = read.visible(messageSelector);
    if (message === undefined) continue;
    const text = read.textOf(message);
    const legend = statedVerdict(text, legends);
    const name = nameIn(read, message);
    if (legend === undefined) throw changed('neither of the two legends');
    if (!namesIdentifier(text, number)) throw changed('a document other than the one asked for');
    if (name === undefined) throw changed('no name in the message');
    return {
      document_type_label: typeLabel,
      document_number: number,
      full_name: name,
      has_records: legend.verdict,
      status: legend.phrase,
      message: text,
      checked_at: new Date(page.at).toISOString(),
    };
  }
  throw changed('no result message on the page');
}

/** The name stands in bold after its label. */
function nameIn(read: ReadPage, message: Element): string | undefined {
  for (const bold of read.$(message).find('b').toArray()) {
    const label = bold.prev === null ? '' : read.textOf(bold.prev);
    const name = read.textOf(bold);
    if (fold(label).endsWith('apellidos y nombres:') && /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name)) return name;
  }
  return undefined;
}

function changed(observed: string) {
  return upstreamError({ reason: 'changed', source: policia.id, observed });
}
