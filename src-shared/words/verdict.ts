import type { LookupRow } from '../lookup';
import type { Operation } from '../operations/operation';
import type { Text } from '../text';
import type { Verdict } from '../verdict';

/**
 * How a verdict looks. `found` and `nothing` split: where a record speaks against the person, *found* is adverse and
 * *nothing* is clear, unless the source does not even know the person; elsewhere both are neutral facts.
 */
export const verdictTones = [
  'adverse',
  'found',
  'clear',
  'nothing',
  'unknown',
  'silent',
  'yours',
  'not_asked',
] as const;
export type VerdictTone = (typeof verdictTones)[number];

/** The look of what a lookup came to. @param operation the lookup's own; undefined when it is known no more */
export function lookupTone(
  { verdict, digest }: Pick<LookupRow, 'verdict' | 'digest'>,
  operation: Operation | undefined | null,
): VerdictTone {
  if (verdict === 'nothing' && digest?.unknown === true) return 'unknown';
  return verdictTone(verdict, operation?.adverse ?? false);
}

/** The look of a verdict, given whether a record of the operation speaks against the person. */
export function verdictTone(verdict: Verdict, adverse: boolean): VerdictTone {
  if (verdict === 'found') return adverse ? 'adverse' : 'found';
  if (verdict === 'nothing') return adverse ? 'clear' : 'nothing';
  return verdict;
}

export const toneWords: Readonly<Record<VerdictTone, Text>> = {
  adverse: { es: 'Con hallazgos', en: 'Adverse records' },
  found: { es: 'Con registros', en: 'Records found' },
  clear: { es: 'Sin registros', en: 'No records' },
  nothing: { es: 'Sin registros', en: 'No records' },
  unknown: { es: 'No figura', en: 'Not on file' },
  silent: { es: 'Sin respuesta', en: 'No answer' },
  yours: { es: 'Pendiente de usted', en: 'Waiting for you' },
  not_asked: { es: 'No consultado', en: 'Not asked' },
};

/** The word of a verdict; everywhere the same. */
export function verdictWord(verdict: Verdict, adverse: boolean): Text {
  return toneWords[verdictTone(verdict, adverse)];
}

/** What each verdict does and does not say, for legends and hovers. */
export const toneMeanings: Readonly<Record<VerdictTone, Text>> = {
  adverse: {
    es: 'Una fuente de sanciones, deudas o antecedentes respondió y hay registros.',
    en: 'A source of sanctions, debts or criminal records answered and there are records.',
  },
  found: {
    es: 'La fuente respondió y hay registros.',
    en: 'The source answered and there are records.',
  },
  clear: {
    es: 'Una fuente de sanciones, deudas o antecedentes respondió en su totalidad y no hay registros.',
    en: 'A source of sanctions, debts or criminal records answered in full and there are no records.',
  },
  nothing: {
    es: 'La fuente respondió en su totalidad y no hay registros.',
    en: 'The source answered in full and there are no records.',
  },
  unknown: {
    es: 'La fuente respondió que no conoce a quien se consultó. No dice nada a favor ni en contra.',
    en: 'The source answered that it does not know whom it was asked about. It says nothing for or against.',
  },
  silent: {
    es: 'Se preguntó y la fuente no entregó una respuesta utilizable. No significa que no existan registros.',
    en: 'The source was asked and gave no usable answer. This does not mean that there are no records.',
  },
  yours: {
    es: 'Falta lo que solo una persona puede dar: su intervención, una credencial o una consulta más precisa.',
    en: 'It lacks what only a person can give: their part, a credential or a more precise question.',
  },
  not_asked: {
    es: 'No se preguntó a la fuente.',
    en: 'The source was not asked.',
  },
};
