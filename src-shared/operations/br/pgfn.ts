import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, plain, plainText } from '../fields';
import { field, operation, pageField, pagination, text, type Source } from '../operation';
import {
  asOfDay,
  branchesField,
  brazilianReal,
  dayFilter,
  documentFilter,
  documentMatch,
  partialNote,
  perPageField,
  personType,
  stateCodes,
  stateWords,
} from './fields';

export const pgfn: Source = {
  id: 'pgfn',
  name: { es: 'Dívida Ativa da União e do FGTS', en: 'Dívida Ativa da União e do FGTS' },
  publisher: 'Procuradoria-Geral da Fazenda Nacional (Brasil)',
  homepage: 'https://www.gov.br/pgfn',
  pages: ['https://www.listadevedores.pgfn.gov.br'],
  confidence: 'seen',
  notes: {
    es: 'Se responde desde una copia local de los archivos trimestrales de tres sistemas: general (SIDA, unos 45 millones de filas), previdenciario y FGTS. Cada deuda consta una vez por el deudor principal y otra, con su valor entero, por cada corresponsable o solidario: los totales suman solo al principal. El CPF está enmascarado: una coincidencia por sus seis dígitos visibles no identifica a nadie. El archivo es una foto de la deuda viva: lo pagado o anulado desaparece, y «sin registros» quiere decir sin deuda en la fecha de los datos. «Protestada» es el estado del título; la demanda es la marca de ajuizada.',
    en: 'Answered from a local copy of the quarterly files of three systems: general (SIDA, some 45 million rows), social security and FGTS. Each debt stands once for its principal debtor and again, with its whole amount, for each co-responsible or joint one: totals add the principal only. The CPF is masked: an agreement of its six visible digits identifies nobody. The file is a picture of the living debt: what was paid or cancelled disappears, and “no record” means no debt on the date of the data. “Protestada” is a status of the title; the court filing is the mark “ajuizada”.',
  },
  factsOf: '2026-11-21',
};

export const debtSystems = ['general', 'social_security', 'fgts'] as const;
export type DebtSystem = (typeof debtSystems)[number];
export const systemWords = {
  general: { es: 'General (SIDA)', en: 'General (SIDA)' },
  social_security: { es: 'Previdenciario', en: 'Social security' },
  fgts: { es: 'FGTS', en: 'FGTS' },
};

export const debtorTypes = ['principal', 'co_responsible', 'joint'] as const;
const debtorTypeWords = {
  principal: { es: 'Principal', en: 'Principal' },
  co_responsible: { es: 'Corresponsable', en: 'Co-responsible' },
  joint: { es: 'Solidario', en: 'Joint' },
};

const count = (es: string, en: string) => plain(z.int().min(0), es, en);

const system = field(z.enum(debtSystems), {
  label: { es: 'Sistema', en: 'System' },
  help: { es: 'Deuda general, previdenciaria o del FGTS', en: 'General, social security or FGTS debt' },
  choices: systemWords,
});

const systemFilter = field(z.enum(['', ...debtSystems]).default(''), {
  label: { es: 'Sistema', en: 'System' },
  help: {
    es: 'Vacío, los tres, que deben estar descargados; el general ocupa unos 6 GB',
    en: 'Empty for all three, which must have been downloaded; the general one takes some 6 GB',
  },
  choices: { '': { es: 'Todos', en: 'All' }, ...systemWords },
});

