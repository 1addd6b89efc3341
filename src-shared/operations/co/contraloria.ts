import { z } from 'zod';
import { certificateFields, documentNumber, documentType } from '../assisted-fields';
import { field, operation, type Source } from '../operation';

/** Contraloría General de la República, SIBOR (facts of 2026-11-21: seen in working clients). */
export const contraloria: Source = {
  id: 'contraloria',
  name: { es: 'Certificado de antecedentes fiscales', en: 'Certificate of fiscal liability' },
  publisher: 'Contraloría General de la República de Colombia',
  homepage: 'https://cfiscal.contraloria.gov.co/Certificados/CertificadoPersonaNatural.aspx',
  confidence: 'seen',
  notes: {
    es: 'El certificado es un PDF que la página entrega a una persona que resuelve el reCAPTCHA; se lee su texto. El servidor envía una cadena de certificados incompleta: si el navegador no la completa, la página no abre y así se dice. La dirección para personas jurídicas es inferida. El boletín trimestral en PDF no se consulta todavía.',
    en: 'The certificate is a PDF that the page hands to a person who solves the reCAPTCHA; its text is read. The server sends an incomplete chain of certificates: where the browser does not complete it, the page does not open and says so. The address for legal persons is inferred. The quarterly bulletin in PDF is not asked yet.',
  },
  factsOf: '2026-11-21',
};

export const contraloriaDocumentTypes = ['CC', 'CE', 'TI', 'PA', 'NIT'] as const;

export const contraloriaFiscalRecords = operation({
  id: 'contraloria_fiscal_records',
  path: '/co/contraloria/fiscal-records/v1',
  country: 'CO',
  source: contraloria,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'Consulte con autorización de la persona o con otra base legal, que queda registrada.',
      en: 'Ask with the person’s authorization or another legal basis, which is recorded.',
    },
    terms: null,
  },
  title: { es: 'Antecedentes fiscales (Contraloría)', en: 'Fiscal liability (Contraloría)' },
  description: {
    es: 'Si una persona o empresa está reportada como responsable fiscal, por su certificado oficial.',
    en: 'Whether a person or company is reported as fiscally liable, by its official certificate.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    document_type: documentType(contraloriaDocumentTypes),
    document_number: documentNumber({ min: 3, max: 20, pattern: /^[0-9A-Za-z-]{3,20}$/ }),
  }),
  data: z.strictObject({
    ...certificateFields,
    has_records: field(z.boolean(), {
      label: { es: 'Responsable fiscal', en: 'Fiscally liable' },
      help: { es: 'Lo que el certificado declara', en: 'What the certificate states' },
    }),
    verification_code: field(z.string().nullable(), {
      label: { es: 'Código de verificación', en: 'Verification code' },
      help: { es: 'Código del certificado', en: 'Code of the certificate' },
    }),
  }),
  example: { document_type: 'CC', document_number: '10000002' },
  patienceMs: 0,
  subject: (input) => `${input.document_type} ${input.document_number}`,
  digest: (data) => ({
    found: data.has_records,
    title: data.status,
    place: null,
    date: data.checked_at.slice(0, 10),
    count: null,
    note: null,
    flags: [],
  }),
});

export const contraloriaOperations = [contraloriaFiscalRecords] as const;
