import type { Text } from '@shared/text';

/** Heads that several sheets share. */
export const words = {
  asked: { es: 'Consultado', en: 'Looked up' },
  outcome: { es: 'Resultado', en: 'Outcome' },
  title: { es: 'Descripción', en: 'Description' },
  date: { es: 'Fecha', en: 'Date' },
  decidedAt: { es: 'Decidido el', en: 'Decided on' },
} as const satisfies Record<string, Text>;
