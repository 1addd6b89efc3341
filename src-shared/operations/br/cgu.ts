import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, plain, plainText } from '../fields';
import { nullable } from '../nullable';
import { field, operation, pageField, pagination, text, type Source } from '../operation';
import {
  asOfDay,
  brazilianReal,
  dayFilter,
  documentFilter,
  documentMatch,
  listedDocument,
  nameScore,
  partialNote,
  perPageField,
  personType,
  stateField,
} from './fields';

export const cgu: Source = {
  id: 'cgu',
  name: { es: 'Sanciones de la CGU', en: 'CGU sanctions' },
  publisher: 'Controladoria-Geral da União, Portal da Transparência (Brasil)',
  homepage: 'https://portaldatransparencia.gov.br',
  confidence: 'seen',
  notes: {
    es: 'Se responde desde una copia local de cuatro registros diarios: CEIS (inidóneas y suspendidas), CNEP (Ley 12.846), CEPIM (entidades sin fines de lucro impedidas) y CEAF (servidores expulsados). El CEAF enmascara el CPF: una coincidencia por sus dígitos visibles no identifica a nadie. Sin fecha final la sanción sigue vigente; en la inidoneidad la fecha final es solo el plazo mínimo. El portal puede pedir un captcha a los programas: entonces descargue los ZIP en su navegador e impórtelos. Se deduce, sin confirmar en la fuente: la ruta de los archivos, el encabezado completo del CEAF y los identificadores del CEPIM.',
    en: 'Answered from a local copy of four daily registers: CEIS (barred and suspended), CNEP (Law 12,846), CEPIM (barred non-profits) and CEAF (expelled civil servants). CEAF masks the CPF: an agreement of the digits that it shows identifies nobody. Without an end date the sanction is in force; for a declaration of unfitness (inidoneidade) the end date is only the minimum term. The portal may ask programs a captcha: then download the ZIP files in your browser and import them. Inferred, not confirmed at the source: the path of the files, the whole heading of CEAF and the identifiers of CEPIM.',
  },
  factsOf: '2026-11-21',
  credentials: [
    {
      id: 'key',
      label: { es: 'Clave del Portal da Transparência', en: 'Key of the Portal da Transparência' },
      help: {
        es: 'Solo para confirmar una sanción en vivo. La clave gratuita llega por correo tras ingresar con gov.br; sin ella se responde desde la copia local.',
        en: 'Only to confirm a sanction live. The free key comes by e-mail after signing in with gov.br; without it answers come from the local copy.',
      },
      url: 'https://portaldatransparencia.gov.br/api-de-dados/cadastrar-email',
      required: false,
    },
  ],
};

export const registers = ['ceis', 'cnep', 'cepim', 'ceaf'] as const;
export type Register = (typeof registers)[number];

const registerWords = {
  ceis: {
    es: 'CEIS · inidóneas y suspendidas',
    en: 'CEIS · barred and suspended',
  },
  cnep: { es: 'CNEP · Ley 12.846', en: 'CNEP · Law 12,846' },
  cepim: { es: 'CEPIM · entidades sin fines de lucro', en: 'CEPIM · non-profits' },
  ceaf: { es: 'CEAF · servidores expulsados', en: 'CEAF · expelled civil servants' },
};

const register = field(z.enum(registers), {
  label: { es: 'Registro', en: 'Register' },
  help: { es: 'Registro de la CGU', en: 'Register of CGU' },
  choices: Object.fromEntries(
    registers.map((name) => [name, { es: name.toUpperCase(), en: name.toUpperCase() }]),
  ),
});

const spheres = ['FEDERAL', 'ESTADUAL', 'MUNICIPAL'] as const;

