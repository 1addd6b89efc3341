import type { z } from 'zod';
import { rues, type entityData, type registryEntity } from '@shared/operations/co/rues';
import { startsWithDay } from '@shared/vocabulary/dates';
import { nitCheckDigit } from '@shared/vocabulary/identifiers';
import { isDigits, isZeros } from '../../digits';
import { changed } from '../../reading';
import { remembered } from '../../remembered';
import type { CompanyRow, EstablishmentRow, LargestRow } from './tables';

/*
 * Rows of the open-data copies to what the register says. Pure. Chambers write by hand: an impossible day, a year zero or
 * a number of zeros is junk and reads as null, while a value in another notation is `changed`.
 */

type EntityData = z.output<typeof entityData>;
export type Entity = z.output<typeof registryEntity>;
export type Establishment = NonNullable<EntityData['establishments']>[number];
export type Statement = NonNullable<EntityData['financial_statements']>[number];

/** 99991231 stands for «without end». */
const noEnd = '99991231';
/** The figures of the largest companies are in billones of pesos. */
const billion = 1_000_000_000_000;

/** A registration of a person or company. */
export function entityOf(row: CompanyRow): Entity {
  const nit = nitOf(row);
  return {
    ...registrationOf(row),
    nit,
    verification_digit: checkDigitOf(nit, row.digito_verificacion),
    document_type: row.clase_identificacion,
    document_number: row.numero_identificacion,
    name: row.razon_social,
    acronym: row.sigla,
    registration_date: dayOf('fecha_matricula', row.fecha_matricula),
    expiry_date: row.fecha_vigencia === noEnd ? null : dayOf('fecha_vigencia', row.fecha_vigencia),
    is_indefinite: indefinite(row.fecha_vigencia),
    legal_form: row.organizacion_juridica,
    entity_type: row.tipo_sociedad,
    category: row.categoria_matricula,
    legal_representative:
      row.representante_legal === null
        ? null
        : {
            name: row.representante_legal,
            document_type: row.clase_identificacion_rl,
            document_number: numbered(row.num_identificacion_representante_legal),
          },
    bidder_registration: numbered(row.inscripcion_proponente),
    updated_at: updateOf(row.fecha_actualizacion),
  };
}

/** An establishment, branch or agency. */
export function establishmentOf(row: EstablishmentRow): Establishment {
  return { ...registrationOf(row), name: row.razon_social, category: row.categoria_matricula };
}

/** Figures of a company for a year. */
export function statementOf(row: LargestRow): Statement {
  const year = /^(2),?(\d{3})$/.exec(row.a_o_de_corte ?? '');
  if (year === null) throw strange('a_o_de_corte', row.a_o_de_corte);
  return {
    year: Number(`${year[1]}${year[2]}`),
    source: 'Superintendencia de Sociedades, 10.000 empresas más grandes',
    currency: 'COP',
    unit: billion,
    operating_income: amountOf('ingresos_operacionales', row.ingresos_operacionales),
    net_result: amountOf('ganancia_p_rdida', row.ganancia_p_rdida),
    total_assets: amountOf('total_activos', row.total_activos),
    total_liabilities: amountOf('total_pasivos', row.total_pasivos),
    equity: amountOf('total_patrimonio', row.total_patrimonio),
  };
}

/** A number without the zeros that registers pad it with; what is no number stays as it is. */
export function unpadded(number: string): string {
  return number.startsWith('0') ? number.replace(/^0+(?=\d)/, '') : number;
}

function registrationOf(row: Pick<CompanyRow, keyof CompanyRow & keyof EstablishmentRow>) {
  return {
    chamber: row.camara_comercio,
    chamber_code: row.codigo_camara,
    registration_number: row.matricula,
    status: row.estado_matricula,
    status_code: row.codigo_estado_matricula,
    renewal_date: dayOf('fecha_renovacion', row.fecha_renovacion),
    last_renewed_year: yearOf(row.ultimo_ano_renovado),
    cancellation_date: dayOf('fecha_cancelacion', row.fecha_cancelacion),
    economic_activities: activitiesOf(row),
  };
}

const activityColumns = ['cod_ciiu_act_econ_pri', 'cod_ciiu_act_econ_sec', 'ciiu3', 'ciiu4'] as const;

function activitiesOf(row: Pick<CompanyRow, (typeof activityColumns)[number]>) {
  const activities: { code: string; order: number }[] = [];
  for (const [index, column] of activityColumns.entries()) {
    const code = row[column];
    if (code !== null && !isZeros(code)) activities.push({ code, order: index + 1 });
  }
  return activities;
}

function nitOf({ nit, codigo_clase_identificacion: kind, numero_identificacion: number }: CompanyRow) {
  const written = nit ?? (kind === '02' ? number : null);
  if (written === null || written.length > 15 || !isDigits(written)) return null;
  const digits = unpadded(written);
  return digits === '0' ? null : digits;
}

function checkDigitOf(nit: string | null, given: string | null): string | null {
  if (given?.length === 1 && isDigits(given)) return given;
  return nit === null ? null : nitCheckDigit(nit);
}

/** `yyyymmdd`. */
function dayOf(column: string, written: string | null): string | null {
  if (written === null) return null;
  if (!isDigits(written)) throw strange(column, written);
  return written.length === 8 ? compactDay(written) : null;
}

/** Registrations share their days: renewals fall in the first months of a few years, and many have no end. */
const compactDay = remembered((written) =>
  realDay(written.slice(0, 4), written.slice(4, 6), written.slice(6)),
);

/** `yyyy/mm/dd hh:mm:ss.nnnnnnnnn`. */
function updateOf(written: string | null): string | null {
  if (written === null) return null;
  const day = `${written.slice(0, 4)}${written.slice(5, 7)}${written.slice(8, 10)}`;
  const hasParts = written[4] === '/' && written[7] === '/' && (written[10] ?? ' ') === ' ';
  if (!hasParts || day.length !== 8 || !isDigits(day)) throw strange('fecha_actualizacion', written);
  return compactDay(day);
}

/** A day of the calendar; null for one that never was, such as 31 February. */
function realDay(year: string, month: string, day: string): string | null {
  const date = `${year}-${month}-${day}`;
  return year !== '0000' && startsWithDay(date) ? date : null;
}

function indefinite(validity: string | null): boolean | null {
  if (validity === noEnd) return true;
  return dayOf('fecha_vigencia', validity) === null ? null : false;
}

function yearOf(written: string | null): number | null {
  if (written === null) return null;
  if (!isDigits(written)) throw strange('ultimo_ano_renovado', written);
  return written.length === 4 && (written.startsWith('19') || written.startsWith('20'))
    ? Number(written)
    : null;
}

/** A number that may be all zeros, which is none. */
function numbered(written: string | null): string | null {
  return written === null || isZeros(written) ? null : written;
}

/** `$1,234.56`, `-$0.12`, `($0.12)` and plain `1234.56` to a decimal. */
function amountOf(column: string, written: string | null): string | null {
  if (written === null) return null;
  const plain = written.replaceAll(/[$\s]/g, '').replace(/^\((.*)\)$/, '-$1');
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(plain)) throw strange(column, written);
  return plain.replaceAll(',', '');
}

function strange(column: string, written: string | null) {
  return changed(rues.id, `${column}: ${JSON.stringify(written)}`);
}
