import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../fields';
import { field, operation, pageField, text, type Digest, type Source } from '../operation';
import { appToken, originsField } from './datos-abiertos';

export const rues: Source = {
  id: 'rues',
  name: { es: 'RUES, registro mercantil', en: 'RUES, business register' },
  publisher: 'Confecámaras y las cámaras de comercio de Colombia',
  homepage: 'https://www.rues.org.co',
  confidence: 'seen',
  notes: {
    es: 'Se consulta la copia nacional de datos abiertos en datos.gov.co, que se renueva cada mes: un registro reciente puede faltar. La copia no trae dirección, teléfono, objeto social, capital, accionistas ni junta; para eso está el certificado de la cámara. Solo trae la última renovación. Los estados financieros son los de las 10.000 empresas más grandes (Supersociedades), en billones de pesos con dos decimales: la unidad viene de quienes usan esos datos, no de la fuente. No es certeza que la búsqueda por palabras de la fuente encuentre las que están a medias.',
    en: 'The national open-data copy at datos.gov.co is asked, renewed monthly: a recent registration may be missing. The copy has no address, telephone, corporate purpose, capital, shareholders or board; the chamber’s certificate has them. It has only the last renewal. Financial statements are those of the 10,000 largest companies (Supersociedades), in units of 10¹² pesos with two decimals: the unit is told by users of the data, not by the source. It is not certain that the source’s word search finds parts of words.',
  },
  factsOf: '2026-11-21',
  credentials: [appToken],
};

const activities = said(
  z.array(
    z.strictObject({
      code: said(
        z.string(),
        ['CIIU', 'CIIU'],
        ['Código CIIU, como lo trae el registro', 'CIIU code, as the register has it'],
      ),
      order: said(
        z.int().min(1),
        ['Orden', 'Order'],
        [
          '1 es la actividad principal, 2 la secundaria; 3 y 4 las otras',
          '1 is the main activity, 2 the secondary one; 3 and 4 the others',
        ],
      ),
    }),
  ),
  ['Actividades económicas', 'Economic activities'],
);

const registrationFields = {
  chamber: said(nullableText, ['Cámara de comercio', 'Chamber of commerce']),
  chamber_code: said(nullableText, ['Código de la cámara', 'Chamber code']),
  registration_number: said(nullableText, ['Matrícula', 'Registration number']),
  status: said(
    nullableText,
    ['Estado de la matrícula', 'Status of the registration'],
    ['Estado, en palabras del registro', 'Status, in the words of the register'],
  ),
  status_code: said(
    nullableText,
    ['Código del estado', 'Status code'],
    [
      '01 es ACTIVA; los demás códigos son de inactivas y canceladas',
      '01 is ACTIVA; the other codes are of inactive and cancelled ones',
    ],
  ),
  renewal_date: said(nullableDate, ['Última renovación', 'Last renewal']),
  last_renewed_year: said(z.int().nullable(), ['Último año renovado', 'Last renewed year']),
  cancellation_date: said(nullableDate, ['Cancelada el', 'Cancelled on']),
  economic_activities: activities,
};

