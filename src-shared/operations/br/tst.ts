import { z } from 'zod';
import { plain, plainText } from '../fields';
import { checkedAt, field, operation, type Source } from '../operation';
import { documentField } from './fields';

/** Tribunal Superior do Trabalho, CNDT (facts of 2026-11-21: flow and titles seen, list of a positive certificate inferred). */
export const tst: Source = {
  id: 'tst',
  name: {
    es: 'Certificado de deudas laborales (CNDT)',
    en: 'Certificate of labour debts (CNDT)',
  },
  publisher: 'Tribunal Superior do Trabalho',
  homepage: 'https://cndt-certidao.tst.jus.br/inicio.faces',
  pages: ['https://www.tst.jus.br'],
  confidence: 'seen',
  notes: {
    es: 'El certificado es un PDF que la página entrega a una persona que escribe el código de la imagen; se lee su texto. Que haya certificado no quiere decir que no haya deudas: lo dice su título. La lista de procesos de un certificado positivo es inferida: si no se reconoce, queda como no dada y se ve en el PDF. No se sabe si la página acepta ya un CNPJ con letras.',
    en: 'The certificate is a PDF that the page hands to a person who types the code of the picture; its text is read. That there is a certificate does not mean that there are no debts: its title says so. The list of cases of a positive certificate is inferred: where it is not recognised it stays as not given, and the PDF shows it. Whether the page already takes a CNPJ with letters is not known.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the list of cases in a positive certificate, and its marks',
    'whether the page takes a CNPJ with letters',
  ],
};

const labourResults = ['clear', 'debts', 'debts_secured'] as const;
export type LabourResult = (typeof labourResults)[number];

/** The titles of the certificates, each of which is a verdict. */
export const labourTitles: Readonly<Record<LabourResult, string>> = {
  debts_secured: 'CERTIDÃO POSITIVA DE DÉBITOS TRABALHISTAS COM EFEITO DE NEGATIVA',
  debts: 'CERTIDÃO POSITIVA DE DÉBITOS TRABALHISTAS',
  clear: 'CERTIDÃO NEGATIVA DE DÉBITOS TRABALHISTAS',
};

const labourProcess = z.strictObject({
  process_number: plain(z.string(), 'Número del proceso', 'Number of the case'),
  court: plainText('Tribunal', 'Court'),
  note: field(z.string().nullable(), {
    label: { es: 'Marca', en: 'Mark' },
    help: {
      es: 'Lo que el certificado señala del proceso, como deuda garantizada o suspendida, en sus palabras',
      en: 'What the certificate marks the case with, such as a secured or suspended debt, in its words',
    },
  }),
});

export const tstLabourCertificate = operation({
  id: 'tst_labour_certificate',
  path: '/br/tst/labour-certificate/v1',
  country: 'BR',
  source: tst,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'El certificado es público y gratuito. Quien lo pide escribe el código de la imagen; si consulta a una persona natural, hágalo con una base legal, que queda registrada.',
      en: 'The certificate is public and free. Who asks for it types the code of the picture; ask about a natural person with a legal basis, which is recorded.',
    },
    terms: 'https://www.tst.jus.br/certidao',
  },
  title: { es: 'Deudas laborales (TST, CNDT)', en: 'Labour debts (TST, CNDT)' },
  description: {
    es: 'Si una persona o empresa debe obligaciones laborales reconocidas en juicio, por su certificado oficial.',
    en: 'Whether a person or company owes labour obligations established in court, by its official certificate: clear, debts, or debts_secured.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({ document: documentField }),
  data: z.strictObject({
    document: plain(z.string(), 'CPF o CNPJ consultado', 'CPF or CNPJ asked'),
    holder_name: plain(z.string(), 'Nombre en el certificado', 'Name on the certificate'),
    result: field(z.enum(labourResults), {
      label: { es: 'Resultado', en: 'Result' },
      help: {
        es: 'Lo que dice el título del certificado',
        en: 'What the title of the certificate says',
      },
      choices: {
        clear: { es: 'Sin deudas', en: 'Clear' },
        debts: { es: 'Con deudas', en: 'Debts' },
        debts_secured: {
          es: 'Con deudas garantizadas o suspendidas',
          en: 'Debts, secured or suspended',
        },
      },
    }),
    certificate_number: plain(z.string(), 'Número del certificado', 'Number of the certificate'),
    issued_date: plain(z.iso.date(), 'Expedido el', 'Issued on'),
    issued_time: field(z.string().nullable(), {
      label: { es: 'Hora de expedición', en: 'Time of issue' },
      help: { es: 'hh:mm:ss, hora de Brasilia', en: 'hh:mm:ss, time of Brasília' },
    }),
    valid_until: plain(z.iso.date(), 'Válido hasta', 'Valid until'),
    processes: field(z.array(labourProcess).nullable(), {
      label: { es: 'Procesos', en: 'Cases' },
      help: {
        es: 'Los procesos que el certificado enumera; null cuando no se reconoce su lista',
        en: 'The cases that the certificate lists; null when its list is not recognised',
      },
    }),
    total_processes: field(z.int().min(0).nullable(), {
      label: { es: 'Total de procesos', en: 'Cases in total' },
      help: {
        es: 'El total que el certificado da; null cuando no lo da',
        en: 'The total that the certificate gives; null when it gives none',
      },
    }),
    pdf_ref: field(z.string(), {
      label: { es: 'PDF', en: 'PDF' },
      help: {
        es: 'sha256: y el resumen del PDF, con el que se encuentra en las evidencias',
        en: 'sha256: and the digest of the PDF, by which it is found in the evidence',
      },
    }),
    checked_at: checkedAt,
  }),
  example: { document: '529.982.247-25' },
  patienceMs: 0,
  subject: ({ document }) => document,
  digest: (data) => ({
    found: data.result !== 'clear',
    title: data.holder_name,
    place: null,
    date: data.issued_date,
    count: data.total_processes ?? data.processes?.length ?? null,
    note:
      data.result === 'debts_secured'
        ? {
            es: 'Las deudas están garantizadas o suspendidas: el certificado vale como negativo.',
            en: 'The debts are secured or suspended: the certificate has the effect of a clear one.',
          }
        : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Expedido el', en: 'Issued on' },
    count: { es: 'Procesos', en: 'Cases' },
  },
});

export const tstOperations = [tstLabourCertificate] as const;