const summary = {
  sanction_id: field(z.string(), {
    label: { es: 'Identificador', en: 'Identifier' },
    help: {
      es: 'Registro y código de la sanción; CEPIM: CNPJ y convenio; sin código, la huella de la fila',
      en: 'Register and code of the sanction; CEPIM: CNPJ and agreement; without a code, the fingerprint of the row',
    },
  }),
  register,
  person_type: personType,
  document: field(nullableText, {
    label: { es: 'CPF o CNPJ', en: 'CPF or CNPJ' },
    help: { es: 'Como consta en el registro', en: 'As the register has it' },
  }),
  document_is_masked: plain(z.boolean(), 'Documento enmascarado', 'Masked document'),
  name: plainText('Sancionado', 'Sanctioned party'),
  name_informed: plainText('Nombre informado por el órgano', 'Name as the body informed it'),
  company_name: plainText('Razón social (Receita)', 'Company name (Receita)'),
  trade_name: plainText('Nombre de fantasía (Receita)', 'Trade name (Receita)'),
  category: plainText('Categoría', 'Category'),
  start_date: plain(nullableDate, 'Inicio', 'Start'),
  end_date: field(nullableDate, {
    label: { es: 'Final', en: 'End' },
    help: {
      es: 'null sin fecha final, o cuando la fuente da una imposible (vea su texto)',
      en: 'null without an end date, or where the source gives an impossible one (see its text)',
    },
  }),
  end_date_text: plainText('Final como consta', 'End as listed'),
  is_active: field(z.boolean().nullable(), {
    label: { es: 'Vigente', en: 'In force' },
    help: {
      es: 'Vigente en la fecha de los datos; null donde el registro no da plazo (CEPIM, CEAF) o no se puede leer',
      en: 'In force on the date of the data; null where the register gives no term (CEPIM, CEAF) or it cannot be read',
    },
  }),
  publication_date: plain(nullableDate, 'Fecha de publicación', 'Date of publication'),
  sanctioning_body: field(nullableText, {
    label: { es: 'Órgano sancionador', en: 'Sanctioning body' },
    help: { es: 'En el CEPIM, el órgano concedente', en: 'In CEPIM, the granting body' },
  }),
  state: plainText('UF', 'State'),
  sphere: plainText('Esfera', 'Sphere'),
};

const details = {
  process_number: plainText('Número del proceso', 'Number of the proceeding'),
  fine_amount: plain(nullableAmount, 'Valor de la multa', 'Amount of the fine'),
  currency: brazilianReal,
  publication: plainText('Publicación', 'Publication'),
  publication_detail: plainText('Detalle de la publicación', 'Detail of the publication'),
  final_judgment_date: plain(nullableDate, 'Tránsito en juzgado', 'Final judgment'),
  scope: plainText('Alcance de la sanción', 'Scope of the sanction'),
  legal_basis: plain(z.array(z.string()).nullable(), 'Fundamentación legal', 'Legal basis'),
  origin_date: plain(nullableDate, 'Fecha del origen', 'Date of the origin'),
  origin_body: plainText('Origen de la información', 'Origin of the information'),
  notes: plainText('Observaciones', 'Notes'),
  agreement_number: plainText('Número del convenio', 'Number of the agreement'),
  granting_body: plainText('Órgano concedente', 'Granting body'),
  reason: plainText('Motivo del impedimento', 'Reason of the bar'),
  position: plainText('Cargo efectivo', 'Position'),
  commission_position: plainText('Función o cargo de confianza', 'Function or position of trust'),
  assigned_body: plainText('Órgano de adscripción', 'Body of assignment'),
  document_number: plainText('Número del documento', 'Number of the document'),
  portal_url: field(nullableText, {
    label: { es: 'Página oficial', en: 'Official page' },
    help: { es: 'Se abre en el navegador; null sin código', en: 'Opens in the browser; null without a code' },
  }),
  raw: field(z.record(z.string(), z.string()), {
    label: { es: 'Fila original', en: 'Original row' },
    help: { es: 'Las columnas del archivo, sin cambios', en: 'The columns of the file, unchanged' },
  }),
};

const sanctionSummary = z.strictObject(summary);
export const cguSanctionRecord = z.strictObject({ ...summary, ...details });
export type CguSanctionSummary = z.output<typeof sanctionSummary>;
export type CguSanctionRecord = z.output<typeof cguSanctionRecord>;

