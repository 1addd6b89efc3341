import { z } from 'zod';
import { upstreamError } from '@shared/errors';
import { samai, type samaiProcesses } from '@shared/operations/co/samai';
import { changed as changedSource, readJson } from '../../reading';
import { site } from './profile';

export type Process = z.output<typeof samaiProcesses.data>['processes'][number];

export interface ProcessList {
  readonly processes: readonly Process[];
  readonly total: number;
  readonly totalPages: number;
}

const words = z.string().nullish();

/** A row; members that nobody has described are let through and not read. */
const item = z.looseObject({
  radicado: z.string(),
  guid: words,
  clase: words,
  ponente: words,
  demandante: words,
  demandado: words,
  urlDetalle: words,
});

const answer = z.discriminatedUnion('ok', [
  z.looseObject({
    ok: z.literal(true),
    data: z.looseObject({
      items: z.array(item),
      page: z.int(),
      total: z.int().min(0),
      totalPages: z.int().min(0),
    }),
  }),
  z.looseObject({ ok: z.literal(false), error: z.looseObject({ message: z.string() }) }),
]);

/**
 * Reads one page of the list.
 * @throws LookupError (`changed`) for any other shape, page or count; (`source_error`) when the source says that it failed
 */
export function parseList(bytes: Uint8Array, page: number): ProcessList {
  const read = readJson(samai.id, bytes, answer);
  if (!read.ok)
    throw upstreamError({ reason: 'source_error', source: samai.id, source_message: read.error.message });
  const { items, total, totalPages, page: given } = read.data;
  if (given !== page) throw changed(`page ${given} where ${page} was asked for`);
  if (items.length > total || (total > 0 && totalPages === 0))
    throw changed(`${items.length} cases of ${total} on ${totalPages} pages`);
  if (items.length === 0 && total > 0 && page <= totalPages) throw changed(`an empty page of ${total} cases`);
  return { processes: items.map(processOf), total, totalPages };
}

function processOf(row: z.output<typeof item>): Process {
  const number = row.radicado.replaceAll(/[\s-]/g, '');
  if (!/^\d{20,25}$/.test(number)) throw changed(`a radicado «${row.radicado}»`);
  const guid = written(row.guid);
  const code = guid?.replaceAll('-', '').slice(number.length) ?? null;
  if (guid !== null && !(guid.replaceAll('-', '').startsWith(number) && /^\d{7}$/.test(code ?? '')))
    throw changed(`an identifier «${guid}» of ${number}`);
  return {
    registration_number: number,
    guid,
    corporation_code: code,
    court: null,
    judge: written(row.ponente),
    process_class: written(row.clase),
    plaintiff: written(row.demandante),
    defendant: written(row.demandado),
    entry_date: null,
    in_force: null,
    detail_url: addressOf(written(row.urlDetalle)),
    detail: null,
  };
}

/** On the source's own site: a person will be led there. */
function addressOf(path: string | null): string | null {
  if (path === null) return null;
  const url = URL.canParse(path, site) ? new URL(path, site) : null;
  if (url === null || url.origin !== site) throw changed(`a page elsewhere: «${path}»`);
  return url.href;
}

function written(given: string | null | undefined): string | null {
  const trimmed = given?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function changed(observed: string) {
  return changedSource(samai.id, observed);
}
