import { z } from 'zod';
import type { Text } from '../text';
import { field, text } from './operation';

/*
 * Fields that several official pages about a person share.
 */

/** What the kinds of documents are called. */
export const documentKinds = {
  CC: { es: 'Cédula de ciudadanía', en: 'Citizenship card (cédula)' },
  CE: { es: 'Cédula de extranjería', en: 'Foreigner card' },
  TI: { es: 'Tarjeta de identidad', en: 'Identity card of minors' },
  RC: { es: 'Registro civil', en: 'Civil registry (NUIP)' },
  PA: { es: 'Pasaporte', en: 'Passport' },
  PEP: { es: 'Permiso especial de permanencia', en: 'Special residence permit' },
  PPT: { es: 'Permiso por protección temporal', en: 'Temporary protection permit' },
  NIT: { es: 'NIT', en: 'NIT' },
} as const satisfies Record<string, Text>;

type Kind = keyof typeof documentKinds;

/** `document_type`, of the kinds that a page takes; CC unless given. */
export function documentType<const K extends readonly ['CC', ...Kind[]]>(types: K) {
  return field(z.enum(types).default('CC'), {
    label: { es: 'Tipo de documento', en: 'Document type' },
    help: { es: 'Tipo de documento de la persona', en: 'Kind of the person’s document' },
    choices: Object.fromEntries(types.map((type) => [type, documentKinds[type]])),
  });
}

/** `document_number`: letters and digits, without dots or blanks. */
export function documentNumber(limits: { min: number; max: number; pattern: RegExp }) {
  return field(text(limits), {
    label: { es: 'Número de documento', en: 'Document number' },
    help: {
      es: `De ${limits.min} a ${limits.max} letras o dígitos, sin puntos ni espacios`,
      en: `${limits.min} to ${limits.max} letters or digits, without dots or spaces`,
    },
  });
}

/** What every certificate about a person says. */
export const certificateFields = {
  document_type: field(z.string(), {
    label: { es: 'Tipo de documento', en: 'Document type' },
    help: { es: 'El tipo consultado', en: 'The kind that was asked' },
  }),
  document_number: field(z.string(), {
    label: { es: 'Número de documento', en: 'Document number' },
    help: { es: 'El número consultado', en: 'The number that was asked' },
  }),
  status: field(z.string(), {
    label: { es: 'Veredicto', en: 'Verdict' },
    help: { es: 'La frase de la fuente, literal', en: 'The sentence of the source, verbatim' },
  }),
  message: field(z.string(), {
    label: { es: 'Mensaje', en: 'Message' },
    help: { es: 'El texto completo de la fuente', en: 'The full text of the source' },
  }),
  checked_at: field(z.iso.datetime({ offset: true }), {
    label: { es: 'Consultado el', en: 'Checked at' },
    help: { es: 'Cuándo se leyó la respuesta', en: 'When the answer was read' },
  }),
} as const;

/** Words of the source that may be missing from its answer. */
export function words(label: Text, help: Text) {
  return field(z.string().nullable(), { label, help });
}

/** A day of the source that may be missing from its answer. */
export function day(label: Text, help: Text) {
  return field(z.iso.date().nullable(), { label, help });
}