const entityFields = {
  nit: said(
    nullableText,
    ['NIT', 'NIT'],
    [
      'NIT sin dígito de verificación; null si el registro no lo trae',
      'NIT without check digit; null when the register does not give it',
    ],
  ),
  verification_digit: said(
    nullableText,
    ['Dígito de verificación', 'Check digit'],
    ['El del registro, o el calculado si no lo trae', 'The register’s, or worked out when it gives none'],
  ),
  document_type: said(nullableText, ['Clase de identificación', 'Document type']),
  document_number: said(nullableText, ['Número de identificación', 'Document number']),
  name: said(
    nullableText,
    ['Razón social', 'Name'],
    ['Razón social o nombre', 'Name of the company or person'],
  ),
  acronym: said(nullableText, ['Sigla', 'Acronym']),
  ...registrationFields,
  registration_date: said(nullableDate, ['Matriculada el', 'Registered on']),
  expiry_date: said(nullableDate, ['Vigencia hasta', 'Valid until']),
  is_indefinite: said(
    z.boolean().nullable(),
    ['Vigencia indefinida', 'Without end'],
    [
      'El registro dice que la vigencia no tiene fin; null si no dice nada de la vigencia',
      'The register says that it has no end; null when it says nothing of it',
    ],
  ),
  legal_form: said(nullableText, ['Organización jurídica', 'Legal form']),
  entity_type: said(nullableText, ['Tipo de sociedad', 'Type of company']),
  category: said(nullableText, ['Categoría', 'Category']),
  legal_representative: said(
    z
      .strictObject({
        name: said(z.string(), ['Nombre', 'Name']),
        document_type: said(nullableText, ['Clase de identificación', 'Document type']),
        document_number: said(nullableText, ['Número de identificación', 'Document number']),
      })
      .nullable(),
    ['Representante legal', 'Legal representative'],
    ['El que trae el registro; null si no trae ninguno', 'The one in the register; null when it has none'],
  ),
  bidder_registration: said(
    nullableText,
    ['Registro de proponente', 'Bidder registration'],
    [
      'Inscripción en el Registro Único de Proponentes; null si no la hay en la copia',
      'Registration as a bidder (RUP); null when the copy has none',
    ],
  ),
  updated_at: said(nullableDate, ['Actualizado en la fuente', 'Updated at the source']),
};

/** One registration of a person or company in the register. */
export const registryEntity = z.strictObject(entityFields);

const establishment = z.strictObject({
  name: said(nullableText, ['Nombre', 'Name']),
  category: said(
    nullableText,
    ['Categoría', 'Category'],
    ['Establecimiento, sucursal o agencia', 'Establishment, branch or agency'],
  ),
  ...registrationFields,
});

const statement = z.strictObject({
  year: said(z.int(), ['Año de corte', 'Year']),
  source: said(
    z.string(),
    ['Origen', 'Origin'],
    ['De dónde vienen las cifras', 'Where the figures come from'],
  ),
  currency: said(z.literal('COP'), ['Moneda', 'Currency']),
  unit: said(
    z.int(),
    ['Unidad', 'Unit'],
    [
      'Pesos que vale cada unidad de las cifras: 1.000.000.000.000 es un billón',
      'Pesos in each unit of the figures: 1,000,000,000,000 is a Spanish billón',
    ],
  ),
  operating_income: said(nullableAmount, ['Ingresos operacionales', 'Operating income']),
  net_result: said(nullableAmount, ['Ganancia o pérdida', 'Net result']),
  total_assets: said(nullableAmount, ['Total activos', 'Total assets']),
  total_liabilities: said(nullableAmount, ['Total pasivos', 'Total liabilities']),
  equity: said(nullableAmount, ['Total patrimonio', 'Equity']),
});

const relatedParty = z.strictObject({
  role: said(z.string(), ['Calidad', 'Role']),
  name: said(z.string(), ['Nombre', 'Name']),
  document_type: said(nullableText, ['Clase de identificación', 'Document type']),
  document_number: said(nullableText, ['Número de identificación', 'Document number']),
  chamber: said(nullableText, ['Cámara de comercio', 'Chamber of commerce']),
  registration_number: said(nullableText, ['Matrícula', 'Registration number']),
});

const asOf = said(
  nullableDate,
  ['Datos al', 'Data of'],
  [
    'Día en que se escribió por última vez la copia más antigua que respondió',
    'Day on which the oldest of the copies that answered was last written',
  ],
);

