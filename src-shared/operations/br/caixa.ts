import { z } from 'zod';
import { nullableDate, plain, plainText } from '../fields';
import { checkedAt, field, operation, text, type Source } from '../operation';
import { stateField } from './fields';

/** Caixa, Certificado de Regularidade do FGTS (facts of 2026-11-21: form and outcomes seen, labels of the certificate inferred). */
export const caixa: Source = {
  id: 'caixa',
  name: { es: 'Certificado de regularidad del FGTS (CRF)', en: 'Certificate of FGTS regularity (CRF)' },
  publisher: 'Caixa Econômica Federal',
  homepage: 'https://consulta-crf.caixa.gov.br/consultacrf/pages/consultaEmpregador.jsf',
  confidence: 'seen',
  notes: {
    es: 'De un empleador que no está regular la Caixa solo dice que no puede comprobarlo de forma automática: puede deber, o faltarle un dato. Los datos del certificado (número, validez, dirección) se leen por etiquetas inferidas; su historial no se lee. El captcha se muestra unas veces y otras no. La opción de la lista para el CEI es inferida. No se sabe si la página acepta ya un CNPJ con letras.',
    en: 'Of an employer who is not regular Caixa only says that it cannot verify it automatically: the employer may owe, or something may be missing. Number, validity and address of the certificate are read by inferred labels; its history is not read. The captcha is shown at times and not at others. The option of the list for a CEI is inferred. Whether the page already takes a CNPJ with letters is not known.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the labels of the certificate’s number, validity and address, and the page of its history',
    'which inscriptions and which check the page asks for now, and whether it takes a CNPJ with letters',
  ],
};

const regularityResults = ['regular', 'irregular'] as const;

export const caixaFgtsCertificate = operation({
  id: 'caixa_fgts_certificate',
  path: '/br/caixa/fgts-certificate/v1',
  country: 'BR',
  source: caixa,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'La consulta es pública. Si la página muestra un captcha, lo resuelve una persona; si consulta a un empleador que es persona natural, hágalo con una base legal, que queda registrada.',
      en: 'The lookup is public. Where the page shows a captcha, a person solves it; ask about an employer who is a natural person with a legal basis, which is recorded.',
    },
    terms: null,
  },
  title: { es: 'Regularidad del FGTS (Caixa, CRF)', en: 'FGTS regularity (Caixa, CRF)' },
  description: {
    es: 'Si un empleador está al día con el fondo de garantía de sus trabajadores (FGTS), según la Caixa.',
    en: 'Whether an employer is regular before the workers’ guarantee fund (FGTS), as Caixa says: regular or irregular.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    document: field(text({ min: 11, max: 20, pattern: /^[0-9A-Za-z./\- ]*$/ }), {
      label: { es: 'CNPJ, CEI o CPF', en: 'CNPJ, CEI or CPF' },
      help: {
        es: 'CNPJ (14, letras incluidas), CEI (12 dígitos) o CPF (11 dígitos) del empleador, con o sin puntos; en CNPJ y CPF se comprueban los dígitos verificadores',
        en: 'CNPJ (14, letters included), CEI (12 digits) or CPF (11 digits) of the employer, with or without points; the check digits of CNPJ and CPF are verified',
      },
    }),
    state: stateField,
  }),
  data: z.strictObject({
    found: field(z.boolean(), {
      label: { es: 'Empleador registrado', en: 'Registered employer' },
      help: {
        es: 'Falso cuando la Caixa dice que no conoce al empleador',
        en: 'False when Caixa says that it does not know the employer',
      },
    }),
    document: plain(z.string(), 'CNPJ, CEI o CPF consultado', 'CNPJ, CEI or CPF asked'),
    employer_name: plainText('Empleador', 'Employer'),
    result: field(z.enum(regularityResults).nullable(), {
      label: { es: 'Resultado', en: 'Result' },
      help: {
        es: 'null cuando el empleador no está registrado',
        en: 'null when the employer is not registered',
      },
      choices: {
        regular: { es: 'Regular', en: 'Regular' },
        irregular: { es: 'Sin comprobar', en: 'Not verified' },
      },
    }),
    message: plain(z.string(), 'Frase de la Caixa', 'Sentence of Caixa'),
    certificate_number: plainText('Número del certificado', 'Number of the certificate'),
    valid_from: plain(nullableDate, 'Válido desde', 'Valid from'),
    valid_until: plain(nullableDate, 'Válido hasta', 'Valid until'),
    address: plainText('Dirección', 'Address'),
    checked_at: checkedAt,
  }),
  example: { document: '11.444.777/0001-61' },
  patienceMs: 0,
  subject: ({ document }) => document,
  digest: (data) => ({
    found: data.result === 'irregular',
    unknown: !data.found,
    title: data.employer_name,
    place: null,
    date: data.valid_until ?? data.checked_at.slice(0, 10),
    count: null,
    note: !data.found
      ? {
          es: 'La Caixa no conoce a este empleador: no es constancia de que esté al día.',
          en: 'Caixa does not know this employer: that is no proof of being regular.',
        }
      : data.result === 'irregular'
        ? {
            es: 'La Caixa solo dice que no puede comprobar la regularidad de forma automática.',
            en: 'Caixa only says that it cannot verify the regularity automatically.',
          }
        : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Válido hasta o consultado', en: 'Valid until, or checked' },
    count: { es: 'Registros', en: 'Records' },
  },
});

export const caixaOperations = [caixaFgtsCertificate] as const;
