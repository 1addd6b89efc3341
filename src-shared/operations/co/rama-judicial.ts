import { casesByRadicadoId, exampleRadicado } from './cases-by-radicado';
import { z } from 'zod';
import { field, operation, pageField, pagination, text, type Digest, type Source } from '../operation';

export const ramaJudicial: Source = {
  id: 'rama_judicial',
  name: { es: 'Consulta de Procesos Nacional Unificada', en: 'National Unified Case Search' },
  publisher: 'Consejo Superior de la Judicatura, Rama Judicial de Colombia',
  homepage: 'https://consultaprocesos.ramajudicial.gov.co',
  confidence: 'seen',
  notes: {
    es: 'Copias de Justicia XXI y TYBA, con el atraso que cada despacho tenga. Un radicado puede tener varios registros; los privados no muestran partes ni fechas. No se conoce la respuesta de la fuente a números que no sean de 23 dígitos.',
    en: 'Copies of Justicia XXI and TYBA, as late as each court keeps them. One radicado may have several records; private ones show neither parties nor dates. How the source answers numbers that are not of 23 digits is not known.',
  },
  factsOf: '2026-11-21',
};

const date = z.iso.date().nullable();

const id = field(z.int(), {
  label: { es: 'Id', en: 'Id' },
  help: { es: 'Identificador en la fuente', en: 'Identifier at the source' },
});
const registrationNumber = field(z.string(), {
  label: { es: 'Radicado', en: 'Radicado' },
  help: { es: 'Número de radicación', en: 'Case registration number' },
});
const sequence = field(z.int(), {
  label: { es: 'Consecutivo', en: 'Sequence' },
  help: { es: 'Consecutivo de la actuación en el proceso', en: 'Sequence of the action within the case' },
});

const caseFields = {
  id,
  connection_id: field(z.int(), {
    label: { es: 'Conexión', en: 'Connection' },
    help: { es: 'Identificador de la base de origen', en: 'Identifier of the database of origin' },
  }),
  registration_number: registrationNumber,
  start_date: field(date, {
    label: { es: 'Radicado el', en: 'Filed on' },
    help: { es: 'Fecha de radicación; null en los privados', en: 'Date of filing; null for private cases' },
  }),
  last_action_date: field(date, {
    label: { es: 'Última actuación', en: 'Last action' },
    help: { es: 'Fecha de la última actuación; puede ser null', en: 'Date of the last action; may be null' },
  }),
  court: field(z.string(), {
    label: { es: 'Despacho', en: 'Court' },
    help: { es: 'Despacho, como lo nombra la fuente', en: 'Court, as the source names it' },
  }),
  state: field(z.string(), {
    label: { es: 'Departamento', en: 'Department' },
    help: { es: 'Departamento del despacho', en: 'Department of the court' },
  }),
  parties_text: field(z.string(), {
    label: { es: 'Sujetos procesales', en: 'Parties' },
    help: { es: 'Partes, en el texto de la fuente', en: 'Parties, in the words of the source' },
  }),
  is_private: field(z.boolean(), {
    label: { es: 'Privado', en: 'Private' },
    help: {
      es: 'El proceso es privado: la fuente oculta partes y fechas',
      en: 'The case is private: the source hides parties and dates',
    },
  }),
};

/** One record of a case, as the source lists it. */
export const caseRecord = z.strictObject(caseFields);

export const caseAction = z.strictObject({
  id,
  registration_number: registrationNumber,
  sequence,
  action_date: field(date, {
    label: { es: 'Fecha', en: 'Date' },
    help: { es: 'Fecha de la actuación', en: 'Date of the action' },
  }),
  action_type: field(z.string(), {
    label: { es: 'Actuación', en: 'Action' },
    help: { es: 'Actuación, en palabras de la fuente', en: 'Action, in the words of the source' },
  }),
  note: field(z.string().nullable(), {
    label: { es: 'Anotación', en: 'Note' },
    help: { es: 'Anotación del despacho', en: 'Note of the court' },
  }),
  start_date: field(date, {
    label: { es: 'Inicia término', en: 'Term starts' },
    help: { es: 'Inicio del término', en: 'Start of the term' },
  }),
  end_date: field(date, {
    label: { es: 'Finaliza término', en: 'Term ends' },
    help: { es: 'Fin del término', en: 'End of the term' },
  }),
  registered_date: field(date, {
    label: { es: 'Registro', en: 'Registered' },
    help: { es: 'Fecha de registro', en: 'Date of registration' },
  }),
  has_documents: field(z.boolean(), {
    label: { es: 'Documentos', en: 'Documents' },
    help: { es: 'La actuación tiene documentos', en: 'The action has documents' },
  }),
});