export const pgfnDebtRecord = z.strictObject({
  registration_number: plain(z.string(), 'Inscripción', 'Registration'),
  system,
  document: field(nullableText, {
    label: { es: 'CPF o CNPJ', en: 'CPF or CNPJ' },
    help: {
      es: 'Un CPF solo con los seis dígitos que la fuente muestra',
      en: 'A CPF with only the six digits that the source shows',
    },
  }),
  document_is_masked: plain(z.boolean(), 'Documento enmascarado', 'Masked document'),
  document_match: documentMatch,
  person_type: personType,
  debtor_type: field(z.enum(debtorTypes), {
    label: { es: 'Calidad', en: 'Kind' },
    help: {
      es: 'Principal, corresponsable o solidario: los dos últimos repiten el valor entero',
      en: 'Principal, co-responsible or joint: the last two repeat the whole amount',
    },
    choices: debtorTypeWords,
  }),
  debtor_name: plainText('Deudor', 'Debtor'),
  debtor_state: plainText('UF del deudor', 'State of the debtor'),
  responsible_unit: plainText('Unidad responsable', 'Responsible unit'),
  responsible_entity: plainText('Entidad responsable (FGTS)', 'Responsible entity (FGTS)'),
  registration_unit: plainText('Unidad de inscripción (FGTS)', 'Registration unit (FGTS)'),
  status_type: plainText('Tipo de situación', 'Type of status'),
  status: plainText('Situación', 'Status'),
  main_revenue: plainText('Ingreso principal', 'Main revenue'),
  credit_type: plainText('Tipo de crédito (previdenciario)', 'Type of credit (social security)'),
  registration_date: field(nullableDate, {
    label: { es: 'Inscrita', en: 'Registered' },
    help: {
      es: 'null cuando la fuente da una imposible',
      en: 'null when the source gives an impossible one',
    },
  }),
  filed_in_court: field(z.boolean().nullable(), {
    label: { es: 'Ajuizada', en: 'Filed in court' },
    help: {
      es: 'Hay demanda judicial; el protesto no lo es',
      en: 'There is a court filing; a protest is none',
    },
  }),
  consolidated_amount: plain(nullableAmount, 'Valor', 'Amount'),
  currency: brazilianReal,
});
export type PgfnDebt = z.output<typeof pgfnDebtRecord>;

const found = plain(z.boolean(), 'Hay al menos una deuda', 'There is at least one debt');
const asOf = field(z.iso.date(), {
  label: { es: 'Fecha de los datos', en: 'Date of the data' },
  help: { es: 'Fin del trimestre del sistema más antiguo', en: 'End of the quarter of the oldest system' },
});
const quarter = field(nullableText, {
  label: { es: 'Trimestre', en: 'Quarter' },
  help: {
    es: 'Como 2026-T2; null si el archivo no lo dice',
    en: 'Such as 2026-T2; null when the file does not say it',
  },
});
const systems = plain(
  z.array(
    z.strictObject({
      system,
      as_of: asOfDay,
      quarter,
      rows: count('Filas del sistema', 'Rows of the system'),
    }),
  ),
  'Sistemas consultados',
  'Systems that were searched',
);

const columns = {
  place: { es: 'UF', en: 'State' },
  date: { es: 'Inscripción', en: 'Registration' },
  count: { es: 'Deudas', en: 'Debts' },
};

const cappedNote = {
  es: 'Hay más de 10.000 deudas con ese nombre; se muestran las mayores de las primeras 10.000. Precise el nombre o los filtros.',
  en: 'There are more than 10,000 debts with that name; the largest of the first 10,000 are shown. Narrow the name or the filters.',
};

