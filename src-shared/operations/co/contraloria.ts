import { z } from 'zod';
import { certificateFields, day, documentNumber, documentType, words } from '../assisted-fields';
import { field, operation, type Source } from '../operation';

/** Contraloría General de la República, SIBOR (facts of 2026-11-21: certificate and bulletin seen in working clients). */
export const contraloria: Source = {
  id: 'contraloria',
  name: { es: 'Responsabilidad fiscal (SIBOR)', en: 'Fiscal liability (SIBOR)' },
  publisher: 'Contraloría General de la República de Colombia',
  homepage: 'https://cfiscal.contraloria.gov.co/Certificados/CertificadoPersonaNatural.aspx',
  confidence: 'seen',
  notes: {
    es: 'Dos fuentes. El boletín trimestral de responsables fiscales (SIBOR) es una lista que se guarda aquí: tiene solo deudas sin pagar a su fecha de corte. El certificado es un PDF que la página entrega a una persona que resuelve el reCAPTCHA; se lee su texto. El servidor envía una cadena de certificados incompleta: si el navegador no la completa, la página no abre y así se dice. También la descarga del boletín puede fallar por eso: entonces se trae el PDF a mano. La dirección para personas jurídicas es inferida.',
    en: 'Two sources. The quarterly bulletin of fiscal responsibles (SIBOR) is a list that is kept here: it has only debts unpaid on its cut-off day. The certificate is a PDF that the page hands to a person who solves the reCAPTCHA; its text is read. The server sends an incomplete chain of certificates: where the browser does not complete it, the page does not open and says so. The download of the bulletin may fail for the same reason: its PDF is then brought by hand. The address for legal persons is inferred.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the page for legal persons (CertificadoPersonaJuridica.aspx), whose address is inferred',
    'that types beside CC stand in the list under the expected labels',
    'that the browser completes the chain of certificates, which the server sends without its intermediate',
    'where the satisfaction survey shows, before or after the certificate',
  ],
};

export const contraloriaDocumentTypes = ['CC', 'CE', 'TI', 'PA', 'NIT'] as const;

const asPrinted = { es: 'Como lo imprime el boletín', en: 'As the bulletin prints it' };
const printed = (es: string, en: string, help = asPrinted) => field(z.string(), { label: { es, en }, help });

const responsible = z.strictObject({
  name: printed('Responsable', 'Responsible'),
  document: printed('Documento', 'Document'),
  is_same_document_type: field(z.boolean(), {
    label: { es: 'Mismo tipo', en: 'Same kind' },
    help: {
      es: 'Falso cuando el número es de otro tipo de documento: puede ser otra persona',
      en: 'False when the number is of another kind of document: it may be somebody else',
    },
  }),
  affected_entity: printed('Entidad afectada', 'Affected entity'),
  liability_type: printed('Tipo (TR)', 'Kind (TR)', {
    es: 'Tipo de responsabilidad, con la sigla del boletín',
    en: 'Kind of liability, by the initials of the bulletin',
  }),
  count: field(z.int().min(0).nullable(), {
    label: { es: 'Cantidad (R)', en: 'Count (R)' },
    help: { es: 'Cuántas, según el boletín', en: 'How many, by the bulletin' },
  }),
  reporting_entity: printed('Ente que reporta', 'Reporting entity'),
  department: printed('Departamento', 'Department'),
  municipality: printed('Municipio', 'Municipality'),
});

const contraloriaSources = ['bulletin', 'certificate'] as const;

const sourceNames = {
  bulletin: { es: 'Boletín trimestral', en: 'Quarterly bulletin' },
  certificate: { es: 'Certificado, página oficial', en: 'Certificate, official page' },
};

