import { legalizeLaw, legalizeLaws } from '@shared/operations/co/legalize';
import type { DatasetHandle } from '../../../datasets/handle';
import { bind, type AdapterContext } from '../../../engine/adapter';
import { lawOf, lawsOf, lawVersionOf, reformsOf } from './client';
import { legalizeFiles } from './dataset';
import { localCopy, localLaw, localLaws } from './local';
import { textOf, type Law } from './parse';
import { profile } from './profile';

/** What is not known of a law that the source does not have. */
const nothingKnown = {
  title: null,
  short_title: null,
  law_type: null,
  publication_date: null,
  status: null,
  status_raw: null,
  jurisdiction: null,
  article_count: null,
  department: null,
  source_url: null,
  last_updated: null,
  gazette_reference: null,
  entry_into_force: null,
  issued_date: null,
  subjects: null,
  modification_count: null,
  modification_summary: null,
  reforms: null,
};

/** The operations of Legalize: the list, and a law with its whole text. Without a key a local copy answers, if there is one. */
export const legalizeAdapters = [
  bind(
    legalizeLaws,
    profile,
    async (input, context) => {
      const question = {
        query: input.query,
        lawType: input.law_type,
        year: input.year,
        status: input.status,
        jurisdiction: input.jurisdiction,
        page: input.page,
        perPage: input.per_page,
      };
      const copy = await localCopy(context);
      const data = await (copy === null ? lawsOf(context, question) : localLaws(copy, question));
      return { data, aside: null };
    },
    [legalizeFiles],
  ),
  bind(
    legalizeLaw,
    profile,
    async (input, context) => {
      const { law_id, version_sha: sha, include_reforms: wantsReforms } = input;
      const id = identifierOf(law_id);
      // The copy holds the present text alone, without its history.
      const copy = sha === undefined && !wantsReforms ? await localCopy(context) : null;
      const as_of = copy?.generation.asOf ?? null;
      const law = await lawBy(context, id, sha, copy);
      if (law === null)
        return { data: { found: false, id, ...nothingKnown, version_sha: null, as_of }, aside: null };
      const { markdown, ...facts } = law;
      const reforms = wantsReforms ? await reformsOf(context, id) : null;
      const data = { found: true, ...facts, version_sha: sha ?? null, reforms, as_of, ...textOf(markdown) };
      return { data, aside: null };
    },
    [legalizeFiles],
  ),
];

/** The source writes the type of a law in capitals; what follows its number may be a suffix, and stays as it is. */
function identifierOf(written: string): string {
  return written.replace(/^[a-z-]+(?=-\d)/i, (type) => type.toUpperCase());
}

function lawBy(
  context: AdapterContext,
  id: string,
  sha: string | undefined,
  copy: DatasetHandle | null,
): Promise<Law | null> {
  if (copy !== null) return localLaw(copy, id);
  return sha === undefined ? lawOf(context, id) : lawVersionOf(context, id, sha);
}
