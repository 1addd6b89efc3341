import { LookupError } from '@shared/errors';
import { samai, samaiProcesses } from '@shared/operations/co/samai';
import { ruleWords } from '@shared/violations';
import { cleanRadicado } from '@shared/vocabulary/radicado';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { changed } from '../../reading';
import { withCasePage } from './case-page';
import { pageSize, processesOf } from './client';
import { casePlan } from './plan';
import { profile } from './profile';

export const samaiAdapters: readonly BoundAdapter[] = [
  bind(samaiProcesses, profile, async (input, { http, assistance }) => {
    const query =
      input.search_type === 'radicado' ? radicadoOf(input.query) : input.query.trim().toUpperCase();
    const list = await processesOf(http, {
      searchType: input.search_type,
      query,
      exactPhrase: input.exact_phrase,
      corporation: input.corporation_code,
      section: input.section_code,
      judge: input.judge,
      from: input.date_from,
      to: input.date_to,
      page: input.page,
    });
    const stranger = list.processes.find(({ registration_number }) => !registration_number.startsWith(query));
    if (input.search_type === 'radicado' && stranger !== undefined)
      throw changed(samai.id, `asked for ${query}, got ${stranger.registration_number}`);
    const [only] = list.processes;
    const url = input.include_detail && list.total === 1 ? (only?.detail_url ?? null) : null;
    const processes =
      only === undefined || url === null
        ? [...list.processes]
        : [withCasePage(only, await assistance.ask(casePlan(url)))];
    return {
      data: {
        processes,
        pagination: {
          total: list.total,
          page_size: pageSize,
          total_pages: list.totalPages,
          page: list.total === 0 ? 0 : input.page,
        },
      },
      aside: null,
    };
  }),
];

function radicadoOf(raw: string): string {
  const { value } = cleanRadicado(raw);
  const pattern = String.raw`^\d{20,25}$`;
  if (new RegExp(pattern).test(value)) return value;
  const message = ruleWords('pattern', { pattern })?.en ?? pattern;
  throw new LookupError({
    code: 'invalid_request',
    details: { violations: [{ path: '/query', rule: 'pattern', message, params: { pattern } }] },
  });
}
