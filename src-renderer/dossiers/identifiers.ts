import { useIntl } from 'react-intl';
import type { Identifier, IdentifierKind } from '@shared/dossier';
import { identifierWords } from '@shared/words/dossier';
import {
  formatCedula,
  formatNit,
  parseCedula,
  parseDocument,
  parseNit,
  type IdentifierProblem,
} from '@shared/vocabulary/identifiers';
import { useText } from '../i18n/text';

/** What the form found in a typed identifier. */
export interface IdentifierReading {
  readonly problem: IdentifierProblem | null;
  /** As it will be kept, in the way people of the trade write it; null while it is wrong. */
  readonly shown: string | null;
  /** The check digit was worked out and was not typed. */
  readonly checkDigitAdded: boolean;
}

/** Reads an identifier as the main process will, so that a mistake is said beside its field. */
export function readIdentifier({ kind, value }: Identifier): IdentifierReading {
  if (kind === 'cedula') {
    const read = parseCedula(value);
    return read.ok
      ? { problem: null, shown: formatCedula(read.value), checkDigitAdded: false }
      : wrong(read.problem);
  }
  if (kind === 'nit') {
    const read = parseNit(value);
    return read.ok
      ? { problem: null, shown: formatNit(read.value.value), checkDigitAdded: read.value.checkDigitAdded }
      : wrong(read.problem);
  }
  const read = parseDocument(value);
  return read.ok ? { problem: null, shown: read.value, checkDigitAdded: false } : wrong(read.problem);
}

function wrong(problem: IdentifierProblem): IdentifierReading {
  return { problem, shown: null, checkDigitAdded: false };
}

/** An identifier that was kept, with the name of its kind: `NIT 900.123.456-8`. */
export function useIdentifierText(): (identifier: Identifier) => string {
  const words = useText();
  return (identifier) => {
    const { shown } = readIdentifier(identifier);
    return `${words(identifierWords[identifier.kind])} ${shown ?? identifier.value}`;
  };
}

/** The rule of a kind, said before the mistake. */
export function useIdentifierRule(): (kind: IdentifierKind) => string {
  const intl = useIntl();
  return (kind) => {
    switch (kind) {
      case 'cedula':
        return intl.formatMessage({ id: 'dossiers.rule.cedula' });
      case 'nit':
        return intl.formatMessage({ id: 'dossiers.rule.nit' });
      case 'passport':
      case 'foreigner_id':
      case 'other':
        return intl.formatMessage({ id: 'dossiers.rule.other' });
    }
  };
}

/** What is wrong with an identifier, in words. */
export function useIdentifierMistake(): (problem: IdentifierProblem, kind: IdentifierKind) => string {
  const intl = useIntl();
  const rule = useIdentifierRule();
  return (problem, kind) => {
    switch (problem) {
      case 'empty':
        return intl.formatMessage({ id: 'dossiers.mistake.empty' });
      case 'check_digit':
        return intl.formatMessage({ id: 'dossiers.mistake.checkDigit' });
      case 'leading_zero':
        return intl.formatMessage({ id: 'dossiers.mistake.leadingZero' });
      case 'characters':
      case 'length':
        return rule(kind);
    }
  };
}