export const contraloriaFiscalRecords = operation({
  id: 'contraloria_fiscal_records',
  path: '/co/contraloria/fiscal-records/v1',
  country: 'CO',
  source: contraloria,
  servedFrom: 'dataset',
  access: 'file',
  assisted: {
    words: {
      es: 'El boletín responde sin ayuda; para el certificado se abre la página oficial y usted resuelve el captcha. Consulte con autorización de la persona o con otra base legal, que queda registrada.',
      en: 'The bulletin answers by itself; for the certificate the official page opens and you solve the captcha. Ask with the person’s authorization or another legal basis, which is recorded.',
    },
    terms: null,
  },
  title: { es: 'Antecedentes fiscales (Contraloría)', en: 'Fiscal liability (Contraloría)' },
  description: {
    es: 'Si una persona o empresa está reportada como responsable fiscal: en el boletín trimestral o por su certificado oficial.',
    en: 'Whether a person or company is reported as fiscally liable: in the quarterly bulletin or by its official certificate.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    document_type: documentType(contraloriaDocumentTypes),
    document_number: documentNumber({ min: 3, max: 20, pattern: /^[0-9A-Za-z-]{3,20}$/ }),
    source: field(z.enum(contraloriaSources).default('bulletin'), {
      label: { es: 'Fuente', en: 'Source' },
      help: {
        es: 'El boletín responde al momento; el certificado pide su ayuda en la página oficial',
        en: 'The bulletin answers at once; the certificate needs your help on the official page',
      },
      choices: sourceNames,
    }),
  }),
  data: z.strictObject({
    document_type: certificateFields.document_type,
    document_number: certificateFields.document_number,
    source: field(z.enum(contraloriaSources), {
      label: { es: 'Fuente', en: 'Source' },
      help: { es: 'La que respondió', en: 'Which one answered' },
      choices: sourceNames,
    }),
    full_name: words(
      { es: 'Nombre', en: 'Name' },
      { es: 'El del boletín; null si no está en él', en: 'That of the bulletin; null if not in it' },
    ),
    has_records: field(z.boolean().nullable(), {
      label: { es: 'Responsable fiscal', en: 'Fiscally liable' },
      help: {
        es: 'Lo que la fuente declara; null si el boletín tiene el número solo con otro tipo de documento',
        en: 'What the source states; null when the bulletin has the number under another kind of document only',
      },
    }),
    status: words(
      { es: 'Veredicto', en: 'Verdict' },
      {
        es: 'La frase del certificado, literal; null con el boletín',
        en: 'The sentence of the certificate, verbatim; null with the bulletin',
      },
    ),
    message: words(
      { es: 'Mensaje', en: 'Message' },
      {
        es: 'El texto completo del certificado; null con el boletín',
        en: 'The full text of the certificate; null with the bulletin',
      },
    ),
    verification_code: field(z.string().nullable(), {
      label: { es: 'Código de verificación', en: 'Verification code' },
      help: { es: 'Código del certificado', en: 'Code of the certificate' },
    }),
    records: field(z.array(responsible).nullable(), {
      label: { es: 'Filas del boletín', en: 'Rows of the bulletin' },
      help: { es: 'null con el certificado', en: 'null with the certificate' },
    }),
    bulletin: field(
      z
        .strictObject({
          number: printed('Número', 'Number', { es: 'Número del boletín', en: 'Number of the bulletin' }),
          cutoff_date: field(z.iso.date(), {
            label: { es: 'Corte', en: 'Cut-off' },
            help: { es: 'Día hasta el que cuenta', en: 'Day up to which it counts' },
          }),
        })
        .nullable(),
      {
        label: { es: 'Boletín', en: 'Bulletin' },
        help: {
          es: 'El que respondió; null con el certificado',
          en: 'Which one answered; null with the certificate',
        },
      },
    ),
    as_of: day(
      { es: 'Datos al', en: 'Data of' },
      {
        es: 'Corte del boletín; null con el certificado',
        en: 'Cut-off of the bulletin; null with the certificate',
      },
    ),
    checked_at: field(certificateFields.checked_at, {
      label: { es: 'Consultado el', en: 'Checked at' },
      help: {
        es: 'Cuándo se leyó el certificado, o se trajo el boletín',
        en: 'When the certificate was read, or the bulletin fetched',
      },
    }),
  }),
  example: { document_type: 'CC', document_number: '10000002' },
  subject: (input) => `${input.document_type} ${input.document_number}`,
  digest: (data) => ({
    // A row of another kind of document is for a person to judge: it is not «no record».
    found: data.has_records === true || (data.records?.length ?? 0) > 0,
    title: data.full_name ?? data.status,
    place: data.records?.[0]?.affected_entity ?? null,
    date: data.as_of ?? data.checked_at.slice(0, 10),
    count: data.records?.length ?? null,
    note:
      data.has_records === null
        ? {
            es: 'El boletín tiene este número con otro tipo de documento: puede ser otra persona.',
            en: 'The bulletin has this number under another kind of document: it may be somebody else.',
          }
        : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Entidad afectada', en: 'Affected entity' },
    date: { es: 'Corte', en: 'Cut-off' },
    count: { es: 'Filas', en: 'Rows' },
  },
});

export const contraloriaOperations = [contraloriaFiscalRecords] as const;
