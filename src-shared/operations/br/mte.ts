import { z } from 'zod';
import { nullableDate, plain, plainText } from '../fields';
import { field, operation, pageField, pagination, text, type Source } from '../operation';
import {
  asOfDay,
  branchesField,
  documentField,
  documentFilter,
  documentMatch,
  listedDocument,
  nameScore,
  partialNote,
  perPageField,
  stateField,
} from './fields';

export const mte: Source = {
  id: 'mte',
  name: { es: 'Cadastro de Empregadores («lista suja»)', en: 'Cadastro de Empregadores (“dirty list”)' },
  publisher: 'Ministério do Trabalho e Emprego (Brasil)',
  homepage: 'https://www.gov.br/trabalho-e-emprego',
  confidence: 'seen',
  notes: {
    es: 'Se responde desde una copia local del registro de empleadores que sometieron a trabajadores a condiciones análogas a la esclavitud. Se actualiza dos veces al año, con inclusiones y retiros intermedios; un nombre suele permanecer dos años. La lista de ajustes de conducta (CEAC) es otra y no se incluye. Los números de registro cambian de una edición a otra.',
    en: 'Answered from a local copy of the register of employers who held workers in conditions analogous to slavery. It is updated twice a year, with additions and removals in between; a name usually stays two years. The list of conduct adjustments (CEAC) is another one and is not included. Record numbers change from one edition to the next.',
  },
  factsOf: '2026-11-21',
};

const inclusion = z.strictObject({
  start_date: plain(nullableDate, 'Desde', 'From'),
  end_date: field(nullableDate, {
    label: { es: 'Hasta', en: 'Until' },
    help: { es: 'Fin del período; null si sigue abierto', en: 'End of the period; null while it is open' },
  }),
});

const employer = z.strictObject({
  record_id: field(z.string(), {
    label: { es: 'Registro', en: 'Record' },
    help: { es: 'Número en esta edición; cambia en otras', en: 'Number in this edition; others differ' },
  }),
  inspection_year: plain(z.int().nullable(), 'Año de la acción fiscal', 'Year of the inspection'),
  state: plainText('Estado (UF)', 'State (UF)'),
  employer_name: plain(z.string(), 'Empleador', 'Employer'),
  document: listedDocument,
  document_match: documentMatch,
  name_score: nameScore,
  establishment: plainText('Establecimiento', 'Establishment'),
  workers_involved: plain(z.int().nullable(), 'Trabajadores involucrados', 'Workers involved'),
  cnae: plainText('Actividad (CNAE)', 'Activity (CNAE)'),
  decision_date: plain(
    nullableDate,
    'Decisión administrativa de procedencia',
    'Administrative decision that upheld the case',
  ),
  inclusion_text: plainText('Inclusión como consta en la lista', 'Inclusion as the list has it'),
  inclusions: field(z.array(inclusion).nullable(), {
    label: { es: 'Períodos de inclusión', en: 'Periods of inclusion' },
    help: {
      es: 'Cada período en la lista; null si el texto de la fuente no se reconoce',
      en: 'Each period on the list; null when the source’s text is not recognised',
    },
  }),
  inclusion_date: field(nullableDate, {
    label: { es: 'Fecha de inclusión', en: 'Date of inclusion' },
    help: {
      es: 'Solo cuando la lista da una única fecha',
      en: 'Only when the list gives a single date',
    },
  }),
});
export type MteEmployer = z.output<typeof employer>;

const found = plain(z.boolean(), 'Hay al menos un registro', 'There is at least one record');

const aside = z.strictObject({
  /** What the edition says around its table, such as court orders marked (*1). */
  notes: z.array(z.string()),
});

