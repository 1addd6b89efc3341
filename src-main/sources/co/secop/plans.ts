import type { plansSearch } from '@shared/operations/co/secop/plans';
import { spanishMonths } from '@shared/vocabulary/dates';
import type { z } from 'zod';
import type { OpenData } from '../datos-abiertos/client';
import type { Condition } from '../datos-abiertos/soql';
import type { RowOf } from '../datos-abiertos/table';
import { brokenRule } from '../../broken-rule';
import { documentForms } from './documents';
import { between, conditions, origins, paginationOf, when } from './search';
import { planLineTable, planTable } from './tables';

type Input = z.output<typeof plansSearch.request>;
type LineCondition = Condition<typeof planLineTable.columns>;

/** Annual plans of acquisitions: their lines, or one row a plan. */
export function searchPlans(data: OpenData, input: Input) {
  return input.level === 'lines' ? searchLines(data, input) : searchHeads(data, input);
}

async function searchLines(data: OpenData, input: Input) {
  const scope = conditions<typeof planLineTable.columns>(
    when(input.year, (year) => ({ column: 'annio', is: year })),
    when(input.entity_nit, (nit) => ({ column: 'nit_entidad', is: documentForms(nit) })),
    when(input.entity_code, (code) => ({ column: 'codigo_entidad', is: code })),
  );
  const isOfEntity = (input.entity_nit ?? input.entity_code) !== undefined;
  const versions = isOfEntity ? await lastVersions(data, scope) : null;
  const where = conditions<typeof planLineTable.columns>(
    ...scope,
    versions?.condition ?? undefined,
    when(input.entity_name, (name) => ({ column: 'nombre_entidad', has: name })),
    when(input.query, (words) => ({ column: 'descripcion', has: words })),
    // Several codes stand in one text, with semicolons between them.
    when(input.unspsc, (code) => ({
      any: [
        { column: 'categorias_unspsc', startsWith: code },
        { column: 'categorias_unspsc', includes: `;${code}` },
      ],
    })),
    when(input.modality, (modality) => ({ column: 'modalidad', has: modality })),
    when(input.month, (month) => ({
      column: 'fecha_esperada_de_recepcion',
      reads: [spanishMonths[month - 1] ?? '', String(month), String(month).padStart(2, '0')],
    })),
    between('valor_total_esperado', input, 'value_min', 'value_max'),
  );
  const found = await data.page(
    planLineTable,
    {
      where,
      order: [
        { by: 'annio', descending: true },
        { by: 'valor_total_esperado', descending: true },
        { by: 'id' },
      ],
    },
    { page: input.page, perPage: input.per_page },
  );
  return {
    level: 'lines' as const,
    lines: found.rows.map(lineOf),
    plans: null,
    last_versions_only: versions?.condition !== undefined && versions.condition !== null,
    pagination: paginationOf(input, found),
    ...origins(found.origin),
  };
}

const mostVersions = 500;
const mostPlans = 40;

/** The condition that keeps the last version of each office's plan of each year; null when it cannot be told. */
async function lastVersions(data: OpenData, scope: readonly LineCondition[]) {
  const { groups } = await data.sums(planLineTable, {
    where: scope,
    by: ['codigo_entidad', 'annio', 'version_del_paa'],
    limit: mostVersions,
  });
  const last = new Map<string, { code: string; year: string; version: string }>();
  for (const { key } of groups) {
    const [code = null, year = null, version = null] = key;
    if (code === null || year === null || version === null || !/^\d+$/.test(version))
      return { condition: null };
    const plan = `${code} ${year}`;
    const known = last.get(plan);
    if (known === undefined || Number(version) > Number(known.version))
      last.set(plan, { code, year, version });
  }
  if (last.size === 0 || last.size > mostPlans || groups.length === mostVersions) return { condition: null };
  const condition: LineCondition = {
    any: [...last.values()].map(({ code, year, version }) => ({
      all: [
        { column: 'codigo_entidad', is: code },
        { column: 'annio', is: year },
        { column: 'version_del_paa', is: version },
      ],
    })),
  };
  return { condition };
}

async function searchHeads(data: OpenData, input: Input) {
  // What only lines have cannot be asked of plans, and left aside it would seem to have been heeded.
  for (const name of ['query', 'unspsc', 'modality', 'month'] as const)
    if (input[name] !== undefined) throw brokenRule(name, 'notWith', { other: 'level', value: 'plans' });
  const where = conditions<typeof planTable.columns>(
    when(input.year, (year) => ({ column: 'anno', is: year })),
    when(input.entity_nit, (nit) => ({ column: 'nit_entidad', is: documentForms(nit) })),
    when(input.entity_code, (code) => ({ column: 'codigo_entidad', is: code })),
    when(input.entity_name, (name) => ({ column: 'nombre_entidad', has: name })),
    between('valor_presupuesto_general', input, 'value_min', 'value_max'),
  );
  const found = await data.page(
    planTable,
    { where, order: [{ by: 'anno', descending: true }, { by: 'identificador_unico' }] },
    { page: input.page, perPage: input.per_page },
  );
  return {
    level: 'plans' as const,
    lines: null,
    plans: found.rows.map(headOf),
    last_versions_only: false,
    pagination: paginationOf(input, found),
    ...origins(found.origin),
  };
}

/** 1 to 12 from a name or a number; null for any other text. */
function monthOf(text: string | null): number | null {
  if (text === null) return null;
  const month = /^(0?[1-9]|1[0-2])$/.test(text)
    ? Number(text)
    : spanishMonths.indexOf(text.toLowerCase()) + 1;
  return month === 0 ? null : month;
}

function lineOf(row: RowOf<typeof planLineTable>) {
  return {
    line_id: row.id,
    plan_id: row.id_paa_encabezado,
    year: row.annio,
    plan_version: row.version_del_paa,
    version_date: row.fecha_version,
    description: row.descripcion,
    unspsc_codes: row.categorias_unspsc?.split(';').map((code) => code.trim()) ?? null,
    expected_start: row.fecha_esperada_de_inicio,
    expected_start_month: monthOf(row.fecha_esperada_de_inicio),
    expected_offer: row.fecha_esperada_de_recepcion,
    expected_duration: row.duracion_esperada,
    duration_unit: row.unidad_de_duracion_esperada,
    modality: row.modalidad,
    funding_source: row.origen_recursos,
    currency: 'COP',
    total_value: row.valor_total_esperado,
    current_year_value: row.valor_esperado_de_presupuesto,
    entity_name: row.nombre_entidad,
    entity_nit: row.nit_entidad,
    entity_code: row.codigo_entidad,
    related_processes: row.procesos_relacionados,
    url: row.url_proceso,
  };
}

function headOf(row: RowOf<typeof planTable>) {
  return {
    plan_id: row.identificador_unico,
    year: row.anno,
    version: row.version,
    status: row.estado,
    mission: row.mision_vision,
    strategic_perspective: row.perspectiva_estrategica,
    currency: 'COP',
    budget_total: row.valor_presupuesto_general,
    published_date: row.fecha_de_publicacion,
    modified_date: row.fecha_de_ultima_modificacion,
    entity_name: row.nombre_entidad,
    entity_nit: row.nit_entidad,
    entity_code: row.codigo_entidad,
    department: row.departamento_paa,
    city: row.municipio_paa,
  };
}
