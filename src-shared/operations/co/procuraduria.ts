import { z } from 'zod';
import type { Text } from '../../text';
import { certificateFields, day, documentNumber, documentType, words } from '../assisted-fields';
import { field, operation, type Source } from '../operation';
import { appToken } from './datos-abiertos';

/**
 * Procuraduría General de la Nación, SIRI (facts of 2026-11-21: page and data set seen in working clients; the words of a
 * record on the page are inferred).
 */
export const procuraduria: Source = {
  id: 'procuraduria',
  name: { es: 'Consulta de antecedentes disciplinarios', en: 'Check of disciplinary records' },
  publisher: 'Procuraduría General de la Nación de Colombia',
  homepage: 'https://apps.procuraduria.gov.co/webcert/inicio.aspx',
  pages: ['https://www.datos.gov.co'],
  confidence: 'seen',
  notes: {
    es: 'Dos fuentes. SIRI es el conjunto abierto de sanciones certificables (datos.gov.co, personas naturales): no dice si una sanción está vigente; el fin y la vigencia se calculan aquí con la fecha de efectos y la duración, y un mismo número de otro tipo de documento se muestra aparte. El certificado lo da la página oficial, que hace una pregunta que responde una persona; la frase de quien no registra sanciones se conoce, la de quien las registra es inferida, y cualquier otra se muestra como cambiada. La Ley 1238 de 2008 prevé su consulta por empleadores.',
    en: 'Two sources. SIRI is the open data set of certifiable sanctions (datos.gov.co, natural persons): it does not say whether one is in force; end and force are worked out here from day of effect and duration, and the same number of another kind of document is shown apart. The certificate comes from the official page, which asks a question that a person answers; the sentence of who has no sanctions is known, that of who has is inferred, and any other is shown as changed. Law 1238 of 2008 foresees that employers ask.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the words of a certificate that registers sanctions: only that of a clear one was seen',
    'that types beside CC, NIT and PA stand in the list under the expected labels',
    'how the page words a wrong answer to its question, and whether it asks another kind of question',
  ],
  credentials: [appToken],
};

export const procuraduriaDocumentTypes = ['CC', 'CE', 'NIT', 'PA', 'PEP'] as const;

const asShown = { es: 'Como lo dice la fuente', en: 'As the source says it' };
const length = (es: string, en: string) =>
  field(z.int().min(0).nullable(), {
    label: { es, en },
    help: {
      es: 'Duración de la sanción; null si no la dice',
      en: 'Duration of the sanction; null if not said',
    },
  });

const sanction = z.strictObject({
  siri_number: words({ es: 'SIRI', en: 'SIRI' }, { es: 'Número de registro', en: 'Number of the record' }),
  full_name: words({ es: 'Nombre', en: 'Name' }, asShown),
  document_type: words({ es: 'Tipo de documento', en: 'Document type' }, asShown),
  is_same_document_type: field(z.boolean(), {
    label: { es: 'Mismo tipo', en: 'Same kind' },
    help: {
      es: 'Falso cuando el número es de otro tipo de documento: puede ser otra persona',
      en: 'False when the number is of another kind of document: it may be somebody else',
    },
  }),
  disqualification_type: words({ es: 'Clase', en: 'Kind' }, asShown),
  person_capacity: words({ es: 'Calidad', en: 'Capacity' }, asShown),
  position: words({ es: 'Cargo', en: 'Position' }, asShown),
  entity: words({ es: 'Entidad', en: 'Entity' }, asShown),
  department: words({ es: 'Departamento de los hechos', en: 'Department of the facts' }, asShown),
  sanctions: words({ es: 'Sanción', en: 'Sanction' }, asShown),
  duration_years: length('Años', 'Years'),
  duration_months: length('Meses', 'Months'),
  duration_days: length('Días', 'Days'),
  effective_date: day({ es: 'Efectos desde', en: 'Effective on' }, asShown),
  end_date: day(
    { es: 'Fin calculado', en: 'Reckoned end' },
    {
      es: 'Efectos más duración, calculado aquí; null sin duración',
      en: 'Day of effect and duration, worked out here; null without duration',
    },
  ),
  in_force: field(z.boolean().nullable(), {
    label: { es: 'Vigente', en: 'In force' },
    help: {
      es: 'Calculado aquí con el fin y el día de la consulta; null sin duración',
      en: 'Worked out here from the end and the day of the lookup; null without duration',
    },
  }),
  authority: words({ es: 'Autoridad', en: 'Authority' }, asShown),
  ruling: words({ es: 'Providencia', en: 'Ruling' }, asShown),
  process_number: words({ es: 'Proceso', en: 'Case' }, asShown),
});

const procuraduriaSources = ['siri', 'certificate'] as const;

const sourceNames = {
  siri: { es: 'SIRI, datos abiertos', en: 'SIRI, open data' },
  certificate: { es: 'Certificado, página oficial', en: 'Certificate, official page' },
};