export const caseParty = z.strictObject({
  id,
  role: field(z.string(), {
    label: { es: 'Calidad', en: 'Role' },
    help: { es: 'Calidad en el proceso', en: 'Role in the case' },
  }),
  name: field(z.string(), {
    label: { es: 'Nombre o razón social', en: 'Name' },
    help: { es: 'Nombre o razón social', en: 'Name of the person or company' },
  }),
  summoned_by_edict: field(z.boolean(), {
    label: { es: 'Emplazado', en: 'Summoned by edict' },
    help: { es: 'Emplazado', en: 'Summoned by edict' },
  }),
});

export const caseDetail = z.strictObject({
  id,
  registration_number: registrationNumber,
  is_private: caseFields.is_private,
  start_date: caseFields.start_date,
  court_code: field(z.string().nullable(), {
    label: { es: 'Código del despacho', en: 'Court code' },
    help: { es: 'Código del despacho actual', en: 'Code of the present court' },
  }),
  court: caseFields.court,
  judge: field(z.string().nullable(), {
    label: { es: 'Ponente', en: 'Judge' },
    help: { es: 'Juez o magistrado ponente', en: 'Judge in charge' },
  }),
  case_type: field(z.string().nullable(), {
    label: { es: 'Tipo de proceso', en: 'Type' },
    help: { es: 'Tipo de proceso', en: 'Type of case' },
  }),
  case_class: field(z.string().nullable(), {
    label: { es: 'Clase', en: 'Class' },
    help: { es: 'Clase de proceso', en: 'Class of case' },
  }),
  case_subclass: field(z.string().nullable(), {
    label: { es: 'Subclase', en: 'Subclass' },
    help: { es: 'Subclase de proceso', en: 'Subclass of case' },
  }),
  appeal: field(z.string().nullable(), {
    label: { es: 'Recurso', en: 'Appeal' },
    help: { es: 'Recurso', en: 'Appeal' },
  }),
  location: field(z.string().nullable(), {
    label: { es: 'Ubicación', en: 'Location' },
    help: {
      es: 'Ubicación del expediente o sistema de origen',
      en: 'Where the file is, or its system of origin',
    },
  }),
  filing_content: field(z.string().nullable(), {
    label: { es: 'Contenido de radicación', en: 'Content of the filing' },
    help: { es: 'Contenido de la radicación', en: 'Content of the filing' },
  }),
  source_updated_at: field(z.string().nullable(), {
    label: { es: 'Actualizado en la fuente', en: 'Updated at the source' },
    help: {
      es: 'Última actualización de la copia, hora de la fuente sin zona',
      en: 'Last update of the copy, local time of the source without zone',
    },
  }),
});

/** The judicial case of the interface, field by field. */
export const judicialCase = z.strictObject({
  registration_number: registrationNumber,
  case_ids: field(z.array(z.int()), {
    label: { es: 'Registros', en: 'Records' },
    help: {
      es: 'Identificadores de todos los registros del radicado',
      en: 'Identifiers of all records of the radicado',
    },
  }),
  primary_case: field(caseRecord.nullable(), {
    label: { es: 'Registro principal', en: 'Primary record' },
    help: {
      es: 'Registro público con la actuación más reciente; null sin registros',
      en: 'Public record with the latest action; null when there is none',
    },
  }),
  actions: field(z.array(caseAction), {
    label: { es: 'Actuaciones', en: 'Actions' },
    help: {
      es: 'Primera página de actuaciones, las más recientes primero',
      en: 'First page of actions, newest first',
    },
  }),
  pagination: field(pagination, {
    label: { es: 'Páginas', en: 'Pages' },
    help: { es: 'Páginas de las actuaciones', en: 'Paging of the actions' },
  }),
  private_only: field(z.boolean(), {
    label: { es: 'Solo privados', en: 'Private only' },
    help: { es: 'Hay registros y todos son privados', en: 'There are records and all are private' },
  }),
});

