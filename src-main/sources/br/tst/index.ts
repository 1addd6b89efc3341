import { tst, tstLabourCertificate } from '@shared/operations/br/tst';
import { certificateIn } from '../../../assisted/certificate';
import { readPage } from '../../../assisted/page';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import type { Capture } from '../../../engine/assistance';
import { changed } from '../../reading';
import { wholeDocument, writtenDocument } from '../documents';
import { readCertificate } from './parse';
import { certificatePlan, messageSelector } from './plan';

export const tstAdapters: readonly BoundAdapter[] = [
  bind(tstLabourCertificate, assistedProfile(tst), async ({ document: raw }, { assistance }) => {
    const document = wholeDocument(raw);
    const captures = await assistance.ask(certificatePlan(writtenDocument(document)));
    const refusal = refusalIn(captures);
    if (refusal !== undefined) throw changed(tst.id, `no certificate; the page says «${refusal}»`);
    const { pdf, at, sha256 } = await certificateIn(captures, tst.id);
    return {
      data: {
        ...readCertificate(pdf, document),
        pdf_ref: `sha256:${sha256}`,
        checked_at: new Date(at).toISOString(),
      },
      aside: null,
    };
  }),
];

/** Why the page handed over nothing, in its own words. */
function refusalIn(captures: readonly Capture[]): string | undefined {
  if (captures.some(({ kind }) => kind === 'download')) return undefined;
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const [message] = read.visible(messageSelector);
    if (message !== undefined) return read.textOf(message);
  }
  return undefined;
}