export const pgfnDebtsSearch = operation({
  id: 'pgfn_debts_search',
  path: '/br/pgfn/debts-search/v1',
  country: 'BR',
  source: pgfn,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Deudas con la Unión y el FGTS (Brasil)', en: 'Debts to the Union and FGTS (Brazil)' },
  description: {
    es: 'Busca inscripciones en la Dívida Ativa por documento o por palabras del nombre del deudor.',
    en: 'Searches registrations in the Dívida Ativa by document or by words of the debtor’s name.',
  },
  request: z.strictObject({
    document: documentFilter,
    name: field(text({ min: 3, max: 200 }).optional(), {
      label: { es: 'Nombre del deudor', en: 'Name of the debtor' },
      help: {
        es: 'Palabras enteras del nombre, en cualquier orden, sin importar tildes ni mayúsculas. Indique documento o nombre',
        en: 'Whole words of the name, in any order, accents and case ignored. Give a document or a name',
      },
    }),
    state: field(z.enum([...stateCodes, 'Si']).default(''), {
      ...stateWords,
      help: {
        es: 'Sigla del estado del deudor; «Si» es indefinido; vacío, todos',
        en: 'Abbreviation of the debtor’s state; “Si” is undefined; empty for all',
      },
      choices: { ...stateWords.choices, Si: { es: 'Indefinido (Si)', en: 'Undefined (Si)' } },
    }),
    system: systemFilter,
    debtor_type: field(z.enum(['', ...debtorTypes]).default(''), {
      label: { es: 'Calidad del deudor', en: 'Kind of debtor' },
      help: { es: 'Vacío, todas', en: 'Empty for all' },
      choices: { '': { es: 'Todas', en: 'All' }, ...debtorTypeWords },
    }),
    filed_in_court: field(z.boolean().optional(), {
      label: { es: 'Ajuizada', en: 'Filed in court' },
      help: {
        es: 'Con demanda judicial o sin ella; el protesto no lo es',
        en: 'With a court filing or without; a protest is none',
      },
      choices: {
        '': { es: 'Da igual', en: 'Either' },
        true: { es: 'Solo ajuizadas', en: 'Only filed' },
        false: { es: 'Solo sin ajuizar', en: 'Only not filed' },
      },
    }),
    status_type: field(text({ max: 60 }).default(''), {
      label: { es: 'Tipo de situación', en: 'Type of status' },
      help: {
        es: 'Como Em cobrança o Benefício Fiscal, sin importar tildes ni mayúsculas',
        en: 'Such as Em cobrança or Benefício Fiscal, accents and case ignored',
      },
    }),
    min_amount: field(z.number().min(0).optional(), {
      label: { es: 'Valor mínimo', en: 'Least amount' },
      help: { es: 'En reales', en: 'In reais' },
    }),
    max_amount: field(z.number().min(0).optional(), {
      label: { es: 'Valor máximo', en: 'Greatest amount' },
      help: { es: 'En reales', en: 'In reais' },
    }),
    date_from: dayFilter(
      { es: 'Inscrita desde', en: 'Registered from' },
      { es: 'Fecha de inscripción, aaaa-mm-dd', en: 'Registration date, yyyy-mm-dd' },
    ),
    date_to: dayFilter(
      { es: 'Inscrita hasta', en: 'Registered until' },
      { es: 'Fecha de inscripción, aaaa-mm-dd', en: 'Registration date, yyyy-mm-dd' },
    ),
    sort: field(z.enum(['amount_desc', 'date_desc']).default('amount_desc'), {
      label: { es: 'Orden', en: 'Order' },
      help: { es: 'Primero las mayores o las más recientes', en: 'The largest or the newest first' },
      choices: {
        amount_desc: { es: 'Mayor valor', en: 'Largest amount' },
        date_desc: { es: 'Más reciente', en: 'Newest' },
      },
      rarely: true,
    }),
    page: pageField,
    per_page: perPageField,
  }),
  data: z.strictObject({
    found,
    debts: plain(z.array(pgfnDebtRecord), 'Deudas encontradas', 'Debts found'),
    pagination: plain(pagination, 'Páginas de resultados', 'Pages of results'),
    total_is_capped: field(z.boolean(), {
      label: { es: 'Total truncado', en: 'Total is capped' },
      help: {
        es: 'Por nombre se cuentan 10.000 deudas por sistema como máximo',
        en: 'By name at most 10,000 debts of a system are counted',
      },
    }),
    systems,
    as_of: asOf,
    quarter,
  }),
  example: { document: '11.222.333/0001-81' },
  subject: ({ name, document }) => name ?? document,
  digest: ({ debts, pagination: { total }, total_is_capped }) => {
    const [first] = debts;
    return {
      found: first !== undefined,
      title: first?.debtor_name ?? null,
      place: first?.debtor_state ?? null,
      date: first?.registration_date ?? null,
      count: total,
      note: total_is_capped
        ? cappedNote
        : first !== undefined && debts.every(({ document_match }) => document_match === 'partial')
          ? partialNote
          : null,
      flags: [],
    };
  },
  columns,
});

const sum = z.strictObject({
  principal_amount: plain(nullableAmount, 'Deuda como principal', 'Debt as principal'),
  currency: brazilianReal,
  principal_count: count('Deudas como principal', 'Debts as principal'),
  co_responsible_count: count('Deudas como corresponsable', 'Debts as co-responsible'),
  joint_count: count('Deudas como solidario', 'Debts as joint debtor'),
  filed_in_court_count: field(z.int().min(0), {
    label: { es: 'Ajuizadas', en: 'Filed in court' },
    help: { es: 'De las deudas como principal', en: 'Of the debts as principal' },
  }),
  by_system: plain(
    z.array(
      z.strictObject({
        system,
        count: count('Deudas como principal', 'Debts as principal'),
        amount: plain(nullableAmount, 'Valor', 'Amount'),
        currency: brazilianReal,
      }),
    ),
    'Por sistema',
    'By system',
  ),
});
export type PgfnTotals = z.output<typeof sum>;

