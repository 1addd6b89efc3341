import { stamp, type Day } from './calendar';
import { firstCaseId, type CaseRecord } from './cases';
import type { Action } from './timeline';

/*
 * The invented cases in the shapes of the source: its member names, its padding, its nulls.
 */

export const searchPageSize = 20;
export const listPageSize = 40;

const privateText = '--- [ PROCESO PRIVADO ] ---';

/** One page of a list with its paging block; past the last page the list is empty. */
export function paged<Row>(rows: readonly Row[], size: number, page: number) {
  return {
    rows: rows.slice((page - 1) * size, page * size),
    paginacion: {
      cantidadRegistros: rows.length,
      registrosPagina: size,
      cantidadPaginas: Math.ceil(rows.length / size),
      pagina: page,
    },
  };
}

export function caseRow(record: CaseRecord, actions: readonly Action[]) {
  const last = actions.at(-1)?.day;
  const open = !record.isPrivate;
  return {
    idProceso: record.id,
    idConexion: record.connection,
    llaveProceso: record.number,
    fechaProceso: open ? stamp(record.filed) : null,
    fechaUltimaActuacion: open && !record.undated && last !== undefined ? stamp(last) : null,
    despacho: `${record.court.name} `,
    departamento: record.court.department,
    sujetosProcesales: open ? `${partiesText(record)} ` : privateText,
    esPrivado: record.isPrivate,
    cantFilas: -1,
  };
}

function partiesText(record: CaseRecord): string {
  const byRole = new Map<string, string[]>();
  for (const { role, name } of record.parties) byRole.set(role, [...(byRole.get(role) ?? []), name]);
  return [...byRole].map(([role, names]) => `${role}: ${names.join(', ')}`).join(' | ');
}

// Identifiers of actuaciones and parties have passed 2^31 at the source.
const firstActionId = 2_400_000_000;
const firstPartyId = 2_200_000_000;

export function actionRow(record: CaseRecord, action: Action, count: number) {
  return {
    idRegActuacion: firstActionId + (record.id - firstCaseId) * 200 + action.sequence,
    llaveProceso: record.number,
    consActuacion: action.sequence,
    fechaActuacion: stamp(action.day),
    actuacion: action.action,
    anotacion: action.note,
    fechaInicial: orNull(action.starts),
    fechaFinal: orNull(action.ends),
    fechaRegistro: stamp(action.day, action.registeredAt),
    codRegla: '00'.padEnd(32),
    conDocumentos: action.documents,
    cant: count,
  };
}

export function partyRows(record: CaseRecord) {
  return record.parties.map((party, place) => ({
    idRegSujeto: firstPartyId + record.id + place,
    tipoSujeto: party.role,
    esEmplazado: party.summoned,
    identificacion: null,
    nombreRazonSocial: `${party.name} `,
    cant: record.parties.length,
  }));
}

export function detail(record: CaseRecord, now: number) {
  return {
    idRegProceso: record.id,
    llaveProceso: record.number,
    idConexion: record.connection,
    esPrivado: record.isPrivate,
    fechaProceso: stamp(record.filed),
    codDespachoCompleto: record.court.code,
    despacho: `${record.court.name} `,
    ponente: record.judge,
    tipoProceso: record.matter.type,
    claseProceso: record.matter.name,
    subclaseProceso: record.matter.subclass,
    recurso: 'Sin Tipo de Recurso',
    ubicacion: record.connection % 2 === 0 ? 'Secretaría' : 'Software: Justicia XXI Web',
    contenidoRadicacion: record.matter.content,
    fechaConsulta: local(now, 'yyyy-mm-ddThh:mm:ss.00'.length),
    ultimaActualizacion: local(now - 9 * 3_600_000, 'yyyy-mm-ddThh:mm:ss.000'.length),
  };
}

/** The clock of the server, which is five hours behind UTC and says so nowhere. */
function local(now: number, length: number): string {
  return new Date(now - 5 * 3_600_000).toISOString().slice(0, length);
}

function orNull(day: Day | null): string | null {
  return day === null ? null : stamp(day);
}
