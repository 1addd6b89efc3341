import { z } from 'zod';
import { certificateFields, documentNumber, documentType } from '../assisted-fields';
import { field, operation, type Source } from '../operation';

/** Procuraduría General de la Nación, SIRI (facts of 2026-11-21: seen in working clients; the words of a record are inferred). */
export const procuraduria: Source = {
  id: 'procuraduria',
  name: { es: 'Consulta de antecedentes disciplinarios', en: 'Check of disciplinary records' },
  publisher: 'Procuraduría General de la Nación de Colombia',
  homepage: 'https://apps.procuraduria.gov.co/webcert/inicio.aspx',
  confidence: 'seen',
  notes: {
    es: 'La página hace una pregunta que responde una persona. La frase de quien no registra sanciones se conoce; la de quien las registra es inferida, y cualquier otra se muestra como cambiada. La Ley 1238 de 2008 prevé su consulta por empleadores. El conjunto abierto de sanciones (SIRI) no se consulta todavía.',
    en: 'The page asks a question that a person answers. The sentence of who has no sanctions is known; that of who has is inferred, and any other is shown as changed. Law 1238 of 2008 foresees that employers ask. The open data set of sanctions (SIRI) is not asked yet.',
  },
  factsOf: '2026-11-21',
};

export const procuraduriaDocumentTypes = ['CC', 'CE', 'NIT', 'PA', 'PEP'] as const;

export const procuraduriaDisciplinaryRecords = operation({
  id: 'procuraduria_disciplinary_records',
  path: '/co/procuraduria/disciplinary-records/v1',
  country: 'CO',
  source: procuraduria,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'La ley prevé esta consulta para entidades y empleadores (Ley 1238 de 2008). La finalidad y la base legal quedan registradas.',
      en: 'The law foresees that public bodies and employers ask (Law 1238 of 2008). Purpose and legal basis are recorded.',
    },
    terms: null,
  },
  title: { es: 'Antecedentes disciplinarios (Procuraduría)', en: 'Disciplinary records (Procuraduría)' },
  description: {
    es: 'Si una persona registra sanciones o inhabilidades vigentes, en la página oficial.',
    en: 'Whether a person has sanctions or disqualifications in force, on the official page.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    document_type: documentType(procuraduriaDocumentTypes),
    document_number: documentNumber({ min: 3, max: 15, pattern: /^[0-9A-Za-z]{3,15}$/ }),
  }),
  data: z.strictObject({
    ...certificateFields,
    found: field(z.boolean(), {
      label: { es: 'Registrado', en: 'Registered' },
      help: {
        es: 'Falso cuando la fuente dice que el número no está en su sistema',
        en: 'False when the source says that the number is not in its system',
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
      help: { es: 'null cuando el número no está registrado', en: 'null when the number is not registered' },
    }),
  }),
  example: { document_type: 'CC', document_number: '10000002' },
  patienceMs: 0,
  subject: (input) => `${input.document_type} ${input.document_number}`,
  digest: (data) => ({
    found: data.has_records === true,
    title: data.full_name,
    place: null,
    date: data.checked_at.slice(0, 10),
    count: null,
    note: data.found
      ? null
      : {
          es: 'El número no está registrado en el sistema de la Procuraduría.',
          en: 'The number is not registered in the system of the Procuraduría.',
        },
    flags: [],
  }),
});

export const procuraduriaOperations = [procuraduriaDisciplinaryRecords] as const;
