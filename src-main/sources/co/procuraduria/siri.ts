import type { z } from 'zod';
import type { procuraduriaDisciplinaryRecords } from '@shared/operations/co/procuraduria';
import { procuraduria } from '@shared/operations/co/procuraduria';
import { LookupError } from '@shared/errors';
import { fold } from '@shared/fold';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { changed as changedData } from '../../reading';
import type { OpenData } from '../datos-abiertos/client';
import { columns, table, type RowOf } from '../datos-abiertos/table';

type Answer = z.output<typeof procuraduriaDisciplinaryRecords.data>;
type Sanction = NonNullable<Answer['records']>[number];
type DocumentType = z.output<typeof procuraduriaDisciplinaryRecords.request>['document_type'];
/** The data set has natural persons only. */
type PersonalType = Exclude<DocumentType, 'NIT'>;

/** One row per certifiable sanction of a natural person. 43,275 rows on 2026-07-02, renewed daily. */
const siriTable = table({
  id: 'iaeu-rcn6',
  name: 'Antecedentes de SIRI sanciones',
  columns: columns(
    'text',
    'numero_siri',
    'tipo_inhabilidad',
    'calidad_persona',
    'nombre_tipo_identificacion',
    'numero_identificacion',
    'primer_apellido',
    'segundo_apellido',
    'primer_nombre',
    'segundo_nombre',
    'cargo',
    'lugar_hechos_departamento',
    'sanciones',
    'duracion_anos',
    'duracion_mes',
    'duracion_dias',
    'providencia',
    'autoridad',
    'fecha_efectos_juridicos',
    'numero_proceso',
    'entidad_sancionado',
  ),
  unsure: [
    'calidad_persona',
    'cargo',
    'lugar_hechos_departamento',
    'providencia',
    'autoridad',
    'numero_proceso',
    'entidad_sancionado',
  ],
});
type Row = RowOf<typeof siriTable>;

/** What the data set calls the kinds of document; that of CC was seen. */
const typeNames: Readonly<Record<PersonalType, string>> = {
  CC: 'cedula de ciudadania',
  CE: 'cedula de extranjeria',
  PA: 'pasaporte',
  PEP: 'permiso especial de permanencia',
};

const companiesAreNotThere = new LookupError({
  code: 'invalid_request',
  details: {
    violations: [
      {
        path: '/document_type',
        rule: 'enum',
        message: 'SIRI has natural persons only',
        params: { values: Object.keys(typeNames) },
      },
    ],
  },
});

/** No person comes near so many sanctions. */
const mostRows = 500;

/** The sanctions of a person. @throws LookupError (`invalid_request`) for a NIT: of companies the data set says nothing */
export async function readSiri(
  portal: OpenData,
  type: DocumentType,
  number: string,
): Promise<Omit<Answer, 'document_type'>> {
  if (type === 'NIT') throw companiesAreNotThere;
  const { rows, origin, receivedAt } = await portal.rows(
    siriTable,
    { where: [{ column: 'numero_identificacion', trimmed: number }], order: [] },
    mostRows,
  );
  const checked_at = new Date(receivedAt).toISOString();
  const records = unique(rows).map((row) => sanctionOf(row, type, number, checked_at.slice(0, 10)));
  const sorted = records.toSorted((one, other) =>
    (other.effective_date ?? '').localeCompare(one.effective_date ?? ''),
  );
  const own = sorted.find(({ is_same_document_type }) => is_same_document_type);
  return {
    source: 'siri',
    document_number: number,
    found: records.length > 0,
    full_name: own?.full_name ?? null,
    has_records: own !== undefined ? true : records.length > 0 ? null : false,
    status: null,
    message: null,
    records: sorted,
    as_of: origin.as_of,
    checked_at,
  };
}

function sanctionOf(row: Row, type: PersonalType, number: string, today: string): Sanction {
  if (row.numero_identificacion?.trim() !== number) throw changed('a row of another number');
  const length = {
    years: countOf(row.duracion_anos),
    months: countOf(row.duracion_mes),
    days: countOf(row.duracion_dias),
  };
  const effective_date = dayOf(row.fecha_efectos_juridicos);
  const end_date = effective_date === null ? null : endOf(effective_date, length);
  const written = (value: string | null) => value?.trim() || null;
  return {
    siri_number: written(row.numero_siri),
    full_name:
      [row.primer_nombre, row.segundo_nombre, row.primer_apellido, row.segundo_apellido]
        .flatMap((part) => written(part) ?? [])
        .join(' ') || null,
    document_type: written(row.nombre_tipo_identificacion),
    is_same_document_type: fold(row.nombre_tipo_identificacion ?? '') === typeNames[type],
    disqualification_type: written(row.tipo_inhabilidad),
    person_capacity: written(row.calidad_persona),
    position: written(row.cargo),
    entity: written(row.entidad_sancionado),
    department: written(row.lugar_hechos_departamento),
    sanctions: written(row.sanciones),
    duration_years: length.years,
    duration_months: length.months,
    duration_days: length.days,
    effective_date,
    end_date,
    in_force: end_date === null ? null : today <= end_date,
    authority: written(row.autoridad),
    ruling: written(row.providencia),
    process_number: written(row.numero_proceso),
  };
}

function countOf(value: string | null): number | null {
  const written = value?.trim() ?? '';
  if (written === '') return null;
  if (!/^\d{1,4}$/.test(written)) throw changed(`a duration «${written}»`);
  return Number(written);
}

/** dd/MM/yyyy; a day that does not exist is a typing error of the source, another form is another data set. */
function dayOf(value: string | null): string | null {
  const written = value?.trim() ?? '';
  if (written === '') return null;
  if (!/^\d{1,2}\/\d{1,2}\/\d{4}$/.test(written)) throw changed(`a date «${written}»`);
  return dayFirstDate(written);
}

interface Length {
  readonly years: number | null;
  readonly months: number | null;
  readonly days: number | null;
}

/**
 * The day on which a sanction ends: its first day and its duration, months as long as they are.
 * @returns null without a duration: such a sanction does not end by itself
 */
export function endOf(start: string, { years, months, days }: Length): string | null {
  if ((years ?? 0) + (months ?? 0) + (days ?? 0) === 0) return null;
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const wholeMonths = (years ?? 0) * 12 + (months ?? 0);
  const lastOfMonth = new Date(Date.UTC(year, month + wholeMonths, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + wholeMonths, Math.min(day, lastOfMonth) + (days ?? 0)));
  return end.getUTCFullYear() > 9999 ? null : end.toISOString().slice(0, 10);
}

/** A row that comes twice, alike in every column, counts once. */
function unique(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = JSON.stringify(row);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function changed(observed: string) {
  return changedData(procuraduria.id, `${siriTable.id}: ${observed}`);
}