export const pgfnCandidate = z.strictObject({
  name: plainText('Nombre', 'Name'),
  states: plain(z.array(z.string()), 'Estados', 'States'),
  debts: count('Deudas', 'Debts'),
  principal_amount: plain(nullableAmount, 'Deuda como principal', 'Debt as principal'),
  currency: brazilianReal,
});
export type PgfnCandidate = z.output<typeof pgfnCandidate>;

export const pgfnDebtor = operation({
  id: 'pgfn_debtor',
  path: '/br/pgfn/debtor/v1',
  country: 'BR',
  source: pgfn,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Deudor de la Unión y del FGTS', en: 'Debtor to the Union and FGTS' },
  description: {
    es: 'Lo que debe un CNPJ, con totales que no repiten deudas; de un CPF, los candidatos por nombre.',
    en: 'What a CNPJ owes, with totals that repeat no debt; of a CPF, the candidates by name.',
  },
  request: z.strictObject({
    document: field(text({ min: 11, max: 20, pattern: /^[0-9A-Za-z*./\- ]*$/ }), {
      label: { es: 'CPF o CNPJ', en: 'CPF or CNPJ' },
      help: {
        es: 'CNPJ (14, letras incluidas), CPF (11 dígitos) o un CPF enmascarado como ***456789**',
        en: 'CNPJ (14, letters included), CPF (11 digits) or a masked CPF such as ***456789**',
      },
    }),
    name: field(text({ min: 3, max: 200 }).optional(), {
      label: { es: 'Nombre', en: 'Name' },
      help: {
        es: 'Deja solo a los deudores con ese nombre, aun con errores; necesario para precisar un CPF',
        en: 'Keeps only debtors of that name, errors allowed; needed to narrow a CPF',
      },
    }),
    system: systemFilter,
    include_branches: branchesField,
  }),
  data: z.strictObject({
    found,
    document: plain(z.string(), 'Documento consultado', 'Document asked for'),
    names: plain(z.array(z.string()), 'Nombres del deudor', 'Names of the debtor'),
    states: plain(z.array(z.string()), 'Estados del deudor', 'States of the debtor'),
    totals: field(sum.nullable(), {
      label: { es: 'Totales', en: 'Totals' },
      help: {
        es: 'null cuando varias personas comparten los dígitos visibles de un CPF',
        en: 'null when several persons share the visible digits of a CPF',
      },
    }),
    candidates: field(z.array(pgfnCandidate).nullable(), {
      label: { es: 'Candidatos por nombre', en: 'Candidates by name' },
      help: {
        es: 'Quienes comparten los dígitos visibles de un CPF; null para un CNPJ',
        en: 'Who shares the visible digits of a CPF; null for a CNPJ',
      },
    }),
    oldest_registration_date: plain(nullableDate, 'Inscripción más antigua', 'Oldest registration'),
    debts: field(z.array(pgfnDebtRecord), {
      label: { es: 'Deudas', en: 'Debts' },
      help: {
        es: 'Las 50 mayores; las demás, en la búsqueda',
        en: 'The 50 largest; the search gives the others',
      },
    }),
    pagination: plain(pagination, 'Páginas de resultados', 'Pages of results'),
    systems,
    as_of: asOf,
    quarter,
  }),
  example: { document: '11.222.333/0001-81' },
  subject: ({ document }) => document,
  digest: ({
    found: isFound,
    names,
    states,
    oldest_registration_date,
    pagination: { total },
    candidates,
  }) => ({
    found: isFound,
    title: names[0] ?? null,
    place: states[0] ?? null,
    date: oldest_registration_date,
    count: total,
    note: isFound && candidates !== null ? partialNote : null,
    flags: [],
  }),
  columns,
});

export const pgfnOperations = [pgfnDebtsSearch, pgfnDebtor];