export const entityData = z.strictObject({
  found: said(
    z.boolean(),
    ['En el registro', 'In the register'],
    [
      'Hay al menos una matrícula con ese número en la copia de datos abiertos',
      'At least one registration with that number is in the open-data copy',
    ],
  ),
  document_number: said(
    z.string(),
    ['Número', 'Number'],
    [
      'El número con el que se encontró, sin dígito de verificación',
      'The number under which it was found, without check digit',
    ],
  ),
  entity: said(
    registryEntity.nullable(),
    ['Matrícula principal', 'Main registration'],
    [
      'La activa más reciente; si no hay activas, la más reciente',
      'The newest active one; without an active one the newest',
    ],
  ),
  records: said(
    z.array(registryEntity),
    ['Matrículas', 'Registrations'],
    [
      'Todas las matrículas del número, primero las activas',
      'All registrations of the number, active ones first',
    ],
  ),
  establishments: said(
    z.array(establishment).nullable(),
    ['Establecimientos', 'Establishments'],
    [
      'Establecimientos, sucursales y agencias de esas matrículas, hasta 1.000',
      'Establishments, branches and agencies of those registrations, up to 1,000',
    ],
  ),
  has_more_establishments: said(
    z.boolean(),
    ['Hay más establecimientos', 'More establishments'],
    [
      'La fuente tiene más establecimientos que los de esta respuesta',
      'The source has more establishments than this answer',
    ],
  ),
  financial_statements: said(
    z.array(statement).nullable(),
    ['Estados financieros', 'Financial statements'],
    [
      'Por año, los más recientes primero; null si no está entre las empresas más grandes, las únicas cuyos estados son datos abiertos',
      'By year, newest first; null when it is not among the largest companies, whose statements alone are open data',
    ],
  ),
  renewal_history: said(
    z
      .array(
        z.strictObject({
          chamber: said(nullableText, ['Cámara de comercio', 'Chamber of commerce']),
          registration_number: said(nullableText, ['Matrícula', 'Registration number']),
          year: said(z.int().nullable(), ['Año renovado', 'Renewed year']),
          date: said(nullableDate, ['Fecha', 'Date']),
        }),
      )
      .nullable(),
    ['Renovaciones', 'Renewals'],
    [
      'La última renovación de cada matrícula; las anteriores no están en los datos abiertos. Null si no traen ninguna',
      'The last renewal of each registration; earlier ones are not in the open data. Null when they have none',
    ],
  ),
  related_parties: said(
    z.array(relatedParty).nullable(),
    ['Personas vinculadas', 'Related parties'],
    [
      'Los representantes legales; los demás vínculos no están en los datos abiertos',
      'The legal representatives; other ties are not in the open data',
    ],
  ),
  registry_notices: said(
    z.null(),
    ['Noticias del registro', 'Registry notices'],
    [
      'Sanciones, multas y cambios de nombre: ningún dato abierto los da',
      'Sanctions, fines and changes of name: no open data gives them',
    ],
  ),
  as_of: asOf,
  datasets: originsField,
});

export const entitySearch = z.strictObject({
  results: said(
    z.array(
      z.strictObject({
        ...entityFields,
        name_match: said(
          z.boolean(),
          ['Coincide el nombre', 'Name matches'],
          [
            'Todas las palabras están en la razón social o la sigla; si no, la fuente las halló en otro dato, como el representante legal',
            'All words are in the name or acronym; if not, the source found them elsewhere, such as in the legal representative',
          ],
        ),
      }),
    ),
    ['Matrículas', 'Registrations'],
    [
      'Matrículas de esta página, en el orden de la fuente',
      'Registrations of this page, in the order of the source',
    ],
  ),
  pagination: said(
    z.strictObject({
      page: said(z.int().min(1), ['Página', 'Page']),
      page_size: said(z.int().min(1), ['Por página', 'Per page']),
      has_more: said(
        z.boolean(),
        ['Hay más', 'Has more'],
        ['Hay una página siguiente', 'There is a next page'],
      ),
      total: said(
        z.int().min(0).nullable(),
        ['Total', 'Total'],
        [
          'Matrículas en total; null cuando contarlas excede a la fuente',
          'Registrations in total; null when counting them is too much for the source',
        ],
      ),
      total_pages: said(
        z.int().min(0).nullable(),
        ['Páginas', 'Pages'],
        ['Páginas en total; null sin el total', 'Pages in total; null without the total'],
      ),
    }),
    ['Páginas', 'Pages'],
    ['Páginas de la búsqueda', 'Paging of the search'],
  ),
  as_of: asOf,
  datasets: originsField,
});