export const cguFoundSanction = z.strictObject({
  ...summary,
  document_match: documentMatch,
  name_score: nameScore,
});

export const cguSanctionsSearch = operation({
  id: 'cgu_sanctions_search',
  path: '/br/cgu/sanctions-search/v1',
  country: 'BR',
  source: cgu,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Sanciones de la CGU (Brasil)', en: 'CGU sanctions (Brazil)' },
  description: {
    es: 'Busca en CEIS, CNEP, CEPIM y CEAF por nombre, documento u órgano sancionador.',
    en: 'Searches CEIS, CNEP, CEPIM and CEAF by name, document or sanctioning body.',
  },
  request: z.strictObject({
    query: field(text({ min: 3, max: 200 }).optional(), {
      label: { es: 'Nombre', en: 'Name' },
      help: {
        es: 'De 3 a 200 caracteres, aun con errores; sin importar tildes ni mayúsculas. Indique nombre, documento u órgano',
        en: '3 to 200 characters, errors allowed; accents and case ignored. Give a name, a document or a body',
      },
    }),
    document: documentFilter,
    register: field(z.enum(['', ...registers]).default(''), {
      label: { es: 'Registro', en: 'Register' },
      help: {
        es: 'Vacío, los cuatro, que deben estar descargados',
        en: 'Empty for all four, which must have been downloaded',
      },
      choices: { '': { es: 'Todos', en: 'All' }, ...registerWords },
    }),
    sanctioning_body: field(text({ max: 200 }).default(''), {
      label: { es: 'Órgano sancionador', en: 'Sanctioning body' },
      help: {
        es: 'Parte del nombre del órgano, sin importar tildes ni mayúsculas',
        en: 'Part of the name of the body, accents and case ignored',
      },
    }),
    state: stateField,
    sphere: field(z.enum(['', ...spheres]).default(''), {
      label: { es: 'Esfera', en: 'Sphere' },
      help: { es: 'Esfera del órgano; vacío, todas', en: 'Sphere of the body; empty for all' },
      choices: {
        '': { es: 'Todas', en: 'All' },
        FEDERAL: { es: 'Federal', en: 'Federal' },
        ESTADUAL: { es: 'Estadual', en: 'State' },
        MUNICIPAL: { es: 'Municipal', en: 'Municipal' },
      },
    }),
    active_on: dayFilter(
      { es: 'Vigente el', en: 'In force on' },
      {
        es: 'Deja las sanciones vigentes ese día y las de registros sin plazo, aaaa-mm-dd',
        en: 'Keeps sanctions in force on that day and those of registers without a term, yyyy-mm-dd',
      },
    ),
    page: pageField,
    per_page: perPageField,
  }),
  data: z.strictObject({
    found: plain(z.boolean(), 'Hay al menos una sanción', 'There is at least one sanction'),
    sanctions: plain(z.array(cguFoundSanction), 'Sanciones encontradas', 'Sanctions found'),
    pagination: plain(pagination, 'Páginas de resultados', 'Pages of results'),
    registers: plain(
      z.array(
        z.strictObject({
          register,
          as_of: asOfDay,
          rows: plain(z.int(), 'Sanciones del registro', 'Sanctions of the register'),
        }),
      ),
      'Registros consultados',
      'Registers that were searched',
    ),
    as_of: field(z.iso.date(), {
      label: { es: 'Fecha de los datos', en: 'Date of the data' },
      help: { es: 'La del registro más antiguo', en: 'That of the oldest register' },
    }),
  }),
  example: { query: 'Empresa Fictícia' },
  subject: ({ query, document, sanctioning_body }) =>
    query ?? (document === '' ? sanctioning_body : document),
  digest: ({ sanctions, pagination: { total } }) => {
    const [first] = sanctions;
    return {
      found: first !== undefined,
      title: first?.name ?? null,
      place: first?.state ?? null,
      date: first?.start_date ?? first?.publication_date ?? null,
      count: total,
      note:
        first !== undefined && sanctions.every(({ document_match }) => document_match === 'partial')
          ? partialNote
          : null,
      flags: [],
    };
  },
  columns: {
    place: { es: 'Estado', en: 'State' },
    date: { es: 'Inicio', en: 'Start' },
    count: { es: 'Sanciones', en: 'Sanctions' },
  },
});

