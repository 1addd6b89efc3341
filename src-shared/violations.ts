import type { Violation } from './errors';
import type { Language, Text } from './text';

/** The numbers and names that a rule is about, such as the `limit` of `maxLength`. */
export type RuleParams = Readonly<Record<string, string | number | readonly string[]>>;

const types: Readonly<Record<string, Text>> = {
  string: { es: 'un texto', en: 'a string' },
  number: { es: 'un número', en: 'a number' },
  int: { es: 'un número entero', en: 'an integer' },
  boolean: { es: 'verdadero o falso', en: 'true or false' },
  array: { es: 'una lista', en: 'an array' },
  object: { es: 'un objeto', en: 'an object' },
};

type Words = (params: RuleParams) => Text;

const rules: Readonly<Record<string, Words>> = {
  required: () => ({ es: 'Falta este dato.', en: 'This value is required.' }),
  type: ({ expected }) => {
    const type = types[String(expected)] ?? { es: String(expected), en: String(expected) };
    return { es: `Debe ser ${type.es}.`, en: `Must be ${type.en}.` };
  },
  minLength: ({ limit }) => ({
    es: `Debe tener al menos ${counted(limit, 'carácter', 'caracteres')}.`,
    en: `Must have at least ${counted(limit, 'character', 'characters')}.`,
  }),
  maxLength: ({ limit }) => ({
    es: `Puede tener como máximo ${counted(limit, 'carácter', 'caracteres')}.`,
    en: `May have at most ${counted(limit, 'character', 'characters')}.`,
  }),
  minItems: ({ limit }) => ({
    es: `Debe tener al menos ${counted(limit, 'elemento', 'elementos')}.`,
    en: `Must have at least ${counted(limit, 'item', 'items')}.`,
  }),
  maxItems: ({ limit }) => ({
    es: `Puede tener como máximo ${counted(limit, 'elemento', 'elementos')}.`,
    en: `May have at most ${counted(limit, 'item', 'items')}.`,
  }),
  minimum: ({ limit }) => ({ es: `Debe ser ${limit} o mayor.`, en: `Must be ${limit} or more.` }),
  maximum: ({ limit }) => ({ es: `Debe ser ${limit} o menor.`, en: `Must be ${limit} or less.` }),
  exclusiveMinimum: ({ limit }) => ({
    es: `Debe ser mayor que ${limit}.`,
    en: `Must be more than ${limit}.`,
  }),
  exclusiveMaximum: ({ limit }) => ({
    es: `Debe ser menor que ${limit}.`,
    en: `Must be less than ${limit}.`,
  }),
  multipleOf: ({ divisor }) => ({
    es: `Debe ser múltiplo de ${divisor}.`,
    en: `Must be a multiple of ${divisor}.`,
  }),
  pattern: ({ pattern }) => ({
    es: `No tiene la forma esperada (${pattern}).`,
    en: `Does not have the expected form (${pattern}).`,
  }),
  format: ({ format }) => ({ es: `No es un valor de tipo ${format}.`, en: `Is not a valid ${format}.` }),
  enum: ({ values }) => {
    const list = Array.isArray(values) ? values.map((value) => `«${value}»`).join(', ') : '';
    return { es: `Debe ser uno de estos valores: ${list}.`, en: `Must be one of ${list}.` };
  },
  dependentRequired: ({ other }) => ({
    es: `Falta este dato, que va junto con «${other}».`,
    en: `This value is required together with “${other}”.`,
  }),
  anyRequired: ({ names }) => {
    const list = Array.isArray(names) ? names.map((name) => `«${name}»`).join(', ') : '';
    return { es: `Indique al menos uno de estos datos: ${list}.`, en: `Give at least one of ${list}.` };
  },
  notWith: ({ other, value }) => ({
    es: `No se puede usar con «${other}: ${value}».`,
    en: `Cannot be used with “${other}: ${value}”.`,
  }),
  notBelow: ({ other }) => ({
    es: `Es anterior o menor que «${other}»: nada puede cumplir los dos.`,
    en: `Is before or below “${other}”: nothing can satisfy both.`,
  }),
  otherKind: ({ kinds }) => {
    const list = Array.isArray(kinds) ? kinds.join(', ') : '';
    return {
      es: `Es el identificador de otra clase de registro; aquí se buscan los que empiezan por ${list}.`,
      en: `Is the identifier of another kind of record; those looked for here begin with ${list}.`,
    };
  },
  brazilianDocument: () => ({
    es: 'No es un CPF, un CNPJ ni las 8 primeras posiciones de un CNPJ; revise los dígitos verificadores.',
    en: 'Is no CPF, no CNPJ and not the first 8 positions of a CNPJ; check the check digits.',
  }),
  ruc: () => ({
    es: 'No es un RUC: el último dígito no corresponde a los demás.',
    en: 'Is no RUC: its last digit does not go with the others.',
  }),
  dni: () => ({ es: 'Un DNI tiene 8 dígitos.', en: 'A DNI has 8 digits.' }),
  additionalProperties: () => ({
    es: 'Esta operación no conoce este dato.',
    en: 'This operation does not know this property.',
  }),
};

function counted(limit: RuleParams[string] | undefined, one: string, many: string): string {
  return `${limit} ${limit === 1 ? one : many}`;
}

/**
 * What a person reads about a broken rule.
 * @param rule a keyword of JSON Schema
 * @returns undefined for a rule that has no words of its own here
 */
export function ruleWords(rule: string, params: RuleParams): Text | undefined {
  return Object.hasOwn(rules, rule) ? rules[rule]?.(params) : undefined;
}

/** The message of a violation in the reader's language; as it was made when its rule has no words. */
export function violationMessage({ rule, params, message }: Violation, language: Language): string {
  return ruleWords(rule, params ?? {})?.[language] ?? message;
}