type Entity = z.output<typeof registryEntity>;

/** What must not be overlooked of a registration: that it is not active. */
function statusNote({ status, status_code: code }: Entity): Digest['note'] {
  if (code === '01' || status === null) return null;
  return { es: `Matrícula ${status}`, en: `Registration ${status}` };
}

const columns = {
  place: { es: 'Cámara', en: 'Chamber' },
  date: { es: 'Renovación', en: 'Renewal' },
  count: { es: 'Matrículas', en: 'Registrations' },
};

const common = { country: 'CO', source: rues, servedFrom: 'live', access: 'api', columns } as const;
const anHour = 3600;

export const entityByNit = operation({
  ...common,
  id: 'rues_entity_by_nit',
  path: '/co/rues/entity-by-nit/v1',
  title: { es: 'Empresa por NIT', en: 'Company by NIT' },
  description: {
    es: 'Registro mercantil de una empresa o comerciante: matrículas, establecimientos, representante legal, última renovación y cifras de las más grandes.',
    en: 'Business register of a company or trader: registrations, establishments, legal representative, last renewal, and figures of the largest.',
  },
  request: z.strictObject({
    document_number: field(text({ min: 4, max: 15, pattern: /^\d{4,15}$/ }), {
      label: { es: 'NIT o cédula', en: 'NIT or identity card' },
      help: {
        es: 'De 4 a 15 dígitos, sin puntos ni dígito de verificación',
        en: '4 to 15 digits, without dots or check digit',
      },
      widget: 'nit',
    }),
  }),
  data: entityData,
  example: { document_number: '900000001' },
  cacheSeconds: anHour,
  subject: ({ document_number }) => document_number,
  digest: ({ entity, records }): Digest => ({
    found: entity !== null,
    title: entity?.name ?? null,
    place: entity?.chamber ?? null,
    date: entity?.renewal_date ?? null,
    count: records.length > 0 ? records.length : null,
    note: entity === null ? null : statusNote(entity),
    flags: [],
  }),
});

export const entitiesByName = operation({
  ...common,
  id: 'rues_entities_by_name',
  path: '/co/rues/entities-by-name/v1',
  title: { es: 'Empresas por nombre', en: 'Companies by name' },
  description: {
    es: 'Empresas y comerciantes cuyo registro mercantil tiene esas palabras, cada uno con su registro completo.',
    en: 'Companies and traders whose entry in the business register has these words, each with its full record.',
  },
  request: z.strictObject({
    name: field(text({ min: 3, max: 200, pattern: /\S/ }), {
      label: { es: 'Nombre o razón social', en: 'Name of the company or person' },
      help: {
        es: 'De 3 a 200 caracteres; todas las palabras deben estar en el registro',
        en: '3 to 200 characters; all words must be in the entry',
      },
    }),
    page: pageField,
  }),
  data: entitySearch,
  example: { name: 'ejemplo demostrativo' },
  cacheSeconds: anHour,
  subject: ({ name }) => name.trim(),
  digest: ({ results, pagination }): Digest => {
    const [first] = results;
    return {
      found: results.length > 0,
      title: first?.name ?? null,
      place: first?.chamber ?? null,
      date: first?.renewal_date ?? null,
      count: pagination.total ?? results.length,
      note:
        pagination.total === null && pagination.has_more
          ? { es: 'Hay más páginas', en: 'There are more pages' }
          : null,
      flags: [],
    };
  },
});

export const ruesOperations = [entitiesByName, entityByNit];
