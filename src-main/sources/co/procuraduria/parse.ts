import type { z } from 'zod';
import { procuraduria, type procuraduriaDisciplinaryRecords } from '@shared/operations/co/procuraduria';
import { upstreamError } from '@shared/errors';
import { fold } from '@shared/fold';
import { readPage } from '../../../assisted/page';
import { namesSubject } from '../../../assisted/result-table';
import { namesIdentifier, statedVerdict } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';
import { resultSelector } from './plan';

type Answer = Omit<
  z.output<typeof procuraduriaDisciplinaryRecords.data>,
  'document_type' | 'source' | 'records' | 'as_of'
>;

const sentences = [
  { phrase: 'NO REGISTRA SANCIONES NI INHABILIDADES VIGENTES', verdict: 'clear' },
  { phrase: 'El ciudadano no presenta antecedentes', verdict: 'clear' },
  { phrase: 'NO SE ENCUENTRA REGISTRADO EN EL SISTEMA', verdict: 'unknown' },
  { phrase: 'REGISTRA LAS SIGUIENTES ANOTACIONES', verdict: 'record' },
] as const;

const unknownNumber = /^el numero de identificacion ingresado no se encuentra registrado en el sistema\.?$/;

/**
 * Reads the result below the form. Only what stands there counts: the same sentences stand in the page's help.
 * @throws LookupError (`changed`) unless it states one sentence and names the document asked for
 */
export function readRecords(captures: readonly Capture[], number: string): Answer {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const [result] = read.visible(resultSelector).toArray();
    if (result === undefined) continue;
    const text = read.textOf(result);
    const sentence = statedVerdict(text, sentences);
    if (sentence === undefined) throw changed('none of the known sentences');
    const isKnown = sentence.verdict !== 'unknown';
    // About an unknown number the page says nothing else; beside anything more the sentence comes from its help.
    if (!isKnown && !unknownNumber.test(fold(text)))
      throw changed('more than the words for an unknown number');
    // Of a number that it does not know the page says no more; then the number still stands in its field.
    if (isKnown ? !namesIdentifier(text, number) : !namesSubject(read, number))
      throw changed('a document other than the one asked for');
    const [, name] = /Señor\(?a?\)?\s+(\p{L}[\p{L}\p{M}'’. -]*?)\s+identificado/iu.exec(text) ?? [];
    return {
      document_number: number,
      status: sentence.phrase,
      message: text,
      checked_at: new Date(page.at).toISOString(),
      found: isKnown,
      full_name: isKnown ? (name ?? null) : null,
      has_records: isKnown ? sentence.verdict === 'record' : null,
    };
  }
  throw changed('no result below the form');
}

function changed(observed: string) {
  return upstreamError({ reason: 'changed', source: procuraduria.id, observed });
}
