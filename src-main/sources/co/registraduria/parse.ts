import { z } from 'zod';
import { upstreamError } from '@shared/errors';
import { fold } from '@shared/fold';
import { registraduria, type vitalStatusData } from '@shared/operations/co/registraduria';
import { dayFirstDate, startsWithDay } from '@shared/vocabulary/dates';
import { changed, readJson } from '../../reading';
import { remembered } from '../../remembered';

/*
 * Bytes of «Consulta de vigencia» to what the registry says of a cédula. Pure. Only the registry's own «Cédula no
 * Existe» reads as «not in the registry»; words that are not known are `upstream_error` `changed`.
 */

type VitalStatus = z.output<typeof vitalStatusData>;

export type Validity = Pick<VitalStatus, 'found' | 'status' | 'registry_status' | 'queried_on'>;

// An answer that says it failed need not have anything but its code.
const answer = z.object({
  codigo: z.int(),
  vigencia: z.string().nullish(),
  fecha: z.string().nullish(),
});

/** What the registry says of a cédula. Throws `source_error` when it says that it could not look it up. */
export function parseValidity(bytes: Uint8Array): Validity {
  const { codigo, vigencia, fecha } = readJson(registraduria.id, bytes, answer);
  if (codigo !== 200) throw failed(`codigo ${codigo}`);
  const words = vigencia?.trim() ?? '';
  if (words === '') throw changed(registraduria.id, 'codigo 200 without vigencia');
  const { found, status } = meaningOf(words);
  return { found, status, registry_status: words, queried_on: dayOf(fecha?.trim() ?? '') };
}

const meaningOf = remembered((words): Pick<Validity, 'found' | 'status'> => {
  const said = fold(words);
  if (said === 'cedula no existe') return { found: false, status: null };
  if (said === 'sin datos para consultar') throw failed(words, words);
  if (/^cancelada por muerte\b/.test(said)) return { found: true, status: 'DECEASED' };
  if (/^vigente\b/.test(said) && !/muert|fallec/.test(said)) return { found: true, status: 'ALIVE' };
  // Double card, impersonation, minority, foreigner, …: neither life nor death.
  if (/^cancelada (por|con) /.test(said)) return { found: true, status: null };
  throw changed(registraduria.id, `vigencia «${words}»`);
});

/** The source's own failure, which says nothing of the person. */
function failed(observed: string, words?: string) {
  return upstreamError({
    reason: 'source_error',
    source: registraduria.id,
    observed,
    ...(words === undefined ? {} : { source_message: words }),
  });
}

/** `dd/mm/yyyy` or `yyyy-mm-dd`, with a time or without; anything else is no date. */
const dayOf = remembered((written): string | null => {
  const [date = ''] = written.split(/[T ]/, 1);
  return date.length === 'yyyy-mm-dd'.length && startsWithDay(date) ? date : dayFirstDate(date);
});
