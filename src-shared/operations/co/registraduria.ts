import { z } from 'zod';
import { checkedAt, field, operation, text, type Digest, type Source } from '../operation';

export const registraduria: Source = {
  id: 'registraduria',
  name: { es: 'Vigencia de la cédula', en: 'Validity of the identity card' },
  publisher: 'Registraduría Nacional del Estado Civil',
  homepage: 'https://defunciones.registraduria.gov.co',
  confidence: 'seen',
  notes: {
    es: 'La fuente solo dice si la cédula está vigente o cancelada, y por qué; no da el nombre ni la fecha de la muerte, y una muerte sin registrar no aparece. Una cancelación por otra causa no dice si la persona vive. El formato de la fecha que acompaña la respuesta no se ha visto: se muestra solo si se reconoce.',
    en: 'The source only says whether the card is valid or cancelled, and why; it gives neither name nor date of death, and a death that was not registered does not show. A cancellation for another cause does not say whether the person is alive. The format of the date beside the answer has not been seen: it is shown only when it is recognised.',
  },
  factsOf: '2026-11-21',
};

const documentNumberField = field(text({ min: 5, max: 12, pattern: /^[1-9]\d{4,11}$/ }), {
  label: { es: 'Número de cédula', en: 'Identity card number' },
  help: {
    es: 'De 5 a 12 dígitos sin puntos; no empieza por cero',
    en: '5 to 12 digits without dots; does not begin with zero',
  },
  widget: 'cedula',
});

const request = z.strictObject({ document_number: documentNumberField });

const documentNumber = field(z.string(), {
  label: { es: 'Cédula', en: 'Identity card' },
  help: { es: 'Número consultado', en: 'The number asked for' },
});
const found = field(z.boolean(), {
  label: { es: 'En el registro', en: 'In the registry' },
  help: {
    es: 'El número está en el registro; false cuando la Registraduría dice que la cédula no existe',
    en: 'The number is in the registry; false when the registry says that the card does not exist',
  },
});
const status = field(z.enum(['ALIVE', 'DECEASED']).nullable(), {
  label: { es: 'Estado vital', en: 'Vital status' },
  help: {
    es: 'ALIVE con la cédula vigente, DECEASED con la cédula cancelada por muerte; null cuando la Registraduría no dice ni lo uno ni lo otro',
    en: 'ALIVE when the card is valid, DECEASED when it was cancelled by death; null when the registry says neither',
  },
  choices: { ALIVE: { es: 'Vivo', en: 'Alive' }, DECEASED: { es: 'Fallecido', en: 'Deceased' } },
});
const registryStatus = field(z.string(), {
  label: { es: 'Dice la Registraduría', en: 'The registry says' },
  help: { es: 'Las palabras de la Registraduría', en: 'The words of the registry' },
});
const queriedOn = field(z.iso.date().nullable(), {
  label: { es: 'Fecha de la respuesta', en: 'Date of the answer' },
  help: {
    es: 'La fecha que la fuente pone junto a su respuesta; no es la de la muerte',
    en: 'The date that the source puts beside its answer; not the date of death',
  },
});

export const vitalStatusData = z.strictObject({
  document_number: documentNumber,
  found,
  status,
  registry_status: registryStatus,
  queried_on: queriedOn,
  checked_at: checkedAt,
});

const deathStatusData = z.strictObject({
  document_number: documentNumber,
  found,
  is_deceased: field(z.boolean().nullable(), {
    label: { es: 'Fallecida', en: 'Deceased' },
    help: {
      es: 'true con la cédula cancelada por muerte, false con la cédula vigente; null cuando no se sabe',
      en: 'true when the card was cancelled by death, false when it is valid; null when it is not known',
    },
  }),
  status,
  registry_status: registryStatus,
  queried_on: queriedOn,
  checked_at: checkedAt,
});

type VitalStatus = z.output<typeof vitalStatusData>;

function digest({
  found: isFound,
  status: vital,
  registry_status: title,
  queried_on: date,
}: Omit<VitalStatus, 'document_number' | 'checked_at'>): Digest {
  return {
    found: isFound,
    title,
    place: null,
    date,
    count: null,
    note: isFound ? note(vital) : null,
    flags: [],
  };
}

function note(vital: VitalStatus['status']): Digest['note'] {
  if (vital === 'ALIVE') return null;
  return vital === 'DECEASED'
    ? { es: 'Cédula cancelada por muerte', en: 'Card cancelled by death' }
    : {
        es: 'Cédula cancelada por otra causa: la fuente no dice si la persona vive',
        en: 'Card cancelled for another cause: the source does not say whether the person is alive',
      };
}

const common = {
  country: 'CO',
  source: registraduria,
  servedFrom: 'live',
  access: 'api',
  concernsPersons: true,
  request,
  example: { document_number: '10000001' },
  cacheSeconds: 300,
  subject: (input: z.output<typeof request>) => `CC ${input.document_number}`,
  digest,
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Fecha de la respuesta', en: 'Date of the answer' },
    count: { es: 'Registros', en: 'Records' },
  },
} as const;

export const vitalStatus = operation({
  ...common,
  id: 'registraduria_vital_status',
  path: '/co/registraduria/vital-status/v1',
  title: { es: 'Estado vital por cédula', en: 'Vital status by identity card' },
  description: {
    es: 'Dice si la cédula está vigente o cancelada por muerte, con las palabras de la Registraduría.',
    en: 'Tells whether an identity card is valid or was cancelled by death, in the words of the registry.',
  },
  data: vitalStatusData,
});

export const deathStatusLookup = operation({
  ...common,
  id: 'registraduria_death_status_lookup',
  path: '/co/registraduria/death-status/lookup/v1',
  title: { es: 'Fallecimiento por cédula', en: 'Death status by identity card' },
  description: {
    es: 'Dice si la cédula fue cancelada por muerte. La misma fuente que «Estado vital por cédula».',
    en: 'Tells whether an identity card was cancelled by death. The same source as “Vital status by identity card”.',
  },
  data: deathStatusData,
});

export const registraduriaOperations = [vitalStatus, deathStatusLookup];
