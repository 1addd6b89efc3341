import type { Identifier, IdentifierKind } from '@shared/dossier';
import type { Text } from '@shared/text';
import { parseCedula, parseDocument, parseNit, type IdentifierProblem } from '@shared/vocabulary/identifiers';
import { identifierWrong } from './failures';

const cedulaRule: Text = {
  es: 'una cédula tiene de 5 a 10 dígitos y no empieza por cero',
  en: 'a cédula has 5 to 10 digits and does not begin with zero',
};
const nitRule: Text = {
  es: 'un NIT tiene hasta 10 dígitos y su dígito de verificación',
  en: 'a NIT has up to 10 digits and its check digit',
};

const problems: Readonly<Record<IdentifierProblem, (rule: Text) => Text>> = {
  empty: () => ({ es: 'falta el número.', en: 'the number is missing.' }),
  characters: (rule) => ({ es: `solo admite dígitos; ${rule.es}.`, en: `digits only; ${rule.en}.` }),
  length: (rule) => ({ es: `${rule.es}.`, en: `${rule.en}.` }),
  leading_zero: (rule) => ({ es: `${rule.es}.`, en: `${rule.en}.` }),
  check_digit: () => ({
    es: 'el dígito de verificación no corresponde al número.',
    en: 'the check digit does not fit the number.',
  }),
};

/**
 * The identifiers in their canonical form, the same one only once.
 * @throws Failure (`bad_request`) that names the first one that breaks the rule of its kind
 */
export function canonicalIdentifiers(identifiers: readonly Identifier[]): readonly Identifier[] {
  const seen = new Map<string, Identifier>();
  for (const { kind, value } of identifiers) {
    const canonical = { kind, value: canonicalValue(kind, value) };
    seen.set(`${kind} ${canonical.value}`, canonical);
  }
  return [...seen.values()];
}

function canonicalValue(kind: IdentifierKind, value: string): string {
  if (kind === 'cedula') {
    const read = parseCedula(value);
    if (!read.ok) throw identifierWrong(kind, value, problems[read.problem](cedulaRule));
    return read.value;
  }
  if (kind === 'nit') {
    const read = parseNit(value);
    if (!read.ok) throw identifierWrong(kind, value, problems[read.problem](nitRule));
    return read.value.value;
  }
  const read = parseDocument(value);
  if (read.ok) return read.value;
  throw identifierWrong(
    kind,
    value,
    read.problem === 'empty'
      ? problems.empty(cedulaRule)
      : {
          es: 'solo admite letras, dígitos, espacios y los signos . / -',
          en: 'letters, digits, blanks and the signs . / - only',
        },
  );
}