const caseSearch = z.strictObject({
  cases: field(
    z.array(
      z.strictObject({
        ...caseFields,
        parties: field(
          z.array(
            z.strictObject({
              role: field(z.string(), {
                label: { es: 'Calidad', en: 'Role' },
                help: {
                  es: 'Calidad, vacía si la fuente no la da',
                  en: 'Role, empty when the source gives none',
                },
              }),
              name: field(z.string(), {
                label: { es: 'Nombre', en: 'Name' },
                help: { es: 'Nombre o nombres bajo esa calidad', en: 'Name or names under that role' },
              }),
            }),
          ),
          {
            label: { es: 'Partes', en: 'Parties' },
            help: {
              es: 'El texto de las partes, separado por calidad',
              en: 'The text of the parties, split by role',
            },
          },
        ),
        name_in_one_party: field(z.boolean().nullable(), {
          label: { es: 'Nombre en una parte', en: 'Name within one party' },
          help: {
            es: 'El nombre consultado está completo y seguido en una de las partes; la fuente también devuelve palabras repartidas entre varias. null en los privados',
            en: 'The name asked for stands whole and contiguous in one party; the source also returns words spread over several. null for private cases',
          },
        }),
      }),
    ),
    {
      label: { es: 'Procesos', en: 'Cases' },
      help: {
        es: 'Procesos de esta página, en el orden de la fuente',
        en: 'Cases of this page, in the order of the source',
      },
    },
  ),
  pagination: field(pagination, {
    label: { es: 'Páginas', en: 'Pages' },
    help: { es: 'Páginas de la búsqueda', en: 'Paging of the search' },
  }),
});

const radicadoField = field(text({ min: 20, max: 25, pattern: /^\d{20,25}$/ }), {
  label: { es: 'Radicado', en: 'Radicado' },
  help: {
    es: 'Número de radicación, 23 dígitos (se admiten de 20 a 25)',
    en: 'Case registration number, 23 digits (20 to 25 are accepted)',
  },
  widget: 'radicado',
});

/**
 * Letters and digits of names in Latin script. Written out, because many readers of the published schema take patterns
 * without Unicode classes.
 */