/** A record of the live interface; its numbers are not known to be the codes of the files. */
const liveRecord = z.strictObject({
  api_id: plain(z.string(), 'Número en la API', 'Number at the API'),
  name: plainText('Nombre', 'Name'),
  document: listedDocument,
  category: plainText('Categoría', 'Category'),
  start_date: plain(nullableDate, 'Inicio', 'Start'),
  end_date: plain(nullableDate, 'Final', 'End'),
  publication_date: plain(nullableDate, 'Publicación', 'Publication'),
  body: plainText('Órgano', 'Body'),
  process_number: plainText('Proceso', 'Proceeding'),
});
export type CguLiveRecord = z.output<typeof liveRecord>;

export const cguLive = z.strictObject({
  checked_at: field(z.iso.datetime({ offset: true }), {
    label: { es: 'Consultado el', en: 'Checked at' },
    help: { es: 'Momento de la respuesta en vivo', en: 'The moment of the live answer' },
  }),
  records: field(z.array(liveRecord), {
    label: { es: 'Registros en vivo', en: 'Live records' },
    help: {
      es: 'Los de la misma persona en el mismo registro, comprobados uno a uno; vacío si ya no figura',
      en: 'Those of the same party in the same register, each one checked; empty when it is no longer listed',
    },
  }),
});

const { sanction_id: _asked, ...described } = cguSanctionRecord.shape;

export const cguSanction = operation({
  id: 'cgu_sanction',
  path: '/br/cgu/sanction/v1',
  country: 'BR',
  source: cgu,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Sanción de la CGU por identificador', en: 'CGU sanction by identifier' },
  description: {
    es: 'Todo lo que la CGU publica de una sanción; con clave, también lo que la API dice en vivo de la misma persona.',
    en: 'All that CGU publishes of a sanction; with a key, also what the interface says live of the same party.',
  },
  request: z.strictObject({
    sanction_id: field(text({ max: 66, pattern: /^(CEIS|CNEP|CEPIM|CEAF):.{1,60}$/ }), {
      label: { es: 'Identificador', en: 'Identifier' },
      help: {
        es: 'El de los resultados de búsqueda: registro, dos puntos y código, como CEIS:900001',
        en: 'That of search results: register, colon and code, such as CEIS:900001',
      },
    }),
    live: field(z.boolean().default(false), {
      label: { es: 'Confirmar en vivo', en: 'Confirm live' },
      help: {
        es: 'Pregunta también a la API del portal; necesita su clave',
        en: 'Also asks the interface of the portal; needs its key',
      },
    }),
  }),
  data: z.strictObject({
    found: plain(z.boolean(), 'La sanción figura', 'The sanction is listed'),
    sanction_id: plain(z.string(), 'Identificador consultado', 'Identifier asked for'),
    ...nullable(described),
    live: field(cguLive.nullable(), {
      label: { es: 'En vivo', en: 'Live' },
      help: { es: 'null si no se pidió o la sanción no figura', en: 'null when not asked for or not listed' },
    }),
    as_of: asOfDay,
  }),
  example: { sanction_id: 'CEIS:900001' },
  subject: ({ sanction_id }) => sanction_id,
  digest: ({ found, name, state, start_date, publication_date }) => ({
    found,
    title: name,
    place: state,
    date: start_date ?? publication_date,
    count: null,
    note: null,
    flags: [],
  }),
  columns: {
    place: { es: 'Estado', en: 'State' },
    date: { es: 'Inicio', en: 'Start' },
    count: { es: 'Sanciones', en: 'Sanctions' },
  },
});

export const cguOperations = [cguSanctionsSearch, cguSanction];