export const procuraduriaDisciplinaryRecords = operation({
  id: 'procuraduria_disciplinary_records',
  path: '/co/procuraduria/disciplinary-records/v1',
  country: 'CO',
  source: procuraduria,
  servedFrom: 'live',
  access: 'api',
  assisted: {
    words: {
      es: 'SIRI responde sin ayuda; para el certificado se abre la página oficial y usted responde su pregunta. La ley prevé esta consulta para entidades y empleadores (Ley 1238 de 2008); la finalidad y la base legal quedan registradas.',
      en: 'SIRI answers by itself; for the certificate the official page opens and you answer its question. The law foresees that public bodies and employers ask (Law 1238 of 2008); purpose and legal basis are recorded.',
    },
    terms: null,
  },
  title: { es: 'Antecedentes disciplinarios (Procuraduría)', en: 'Disciplinary records (Procuraduría)' },
  description: {
    es: 'Sanciones disciplinarias de una persona: las de SIRI, en datos abiertos, o el certificado de la página oficial.',
    en: 'A person’s disciplinary sanctions: those of SIRI, as open data, or the certificate of the official page.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    document_type: documentType(procuraduriaDocumentTypes),
    document_number: documentNumber({ min: 3, max: 15, pattern: /^[0-9A-Za-z]{3,15}$/ }),
    source: field(z.enum(procuraduriaSources).default('siri'), {
      label: { es: 'Fuente', en: 'Source' },
      help: {
        es: 'SIRI responde al momento, de personas naturales; el certificado pide su ayuda en la página oficial',
        en: 'SIRI answers at once, about natural persons; the certificate needs your help on the official page',
      },
      choices: sourceNames,
    }),
  }),
  data: z.strictObject({
    document_type: certificateFields.document_type,
    document_number: certificateFields.document_number,
    checked_at: certificateFields.checked_at,
    source: field(z.enum(procuraduriaSources), {
      label: { es: 'Fuente', en: 'Source' },
      help: { es: 'La que respondió', en: 'Which one answered' },
      choices: sourceNames,
    }),
    status: words(
      { es: 'Veredicto', en: 'Verdict' },
      {
        es: 'La frase del certificado, literal; null con SIRI',
        en: 'The sentence of the certificate, verbatim; null with SIRI',
      },
    ),
    message: words(
      { es: 'Mensaje', en: 'Message' },
      {
        es: 'El texto completo del certificado; null con SIRI',
        en: 'The full text of the certificate; null with SIRI',
      },
    ),
    found: field(z.boolean(), {
      label: { es: 'Registrado', en: 'Registered' },
      help: {
        es: 'Falso cuando la fuente dice que el número no está en su sistema, o SIRI no tiene filas de él',
        en: 'False when the source says that the number is not in its system, or SIRI has no rows of it',
      },
    }),
    full_name: field(z.string().nullable(), {
      label: { es: 'Nombre', en: 'Name' },
      help: {
        es: 'Como lo muestra la fuente; null si no lo dice',
        en: 'As the source shows it; null if it does not',
      },
    }),
    has_records: field(z.boolean().nullable(), {
      label: { es: 'Con sanciones o inhabilidades', en: 'Sanctions or disqualifications' },
      help: {
        es: 'null cuando el número no está registrado, o SIRI solo lo tiene con otro tipo de documento',
        en: 'null when the number is not registered, or SIRI has it under another kind of document only',
      },
    }),
    records: field(z.array(sanction).nullable(), {
      label: { es: 'Sanciones', en: 'Sanctions' },
      help: {
        es: 'Las filas de SIRI; null con el certificado',
        en: 'The rows of SIRI; null with the certificate',
      },
    }),
    as_of: day(
      { es: 'Datos al', en: 'Data of' },
      {
        es: 'Día en que se escribió el conjunto SIRI; null con el certificado o si no lo dice',
        en: 'Day on which the SIRI data set was written; null with the certificate or if not said',
      },
    ),
  }),
  example: { document_type: 'CC', document_number: '10000002' },
  subject: (input) => `${input.document_type} ${input.document_number}`,
  digest: (data) => ({
    // A row of another kind of document is for a person to judge: it is not «no record».
    found: data.has_records === true || (data.records?.length ?? 0) > 0,
    unknown: data.source === 'certificate' && !data.found,
    title: data.full_name,
    place: data.records?.[0]?.entity ?? null,
    date: data.records?.[0]?.effective_date ?? data.checked_at.slice(0, 10),
    count: data.records?.length ?? null,
    note: noteOf(data),
    flags: [],
  }),
  columns: {
    place: { es: 'Entidad', en: 'Entity' },
    date: { es: 'Fecha', en: 'Date' },
    count: { es: 'Sanciones', en: 'Sanctions' },
  },
});

interface Answered {
  readonly source: (typeof procuraduriaSources)[number];
  readonly found: boolean;
  readonly has_records: boolean | null;
}

function noteOf({ source, found, has_records }: Answered): Text | null {
  if (source === 'certificate')
    return found
      ? null
      : {
          es: 'El número no está registrado en el sistema de la Procuraduría.',
          en: 'The number is not registered in the system of the Procuraduría.',
        };
  return found && has_records === null
    ? {
        es: 'SIRI tiene este número con otro tipo de documento: puede ser otra persona.',
        en: 'SIRI has this number under another kind of document: it may be somebody else.',
      }
    : null;
}

export const procuraduriaOperations = [procuraduriaDisciplinaryRecords] as const;
