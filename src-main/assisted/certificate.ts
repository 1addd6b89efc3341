import { createHash } from 'node:crypto';
import { upstreamError } from '@shared/errors';
import type { Capture } from '../engine/assistance';
import { readPdf, type PdfText } from './pdf';

/** The PDF that a page handed over, when, and its hash, by which it is found in the evidence. @throws LookupError (`changed`) when there is none, or it cannot be read */
export async function certificateIn(
  captures: readonly Capture[],
  source: string,
): Promise<{ readonly pdf: PdfText; readonly at: number; readonly sha256: string }> {
  const file = captures.findLast(({ kind }) => kind === 'download');
  if (file === undefined) throw upstreamError({ reason: 'changed', source, observed: 'no certificate' });
  try {
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    return { pdf: await readPdf(file.bytes), at: file.at, sha256 };
  } catch (error) {
    throw upstreamError({
      reason: 'changed',
      source,
      observed: `a PDF that cannot be read: ${String(error)}`,
    });
  }
}