const namePattern = /^[\u0300-\u036FA-Za-z0-9\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F .,'&-]+$/;

const nameField = field(text({ min: 3, max: 200, pattern: namePattern }), {
  label: { es: 'Nombre o razón social', en: 'Name of the person or company' },
  help: {
    es: "De 3 a 200 caracteres: letras, dígitos, espacios y . , ' & -",
    en: "3 to 200 characters: letters, digits, spaces and . , ' & -",
  },
});

const activeOnlyField = field(z.boolean().default(false), {
  label: { es: 'Solo procesos activos', en: 'Active cases only' },
  help: {
    es: 'Deja los procesos con actuación en los últimos 30 días',
    en: 'Keeps the cases with activity in the last 30 days',
  },
});

const courtCodeField = field(z.string().default(''), {
  label: { es: 'Código del despacho', en: 'Court code' },
  help: {
    es: 'Limita a un despacho, 12 dígitos; vacío busca en todos',
    en: 'Limits the search to one court, 12 digits; empty searches all',
  },
  widget: 'court_code',
});

const radicadoRequest = z.strictObject({ registration_number: radicadoField });

type JudicialCase = z.output<typeof judicialCase>;
const caseAside = z.strictObject({ records: z.array(caseRecord) });
type CaseAside = z.output<typeof caseAside>;

function caseDigest(data: JudicialCase, aside: CaseAside): Digest {
  const privates = aside.records.filter((record) => record.is_private).length;
  const records = aside.records.length;
  return {
    found: records > 0,
    title: data.private_only ? null : (data.primary_case?.parties_text ?? null),
    place: data.primary_case?.court ?? null,
    date: data.primary_case?.last_action_date ?? null,
    count: records > 0 && !data.private_only ? data.pagination.total : null,
    note: caseNote(records, privates),
    flags: privates > 0 ? ['private'] : [],
  };
}

function caseNote(records: number, privates: number): Digest['note'] {
  if (privates === 0 && records <= 1) return null;
  if (privates === records)
    return records === 1
      ? {
          es: 'Registro privado: la fuente no muestra su contenido',
          en: 'Private record: the source does not show its content',
        }
      : { es: `${records} registros, todos privados`, en: `${records} records, all private` };
  const hidden = privates === 0 ? '' : privates === 1 ? ', 1 privado' : `, ${privates} privados`;
  return {
    es: `${records} registros${hidden}`,
    en: `${records} records${privates === 0 ? '' : `, ${privates} private`}`,
  };
}

function searchDigest(data: z.output<typeof caseSearch>): Digest {
  const [first] = data.cases;
  return {
    found: data.pagination.total > 0,
    title: first?.parties_text ?? null,
    place: first?.court ?? null,
    date: data.cases.reduce<string | null>(
      (latest, row) =>
        row.last_action_date !== null && (latest === null || row.last_action_date > latest)
          ? row.last_action_date
          : latest,
      null,
    ),
    count: data.pagination.total,
    note: null,
    flags: data.cases.some((row) => row.is_private) ? ['private'] : [],
  };
}

const caseColumns = {
  place: { es: 'Despacho', en: 'Court' },
  date: { es: 'Última actuación', en: 'Last action' },
  count: { es: 'Actuaciones', en: 'Actions' },
};
const searchColumns = { ...caseColumns, count: { es: 'Procesos', en: 'Cases' } };

const common = { country: 'CO', source: ramaJudicial, servedFrom: 'live', access: 'api' } as const;
const fiveMinutes = 300;

const byRadicado = {
  ...common,
  request: radicadoRequest,
  data: judicialCase,
  aside: caseAside,
  example: { registration_number: exampleRadicado },
  cacheSeconds: fiveMinutes,
  subject: (input: z.output<typeof radicadoRequest>) => input.registration_number,
  digest: caseDigest,
  columns: caseColumns,
};

export const casesByRadicado = operation({
  ...byRadicado,
  id: casesByRadicadoId,
  path: '/co/rama-judicial/cases-by-radicado/v1',
  title: { es: 'Proceso por radicado', en: 'Case by radicado' },
  description: {
    es: 'Datos del proceso y primera página de actuaciones a partir del número de radicación.',
    en: 'Case data and the first page of actions for a case registration number.',
  },
});

export const casesLookup = operation({
  ...byRadicado,
  id: 'rama_judicial_cases_lookup',
  path: '/co/rama-judicial/cases/lookup/v1',
  title: { es: 'Proceso por radicado (ruta anterior)', en: 'Case by radicado (older path)' },
  description: {
    es: 'La misma consulta que «Proceso por radicado», en su ruta anterior.',
    en: 'The same lookup as “Case by radicado”, at its older path.',
  },
});

const batchRequest = z.strictObject({
  items: field(
    z
      .array(
        field(z.looseObject({}), {
          label: { es: 'Consulta', en: 'Item' },
          help: {
            es: 'El cuerpo de una consulta por radicado; uno no válido se informa en su propio resultado',
            en: 'The body of one lookup by radicado; an invalid one is reported in its own result',
          },
        }),
      )
      .min(1)
      .max(50),
    {
      label: { es: 'Radicados', en: 'Radicados' },
      help: {
        es: 'De 1 a 50 consultas; cada una cuenta en el cupo',
        en: '1 to 50 lookups; each counts against the quota',
      },
      widget: 'radicado_list',
    },
  ),
});

const batchResult = z.strictObject({
  results: field(
    z.array(
      z.strictObject({
        index: field(z.int().min(0), {
          label: { es: 'Posición', en: 'Index' },
          help: { es: 'Posición en la lista enviada, desde 0', en: 'Position in the list sent, from 0' },
        }),
        registration_number: field(z.string().nullable(), {
          label: { es: 'Radicado', en: 'Radicado' },
          help: {
            es: 'El radicado enviado; null si no venía',
            en: 'The radicado sent; null if there was none',
          },
        }),
        status: field(z.int(), {
          label: { es: 'Estado', en: 'Status' },
          help: { es: 'Estado propio de esta consulta', en: 'Status of this item' },
        }),
        data: field(judicialCase.optional(), {
          label: { es: 'Proceso', en: 'Case' },
          help: { es: 'El proceso, cuando el estado es 200', en: 'The case, when the status is 200' },
        }),
        error: field(
          z
            .strictObject({
              code: field(z.string(), {
                label: { es: 'Código', en: 'Code' },
                help: { es: 'Código del error', en: 'Error code' },
              }),
              message: field(z.string(), {
                label: { es: 'Mensaje', en: 'Message' },
                help: { es: 'Qué pasó y qué hacer', en: 'What happened and what to do' },
              }),
              details: field(z.looseObject({}).optional(), {
                label: { es: 'Detalle', en: 'Details' },
                help: { es: 'Detalle del error', en: 'Details of the error' },
              }),
            })
            .optional(),
          {
            label: { es: 'Error', en: 'Error' },
            help: { es: 'El error, cuando el estado no es 200', en: 'The error, when the status is not 200' },
          },
        ),
      }),
    ),
    {
      label: { es: 'Resultados', en: 'Results' },
      help: {
        es: 'Un resultado por consulta, en el orden enviado',
        en: 'One result per item, in input order',
      },
    },
  ),
});

export const casesByRadicadoBatch = operation({
  ...common,
  id: 'rama_judicial_cases_by_radicado_batch',
  path: '/co/rama-judicial/cases-by-radicado/v1/batch',
  title: { es: 'Procesos por radicado, hasta 50', en: 'Cases by radicado, up to 50' },
  description: {
    es: 'Hasta 50 radicados en una sola petición; cada uno con su propio estado.',
    en: 'Up to 50 radicados in one request; each with its own status.',
  },
  request: batchRequest,
  data: batchResult,
  example: {
    items: [{ registration_number: exampleRadicado }, { registration_number: '05001310300120230012300' }],
  },
  subject: (input) => `${input.items.length} radicados`,
  digest: (data) => ({
    found: data.results.some((result) => (result.data?.case_ids.length ?? 0) > 0),
    title: null,
    place: null,
    date: null,
    count: data.results.length,
    note: null,
    flags: [],
  }),
  columns: { ...caseColumns, count: { es: 'Radicados', en: 'Radicados' } },
  itemOperation: 'rama_judicial_cases_by_radicado',
});

const byName = {
  ...common,
  concernsPersons: true,
  data: caseSearch,
  cacheSeconds: fiveMinutes,
  subject: (input: { name: string }) => input.name,
  digest: searchDigest,
  columns: searchColumns,
};

export const casesByEntity = operation({
  ...byName,
  id: 'rama_judicial_cases_by_entity',
  path: '/co/rama-judicial/cases-by-entity/v1',
  title: { es: 'Procesos por nombre o razón social', en: 'Cases by name' },
  description: {
    es: 'Procesos en los que figura una persona o empresa. La fuente compara con holgura: revise que el nombre sea el buscado.',
    en: 'Cases in which a person or company appears. The source matches loosely: check that the name is the one meant.',
  },
  request: z.strictObject({
    name: nameField,
    entity_type: field(z.enum(['natural', 'juridical']).default('natural'), {
      label: { es: 'Tipo de persona', en: 'Kind of person' },
      help: {
        es: 'natural: persona; juridical: empresa o entidad',
        en: 'natural: a person; juridical: a company or entity',
      },
      choices: {
        natural: { es: 'Persona natural', en: 'Natural person' },
        juridical: { es: 'Empresa o entidad', en: 'Company or entity' },
      },
    }),
    active_only: activeOnlyField,
    court_code: courtCodeField,
    page: pageField,
  }),
  example: { name: 'Banco Ejemplo S.A.', entity_type: 'juridical' },
});

export const casesSearch = operation({
  ...byName,
  id: 'rama_judicial_cases_search',
  path: '/co/rama-judicial/cases/search/v1',
  title: { es: 'Procesos por nombre (ruta anterior)', en: 'Cases by name (older path)' },
  description: {
    es: 'La misma consulta que «Procesos por nombre o razón social», en su ruta anterior.',
    en: 'The same lookup as “Cases by name”, at its older path.',
  },
  request: z.strictObject({
    name: nameField,
    person_type: field(z.enum(['nat', 'jur']).default('nat'), {
      label: { es: 'Tipo de persona', en: 'Kind of person' },
      help: { es: 'nat: persona; jur: empresa o entidad', en: 'nat: a person; jur: a company or entity' },
      choices: {
        nat: { es: 'Persona natural', en: 'Natural person' },
        jur: { es: 'Empresa o entidad', en: 'Company or entity' },
      },
    }),
    active_only: activeOnlyField,
    court_code: courtCodeField,
    page: pageField,
  }),
  example: { name: 'Banco Ejemplo S.A.', person_type: 'jur' },
});

const caseIdField = field(z.int().min(1), {
  label: { es: 'Registro', en: 'Record' },
  help: { es: 'Identificador del registro en la fuente', en: 'Identifier of the record at the source' },
});
const exampleCaseId = 900000011;

const opened = {
  ...common,
  path: null,
  cacheSeconds: fiveMinutes,
  quota: 1000,
  subject: (input: { case_id: number }) => String(input.case_id),
};

/** A page of actuaciones beyond the first, opened from the window. */
export const caseActions = operation({
  ...opened,
  id: 'rama_judicial_case_actions',
  title: { es: 'Actuaciones de un proceso', en: 'Actions of a case' },
  description: { es: 'Una página de actuaciones de un registro.', en: 'One page of actions of a record.' },
  request: z.strictObject({ case_id: caseIdField, page: pageField }),
  data: z.strictObject({ actions: judicialCase.shape.actions, pagination: judicialCase.shape.pagination }),
  example: { case_id: exampleCaseId },
  digest: (data) => ({
    found: data.pagination.total > 0,
    title: null,
    place: null,
    date: data.actions[0]?.action_date ?? null,
    count: data.pagination.total,
    note: null,
    flags: [],
  }),
  columns: caseColumns,
});

/** The parties of a case, opened from the window. */
export const caseParties = operation({
  ...opened,
  id: 'rama_judicial_case_parties',
  title: { es: 'Sujetos de un proceso', en: 'Parties of a case' },
  description: {
    es: 'Una página de sujetos procesales de un registro.',
    en: 'One page of the parties of a record.',
  },
  request: z.strictObject({ case_id: caseIdField, page: pageField }),
  data: z.strictObject({
    parties: field(z.array(caseParty), {
      label: { es: 'Sujetos', en: 'Parties' },
      help: { es: 'Sujetos procesales', en: 'Parties of the case' },
    }),
    pagination: judicialCase.shape.pagination,
  }),
  example: { case_id: exampleCaseId },
  digest: (data) => ({
    found: data.pagination.total > 0,
    title: data.parties[0]?.name ?? null,
    place: null,
    date: null,
    count: data.pagination.total,
    note: null,
    flags: [],
  }),
  columns: { ...caseColumns, count: { es: 'Sujetos', en: 'Parties' } },
});

/** The detail of a case, opened from the window. */
export const caseDetails = operation({
  ...opened,
  id: 'rama_judicial_case_detail',
  title: { es: 'Detalle de un proceso', en: 'Detail of a case' },
  description: {
    es: 'Clase, ponente, ubicación y frescura de la copia de un registro.',
    en: 'Class, judge, location and freshness of a record.',
  },
  request: z.strictObject({ case_id: caseIdField }),
  data: z.strictObject({
    detail: field(caseDetail.nullable(), {
      label: { es: 'Detalle', en: 'Detail' },
      help: {
        es: 'El detalle; null si la fuente no conoce el registro',
        en: 'The detail; null when the source does not know the record',
      },
    }),
  }),
  example: { case_id: exampleCaseId },
  digest: (data) => ({
    found: data.detail !== null,
    title: data.detail?.case_class ?? null,
    place: data.detail?.court ?? null,
    date: data.detail?.start_date ?? null,
    count: null,
    note: null,
    flags: [],
  }),
  columns: caseColumns,
});

export const ramaJudicialOperations = [
  casesByRadicado,
  casesByRadicadoBatch,
  casesByEntity,
  casesLookup,
  casesSearch,
  caseActions,
  caseParties,
  caseDetails,
];
