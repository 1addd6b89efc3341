import { z } from 'zod';
import type { LookupError } from '@shared/errors';
import {
  ramaJudicial,
  type caseAction,
  type caseDetail,
  type caseParty,
  type caseRecord,
} from '@shared/operations/co/rama-judicial';
import type { pagination } from '@shared/operations/operation';
import { changed as changedAt, readJson } from '../../reading';

/*
 * Bytes of the Consulta de Procesos to rows of the interface. Pure. Whatever does not have the known shape is thrown as
 * `upstream_error` `changed`; only the source's own zero count reads as «no record». Members that are not read here may
 * come and go; those that are read must be there and be of their type.
 */

export type CaseRecord = z.output<typeof caseRecord>;
export type CaseAction = z.output<typeof caseAction>;
export type CaseParty = z.output<typeof caseParty>;
export type CaseDetail = z.output<typeof caseDetail>;
export type Pagination = z.output<typeof pagination>;

/** One page of a list, in the order of the source. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly pagination: Pagination;
}

const timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,7})?$/);
const day = timestamp
  .transform((value) => value.slice(0, 'yyyy-mm-dd'.length))
  .pipe(z.iso.date())
  .nullable();

/** Fields of the source are padded with blanks. */
const words = z.string().transform((value) => value.trim());
const wordsOrNull = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null);

const rawCase = z
  .object({
    idProceso: z.int().positive(),
    idConexion: z.int(),
    llaveProceso: words,
    fechaProceso: day,
    fechaUltimaActuacion: day,
    despacho: words,
    departamento: words,
    sujetosProcesales: words,
    esPrivado: z.boolean(),
  })
  .transform((raw): CaseRecord => ({
    id: raw.idProceso,
    connection_id: raw.idConexion,
    registration_number: raw.llaveProceso,
    start_date: raw.fechaProceso,
    last_action_date: raw.fechaUltimaActuacion,
    court: raw.despacho,
    state: raw.departamento,
    parties_text: raw.sujetosProcesales,
    is_private: raw.esPrivado,
  }));

const rawAction = z
  .object({
    idRegActuacion: z.int().positive(),
    llaveProceso: words,
    consActuacion: z.int(),
    fechaActuacion: day,
    actuacion: words,
    anotacion: wordsOrNull,
    fechaInicial: day,
    fechaFinal: day,
    fechaRegistro: day,
    conDocumentos: z.boolean(),
  })
  .transform((raw): CaseAction => ({
    id: raw.idRegActuacion,
    registration_number: raw.llaveProceso,
    sequence: raw.consActuacion,
    action_date: raw.fechaActuacion,
    action_type: raw.actuacion,
    note: raw.anotacion,
    start_date: raw.fechaInicial,
    end_date: raw.fechaFinal,
    registered_date: raw.fechaRegistro,
    has_documents: raw.conDocumentos,
  }));

const rawParty = z
  .object({
    idRegSujeto: z.int().positive(),
    tipoSujeto: words,
    nombreRazonSocial: words,
    esEmplazado: z.boolean(),
  })
  .transform((raw): CaseParty => ({
    id: raw.idRegSujeto,
    role: raw.tipoSujeto,
    name: raw.nombreRazonSocial,
    summoned_by_edict: raw.esEmplazado,
  }));

const rawDetail = z
  .object({
    idRegProceso: z.int().positive(),
    llaveProceso: words,
    esPrivado: z.boolean(),
    fechaProceso: day,
    codDespachoCompleto: wordsOrNull,
    despacho: words,
    ponente: wordsOrNull,
    tipoProceso: wordsOrNull,
    claseProceso: wordsOrNull,
    subclaseProceso: wordsOrNull,
    recurso: wordsOrNull,
    ubicacion: wordsOrNull,
    contenidoRadicacion: wordsOrNull,
    ultimaActualizacion: timestamp.nullable(),
  })
  .transform((raw): CaseDetail => ({
    id: raw.idRegProceso,
    registration_number: raw.llaveProceso,
    is_private: raw.esPrivado,
    start_date: raw.fechaProceso,
    court_code: raw.codDespachoCompleto,
    court: raw.despacho,
    judge: raw.ponente,
    case_type: raw.tipoProceso,
    case_class: raw.claseProceso,
    case_subclass: raw.subclaseProceso,
    appeal: raw.recurso,
    location: raw.ubicacion,
    filing_content: raw.contenidoRadicacion,
    source_updated_at: raw.ultimaActualizacion,
  }));

const rawPagination = z
  .object({
    cantidadRegistros: z.int().min(0),
    registrosPagina: z.int().min(0),
    cantidadPaginas: z.int().min(0),
    pagina: z.int().min(0),
  })
  .transform((raw): Pagination => ({
    total: raw.cantidadRegistros,
    page_size: raw.registrosPagina,
    total_pages: raw.cantidadPaginas,
    page: raw.pagina,
  }));

const caseList = z.object({ procesos: z.array(rawCase), paginacion: rawPagination });
const actionList = z.object({ actuaciones: z.array(rawAction), paginacion: rawPagination });
const partyList = z.object({ sujetos: z.array(rawParty), paginacion: rawPagination });

/** Records of a search by number or by name; `page` is the page that was asked for. */
export function parseCases(bytes: Uint8Array, page: number): Page<CaseRecord> {
  const raw = read(bytes, caseList);
  return checked(raw.procesos, raw.paginacion, page);
}

/** Actuaciones of a case, newest first. */
export function parseActions(bytes: Uint8Array, page: number): Page<CaseAction> {
  const raw = read(bytes, actionList);
  return checked(raw.actuaciones, raw.paginacion, page);
}

/** Sujetos procesales of a case. */
export function parseParties(bytes: Uint8Array, page: number): Page<CaseParty> {
  const raw = read(bytes, partyList);
  return checked(raw.sujetos, raw.paginacion, page);
}

/** Reads the detail of one case. */
export function parseDetail(bytes: Uint8Array): CaseDetail {
  return read(bytes, rawDetail);
}

const errorBody = z
  .object({ Message: z.string().optional(), message: z.string().optional() })
  .transform((raw) => raw.Message ?? raw.message)
  .pipe(z.string().trim().min(1));

/** The source's own words in an error body, whose members come in two spellings. */
export function parseErrorMessage(bytes: Uint8Array): string {
  return read(bytes, errorBody);
}

/** The error of an answer that is not what it should be. */
export function changed(observed: string): LookupError {
  return changedAt(ramaJudicial.id, observed);
}

function read<S extends z.ZodType>(bytes: Uint8Array, schema: S): z.output<S> {
  return readJson(ramaJudicial.id, bytes, schema);
}

/**
 * Holds the rows against the counts beside them: a page that lost rows on its way must never read as a complete one.
 * A page past the last has no rows.
 */
function checked<Row>(rows: Row[], pagination: Pagination, asked: number): Page<Row> {
  const { total, page_size: size, total_pages: pages, page } = pagination;
  const before = (asked - 1) * size;
  const expected = Math.max(0, Math.min(size, total - before));
  const counted = `${rows.length} rows on page ${page} (asked ${asked}) of ${pages}, ${total} records, ${size} a page`;
  if (rows.length !== expected) throw changed(counted);
  if (rows.length > 0 && page !== asked) throw changed(counted);
  if (total > 0 && pages !== Math.ceil(total / size)) throw changed(counted);
  return { rows, pagination };
}