export const mteSlaveLabourSearch = operation({
  id: 'mte_slave_labour_search',
  path: '/br/mte/slave-labour-search/v1',
  country: 'BR',
  source: mte,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Lista de trabajo esclavo (Brasil)', en: 'Slave labour list (Brazil)' },
  description: {
    es: 'Busca en el Cadastro de Empregadores por nombre, establecimiento, documento, estado, actividad o año; sin filtros lo lista todo.',
    en: 'Searches the Cadastro de Empregadores by name, establishment, document, state, activity or year; without filters it lists all.',
  },
  request: z.strictObject({
    query: field(text({ min: 3, max: 200 }).optional(), {
      label: { es: 'Empleador o establecimiento', en: 'Employer or establishment' },
      help: {
        es: 'De 3 a 200 caracteres: nombre del empleador, aun con errores, o palabras del establecimiento',
        en: '3 to 200 characters: name of the employer, errors allowed, or words of the establishment',
      },
    }),
    document: documentFilter,
    state: stateField,
    cnae: field(text({ max: 10, pattern: /^[\d./-]*$/ }).default(''), {
      label: { es: 'CNAE', en: 'CNAE' },
      help: {
        es: 'Código de actividad o su comienzo, como 0151',
        en: 'Code of the activity or its beginning, such as 0151',
      },
    }),
    year: field(text({ max: 4, pattern: /^(\d{4})?$/ }).default(''), {
      label: { es: 'Año', en: 'Year' },
      help: { es: 'Año de la acción fiscal, aaaa', en: 'Year of the inspection, yyyy' },
    }),
    page: pageField,
    per_page: perPageField,
  }),
  data: z.strictObject({
    found,
    employers: plain(z.array(employer), 'Empleadores de la lista', 'Employers on the list'),
    pagination: plain(pagination, 'Páginas de resultados', 'Pages of results'),
    as_of: asOfDay,
    edition_text: plainText('Edición, en palabras de la fuente', 'Edition, in the source’s words'),
  }),
  aside,
  example: { query: 'Empregador Fictício' },
  subject: ({ query, document }) => query ?? document,
  digest: ({ employers: [first], pagination: { total } }) => ({
    found: first !== undefined,
    title: first?.employer_name ?? null,
    place: first?.state ?? null,
    date: first?.inclusion_date ?? null,
    count: total,
    note: first?.document_match === 'partial' ? partialNote : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Estado', en: 'State' },
    date: { es: 'Inclusión', en: 'Inclusion' },
    count: { es: 'Registros', en: 'Records' },
  },
});

export const mteEmployer = operation({
  id: 'mte_employer',
  path: '/br/mte/employer/v1',
  country: 'BR',
  source: mte,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Empleador en la lista de trabajo esclavo', en: 'Employer on the slave labour list' },
  description: {
    es: 'Dice si un CPF o CNPJ figura en el Cadastro de Empregadores, con todos sus registros.',
    en: 'Says whether a CPF or CNPJ stands in the Cadastro de Empregadores, with all its records.',
  },
  request: z.strictObject({
    document: documentField,
    include_branches: branchesField,
  }),
  data: z.strictObject({
    found,
    document: plain(z.string(), 'Documento consultado', 'Document asked for'),
    records: plain(z.array(employer), 'Registros del empleador', 'Records of the employer'),
    first_inclusion_date: plain(nullableDate, 'Primera inclusión', 'First inclusion'),
    is_listed: field(z.boolean().nullable(), {
      label: { es: 'Figura hoy', en: 'Listed now' },
      help: {
        es: 'La última inclusión sigue abierta; null cuando la fuente no permite saberlo',
        en: 'The last inclusion is open; null when the source does not let it be known',
      },
    }),
    as_of: asOfDay,
  }),
  aside,
  example: { document: '11.222.333/0001-81' },
  subject: ({ document }) => document,
  digest: ({ found: isFound, records, first_inclusion_date }) => ({
    found: isFound,
    title: records[0]?.employer_name ?? null,
    place: records[0]?.state ?? null,
    date: first_inclusion_date,
    count: records.length,
    note: isFound && records.every((record) => record.document_match === 'partial') ? partialNote : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Estado', en: 'State' },
    date: { es: 'Primera inclusión', en: 'First inclusion' },
    count: { es: 'Registros', en: 'Records' },
  },
});

export const mteOperations = [mteSlaveLabourSearch, mteEmployer];
