import type { ReviewEvidence } from '@shared/review';
import { readPage } from '../assisted/page';
import { readPdf } from '../assisted/pdf';
import { decodeText } from '../upstream/text-decoding';

const mostCharacters = 200_000;
const textTypes = /^(text\/|application\/(json|xml|xhtml\+xml)|[^;]*\+(json|xml))/i;

/** Kept bytes as a person may read them: nothing of a page is ever run, styled or fetched. */
export async function readable(
  bytes: Uint8Array,
  contentType: string,
): Promise<Pick<ReviewEvidence, 'text' | 'truncated' | 'picture'>> {
  if (contentType.startsWith('image/png')) return { text: null, truncated: false, picture: bytes };
  const text = await textOf(bytes, contentType);
  return {
    text: text?.slice(0, mostCharacters) ?? null,
    truncated: (text?.length ?? 0) > mostCharacters,
    picture: null,
  };
}

async function textOf(bytes: Uint8Array, contentType: string): Promise<string | null> {
  // A PDF that cannot be read is a reason why the lookup stands here.
  if (contentType.startsWith('application/pdf'))
    return readPdf(bytes).then(
      ({ text }) => text,
      () => null,
    );
  if (!textTypes.test(contentType)) return null;
  const text = decodeText(bytes, contentType);
  return /html/i.test(contentType) ? readPage(text).text : text;
}
