import { legalizeLaw, legalizeLaws } from '@shared/operations/co/legalize';
import { bind } from '../../../engine/adapter';
import { lawOf, lawsOf, lawVersionOf, reformsOf } from './client';
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

/** The operations of Legalize: the list, and a law with its whole text. */
export const legalizeAdapters = [
  bind(legalizeLaws, profile, async (input, context) => ({
    data: await lawsOf(context, {
      query: input.query,
      lawType: input.law_type,
      year: input.year,
      status: input.status,
      jurisdiction: input.jurisdiction,
      page: input.page,
      perPage: input.per_page,
    }),
    aside: null,
  })),
  bind(legalizeLaw, profile, async (input, context) => {
    const { law_id: id, version_sha: sha, include_reforms: wantsReforms } = input;
    const law = await (sha === undefined ? lawOf(context, id) : lawVersionOf(context, id, sha));
    if (law === null) return { data: { found: false, id, ...nothingKnown, version_sha: null }, aside: null };
    const { text, ...facts } = law;
    const reforms = wantsReforms ? await reformsOf(context, id) : null;
    return { data: { found: true, ...facts, version_sha: sha ?? null, reforms, ...text }, aside: null };
  }),
];
