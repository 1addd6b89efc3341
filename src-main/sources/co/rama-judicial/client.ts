import { LookupError } from '@shared/errors';
import type { SourceHttp, SourceResponse } from '../../../engine/adapter';
import {
  changed,
  parseActions,
  parseCases,
  parseDetail,
  parseErrorMessage,
  parseParties,
  type CaseAction,
  type CaseDetail,
  type CaseParty,
  type CaseRecord,
  type Page,
} from './parse';
import { site } from './profile';

// The backend of the site answers on a port of its own; on 443 it answers 406.
const base = `${site}:448/api/v2`;

export interface NameQuestion {
  readonly name: string;
  readonly personType: 'nat' | 'jur';
  readonly activeOnly: boolean;
  /** Empty for every court. */
  readonly courtCode: string;
  readonly page: number;
}

/** Asks for one page of the records of a radicado. */
export async function casesOfNumber(
  http: SourceHttp,
  number: string,
  page: number,
): Promise<Page<CaseRecord>> {
  const query = { numero: number, SoloActivos: 'false', pagina: String(page) };
  const found = parseCases(await ask(http, '/Procesos/Consulta/NumeroRadicacion', query), page);
  const stranger = found.rows.find((row) => row.registration_number !== number);
  if (stranger !== undefined) throw changed(`asked for ${number}, got ${stranger.registration_number}`);
  return found;
}

/** Asks for one page of the records in which a name occurs. `tipoPersona` is always sent: without it rows are missing. */
export async function casesOfName(http: SourceHttp, question: NameQuestion): Promise<Page<CaseRecord>> {
  const query = {
    nombre: question.name.trim(),
    tipoPersona: question.personType,
    SoloActivos: String(question.activeOnly),
    codificacionDespacho: question.courtCode.trim(),
    pagina: String(question.page),
  };
  return parseCases(await ask(http, '/Procesos/Consulta/NombreRazonSocial', query), question.page);
}

/** Asks for one page of the actuaciones of a record, newest first. */
export async function actionsOfCase(http: SourceHttp, id: number, page: number): Promise<Page<CaseAction>> {
  return parseActions(await ask(http, `/Proceso/Actuaciones/${id}`, { pagina: String(page) }), page);
}

/** Asks for one page of the parties of a record. */
export async function partiesOfCase(http: SourceHttp, id: number, page: number): Promise<Page<CaseParty>> {
  return parseParties(await ask(http, `/Proceso/Sujetos/${id}`, { pagina: String(page) }), page);
}

/** Asks for the detail of a record; null when the source says that it does not know it. */
export async function detailOfCase(http: SourceHttp, id: number): Promise<CaseDetail | null> {
  const response = await http.send({ url: `${base}/Proceso/Detalle/${id}`, accept: [400, 404] });
  if (response.status === 404) {
    // Only the source's own words say «unknown»; the 404 of a path that moved says nothing about the record.
    parseErrorMessage(response.bytes);
    return null;
  }
  return parseDetail(accepted(response));
}

async function ask(
  http: SourceHttp,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return accepted(await http.send({ url: `${base}${path}?${search.join('&')}`, accept: [400] }));
}

function accepted(response: SourceResponse): Uint8Array {
  if (response.status !== 400) return response.bytes;
  const message = parseErrorMessage(response.bytes);
  if (/m[aá]s de (?:mil|1[.,]?000)/i.test(message))
    throw new LookupError({ code: 'too_many_results', details: { source_message: message } });
  throw new LookupError({
    code: 'invalid_request',
    details: { reason: 'refused_by_source', source_message: message },
  });
}
