import type { z } from 'zod';
import { contraloria, type contraloriaFiscalRecords } from '@shared/operations/co/contraloria';
import { upstreamError } from '@shared/errors';
import { fold } from '@shared/fold';
import type { PdfText } from '../../../assisted/pdf';
import { namesIdentifier, statedVerdict } from '../../../assisted/verdict';

type Answer = Pick<
  z.output<typeof contraloriaFiscalRecords.data>,
  'document_number' | 'has_records' | 'status' | 'message' | 'verification_code'
>;

/** The negative sentence holds the positive one, so it stands first. */
const sentences = [
  { phrase: 'NO SE ENCUENTRA REPORTADO COMO RESPONSABLE FISCAL', verdict: false },
  { phrase: 'NO SE ENCUENTRA REPORTADA COMO RESPONSABLE FISCAL', verdict: false },
  { phrase: 'SE ENCUENTRA REPORTADO COMO RESPONSABLE FISCAL', verdict: true },
  { phrase: 'SE ENCUENTRA REPORTADA COMO RESPONSABLE FISCAL', verdict: true },
] as const;

/**
 * Reads a certificate.
 * @throws LookupError (`changed`) unless it states one of the sentences and names the document asked for
 */
export function readCertificate({ text }: PdfText, number: string): Answer {
  const words = text.replaceAll('\n', ' ');
  const sentence = statedVerdict(words, sentences);
  if (sentence === undefined) throw changed('neither of the sentences of a certificate');
  // A «no» that the printing tore apart must not turn into its opposite.
  if (/n\s*o\s*se encuentra reportad[oa]/.test(fold(words)) === sentence.verdict)
    throw changed('a torn sentence');
  if (!namesIdentifier(words, number)) throw changed('a document other than the one asked for');
  const [, code = null] = /C[oó]digo de Verificaci[oó]n:?\s*(\d{4,})/iu.exec(words) ?? [];
  return {
    document_number: number,
    has_records: sentence.verdict,
    status: sentence.phrase,
    message: text,
    verification_code: code,
  };
}

function changed(observed: string) {
  return upstreamError({ reason: 'changed', source: contraloria.id, observed });
}
