import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { field, operation, pageField, text } from '../../operation';
import {
  common,
  count,
  currencyField,
  entityCodeFilter,
  entityColumns,
  entityFilters,
  filter,
  filtersAsSubject,
  kindFilters,
  originFields,
  openPagination,
  perPageField,
  searchDigest,
  valueFilters,
} from './fields';

const planEntity = {
  entity_name: said(nullableText, ['Entidad', 'Entity']),
  entity_nit: said(nullableText, ['NIT de la entidad', 'NIT of the entity']),
  entity_code: said(nullableText, ['Código de la entidad', 'Entity code']),
};

/** What an entity means to buy in a year. */
const planLine = z.strictObject({
  line_id: said(nullableText, ['Línea', 'Line'], ['Identificador de la línea', 'Identifier of the line']),
  plan_id: said(nullableText, ['Plan', 'Plan'], ['Identificador del plan', 'Identifier of the plan']),
  year: said(nullableText, ['Año', 'Year']),
  plan_version: said(nullableText, ['Versión', 'Version'], ['Versión del plan', 'Version of the plan']),
  version_date: said(
    nullableText,
    ['Fecha de la versión', 'Version date'],
    ['Como la publica la fuente', 'As the source publishes it'],
  ),
  description: said(nullableText, ['Descripción', 'Description']),
  unspsc_codes: said(z.array(z.string()).nullable(), ['Códigos UNSPSC', 'UNSPSC codes']),
  expected_start: said(
    nullableText,
    ['Inicio esperado', 'Expected start'],
    ['Como lo publica la fuente', 'As the source publishes it'],
  ),
  expected_start_month: said(
    count,
    ['Mes de inicio', 'Start month'],
    ['De 1 a 12; null si el texto no nombra un mes', '1 to 12; null when the text names no month'],
  ),
  expected_offer: said(
    nullableText,
    ['Ofertas esperadas', 'Expected offers'],
    ['Como lo publica la fuente', 'As the source publishes it'],
  ),
  expected_duration: said(nullableText, ['Duración', 'Duration']),
  duration_unit: said(nullableText, ['Unidad de duración', 'Duration unit']),
  modality: said(nullableText, ['Modalidad', 'Modality']),
  funding_source: said(nullableText, ['Origen de los recursos', 'Funding source']),
  currency: currencyField,
  total_value: said(
    nullableAmount,
    ['Valor total', 'Total value'],
    ['Valor total esperado', 'Total expected value'],
  ),
  current_year_value: said(
    nullableAmount,
    ['Valor en la vigencia', 'Value this year'],
    ['Valor esperado en el presupuesto de la vigencia', 'Value expected in the budget of the year'],
  ),
  ...planEntity,
  related_processes: said(nullableText, ['Procesos relacionados', 'Related processes']),
  url: said(nullableText, ['Página oficial', 'Official page']),
});

/** The head of a plan. */
const planHead = z.strictObject({
  plan_id: said(nullableText, ['Plan', 'Plan'], ['Identificador del plan', 'Identifier of the plan']),
  year: said(nullableText, ['Año', 'Year']),
  version: said(nullableText, ['Versión', 'Version']),
  status: said(nullableText, ['Estado', 'Status']),
  mission: said(nullableText, ['Misión y visión', 'Mission and vision']),
  strategic_perspective: said(nullableText, ['Perspectiva estratégica', 'Strategic perspective']),
  currency: currencyField,
  budget_total: said(
    nullableAmount,
    ['Presupuesto', 'Budget'],
    ['Valor del presupuesto general', 'Value of the general budget'],
  ),
  published_date: said(nullableDate, ['Publicación', 'Published']),
  modified_date: said(
    nullableDate,
    ['Modificación', 'Modified'],
    ['Última modificación', 'Last modification'],
  ),
  ...planEntity,
  department: said(nullableText, ['Departamento', 'Department']),
  city: said(nullableText, ['Municipio', 'City']),
});

