import type { Embargo, EmbargoStatus } from '@shared/operations/br/ibama';
import { plausibleDate } from '@shared/vocabulary/dates';
import { csv, type CsvRecord } from '../../../datasets/formats/csv';
import { packed } from '../../../datasets/formats/archive';

/* IBAMA's file of 2026: 51 columns, of which these are read. Files of earlier years have other columns. */

const columns = {
  sequence: ['SEQ_TAD'],
  formStatus: ['DES_STATUS_FORMULARIO'],
  isCancelled: ['SIT_CANCELADO'],
  number: ['NUM_TAD'],
  series: ['SER_TAD'],
  replacedBy: ['COD_SUBSTITUICAO'],
  date: ['DAT_EMBARGO'],
  delivery: ['FORMA_ENTREGA'],
  person: ['NOME_EMBARGADO'],
  document: ['CPF_CNPJ_EMBARGADO'],
  process: ['NUM_PROCESSO'],
  description: ['DES_TAD'],
  municipalityCode: ['COD_MUNICIPIO'],
  municipality: ['MUNICIPIO'],
  state: ['UF'],
  location: ['DES_LOCALIZACAO'],
  longitude: ['NUM_LONGITUDE_TAD'],
  latitude: ['NUM_LATITUDE_TAD'],
  area: ['QTD_AREA_EMBARGADA'],
  property: ['NOME_IMOVEL'],
  areaType: ['TIPO_AREA'],
  geometry: ['GEOM_AREA_EMBARGADA'],
  presentingUnit: ['UNID_APRESENTACAO'],
  controllingUnit: ['UNID_CONTROLE'],
  isLifted: ['SIT_DESEMBARGO'],
  liftingType: ['TIPO_DESEMBARGO'],
  liftedDate: ['DAT_DESEMBARGO'],
  lifting: ['DES_DESEMBARGO'],
  infractionSequence: ['SEQ_AUTO_INFRACAO'],
  infractionNumber: ['NUM_AUTO_INFRACAO'],
  operation: ['OPERACAO'],
  order: ['ORDEM_FISCALIZACAO'],
  changedOn: ['DAT_ULT_ALTERACAO'],
  changeType: ['TIPO_ALTERACAO'],
  changeReason: ['JUSTIFICATIVA_ALTERACAO'],
  reportedOn: ['ULTIMA_ATUALIZACAO_RELATORIO'],
} as const;

export type EmbargoRow = CsvRecord<keyof typeof columns>;

/** Polygons of several megabytes stand in one value. */
const longestRecord = 64 * 1024 * 1024;

export const embargoFile = packed(
  csv({ delimiter: ';', quote: '"', charset: null, columns, longestRecord }),
  /\.csv$/i,
);

/** The day on which the report was made; null when the row does not say it. */
export function reportDay({ reportedOn }: EmbargoRow): string | null {
  const day = dayOf(reportedOn);
  return day !== null && day >= '2000-01-01' ? day : null;
}

/** The source's own key; forms that are still being filled in have only their number. null when there is neither. */
export function embargoId({ sequence, number, series }: EmbargoRow): string | null {
  const key = sequenceOf(sequence);
  if (key !== null) return key;
  return number.trim() === '' ? null : `NUM:${number.trim()}${series.trim()}`;
}

const cancelledForms = ['Cancelado', 'Excluído', 'Substituído'];

/** Cancelled goes before lifted, as one real row is both; a form that was replaced is held to be cancelled. */
export function statusOf({ isCancelled, formStatus, isLifted }: EmbargoRow): EmbargoStatus {
  if (isCancelled.trim() === 'S' || cancelledForms.includes(formStatus.trim())) return 'cancelled';
  return isLifted.trim() === 'S' ? 'lifted' : 'active';
}

/** @param asOf yyyy-mm-dd, the day of the report: no date can be later */
export function embargoOf(row: EmbargoRow, id: string, asOf: string): Embargo {
  const date = (written: string): string | null => plausibleDate(dayOf(written), asOf);
  const point = pointOf(row);
  return {
    embargo_id: id,
    embargo_number: said(row.number),
    series: said(row.series),
    status: statusOf(row),
    form_status: said(row.formStatus),
    embargo_date: date(row.date),
    embargo_date_text: said(row.date),
    lifted_date: date(row.liftedDate),
    lifting_type: said(row.liftingType),
    person_name: said(row.person),
    document: said(row.document),
    process_number: said(row.process),
    municipality: said(row.municipality),
    municipality_code: said(row.municipalityCode),
    state: said(row.state),
    location: said(row.location),
    property_name: said(row.property),
    area_ha: areaOf(row.area),
    area_type: said(row.areaType),
    ...point,
    has_polygon: row.geometry.trim() !== '',
    infraction_number: said(row.infractionNumber),
    description: said(row.description),
    delivery: said(row.delivery),
    lifting_description: said(row.lifting),
    presenting_unit: said(row.presentingUnit),
    controlling_unit: said(row.controllingUnit),
    infraction_sequence: sequenceOf(row.infractionSequence),
    inspection_order: said(row.order),
    operation: said(row.operation),
    last_change_date: date(row.changedOn),
    change_type: said(row.changeType),
    change_reason: said(row.changeReason),
    replaced_by: said(row.replacedBy),
  };
}

function said(cell: string): string | null {
  return cell.trim() === '' ? null : cell.trim();
}

/** Keys may be written as decimals: `900001.0000000000`. */
function sequenceOf(cell: string): string | null {
  return said(cell.trim().replace(/\.0+$/, ''));
}

/** The day of `2026-01-05 10:00:00`; null for anything else, days that do not exist included. */
function dayOf(written: string): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[ T]|$)/.exec(written.trim())?.[1];
  if (day === undefined) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** Areas have a decimal comma and never a point; zero is no area. */
function areaOf(cell: string): number | null {
  const area = /^\d+(,\d+)?$/.test(cell.trim()) ? Number(cell.trim().replace(',', '.')) : 0;
  return area > 0 ? area : null;
}

/** Brazil with its islands and waters. */
const brazil = { south: -36, north: 6.5, west: -74.5, east: -25 };

function pointOf(row: EmbargoRow): { latitude: number | null; longitude: number | null } {
  const [latitude, longitude] = [row.latitude, row.longitude].map((cell) =>
    /^-?\d+(\.\d+)?$/.test(cell.trim()) ? Number(cell) : Number.NaN,
  ) as [number, number];
  const isThere =
    latitude >= brazil.south &&
    latitude <= brazil.north &&
    longitude >= brazil.west &&
    longitude <= brazil.east;
  return isThere ? { latitude, longitude } : { latitude: null, longitude: null };
}