const plansResult = z.strictObject({
  level: field(z.enum(['lines', 'plans']), {
    label: { es: 'Nivel', en: 'Level' },
    help: { es: 'Qué se lista', en: 'What is listed' },
    choices: { lines: { es: 'Líneas', en: 'Lines' }, plans: { es: 'Planes', en: 'Plans' } },
  }),
  lines: said(
    z.array(planLine).nullable(),
    ['Líneas', 'Lines'],
    [
      'Líneas de los planes; null si se pidieron planes',
      'Lines of the plans; null when plans were asked for',
    ],
  ),
  plans: said(
    z.array(planHead).nullable(),
    ['Planes', 'Plans'],
    ['Planes; null si se pidieron líneas', 'Plans; null when lines were asked for'],
  ),
  last_versions_only: said(
    z.boolean(),
    ['Solo última versión', 'Last versions only'],
    [
      'Cada versión de un plan repite sus líneas: true cuando solo se listan las últimas; sin entidad pueden repetirse',
      'Each version of a plan repeats its lines: true when only the last are listed; without an entity they may repeat',
    ],
  ),
  pagination: openPagination,
  ...originFields,
});

const line = searchDigest<{
  readonly items: readonly (z.output<typeof planLine> | z.output<typeof planHead>)[];
  readonly pagination: z.output<typeof openPagination>;
}>((first) => ({
  title: 'description' in first ? first.description : first.plan_id,
  place: first.entity_name,
  date: 'published_date' in first ? first.published_date : null,
}));

export const plansSearch = operation({
  ...common,
  id: 'secop_plans_search',
  path: '/co/secop/plans-search/v1',
  title: { es: 'Planes anuales de adquisiciones (SECOP II)', en: 'Annual procurement plans (SECOP II)' },
  description: {
    es: 'Lo que las entidades planean comprar en un año. Dé la entidad: sin ella la fuente suele agotar el tiempo.',
    en: 'What entities plan to buy in a year. Give the entity: without it the source often runs out of time.',
  },
  request: z.strictObject({
    year: said(
      text({ min: 4, max: 4, pattern: /^\d{4}$/ }).optional(),
      ['Año', 'Year'],
      ['Año del plan, cuatro dígitos; sin él, todos', 'Year of the plan, four digits; all without it'],
    ),
    ...entityFilters,
    entity_code: entityCodeFilter,
    level: field(z.enum(['lines', 'plans']).default('lines'), {
      label: { es: 'Nivel', en: 'Level' },
      help: {
        es: 'lines: cada compra prevista; plans: el plan de cada entidad',
        en: 'lines: each planned purchase; plans: the plan of each entity',
      },
      choices: { lines: { es: 'Líneas', en: 'Lines' }, plans: { es: 'Planes', en: 'Plans' } },
    }),
    query: filter(
      ['Descripción', 'Description'],
      [
        'Palabras de la descripción, de 3 a 200 caracteres (solo líneas)',
        'Words of the description, 3 to 200 characters (lines only)',
      ],
      { min: 3, max: 200 },
    ),
    unspsc: said(
      text({ min: 2, max: 8, pattern: /^\d{2,8}$/ }).optional(),
      ['Código UNSPSC', 'UNSPSC code'],
      [
        'De 2 a 8 dígitos; encuentra los códigos que empiezan así (solo líneas)',
        '2 to 8 digits; finds the codes that start so (lines only)',
      ],
    ),
    modality: kindFilters.modality,
    month: said(
      z.int().min(1).max(12).optional(),
      ['Mes de ofertas', 'Month of offers'],
      [
        'Mes en que se esperan ofertas, de 1 a 12 (solo líneas)',
        'Month in which offers are expected, 1 to 12 (lines only)',
      ],
    ),
    ...valueFilters,
    page: pageField,
    per_page: perPageField,
  }),
  data: plansResult,
  example: { year: '2026', entity_nit: '800111222' },
  subject: filtersAsSubject,
  digest: (data) => line({ items: data.lines ?? data.plans ?? [], pagination: data.pagination }),
  columns: { ...entityColumns, count: { es: 'Líneas', en: 'Lines' } },
});
