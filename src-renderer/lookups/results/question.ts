import type { LookupView } from '@shared/lookup';
import type { Question } from '../runs';

/** The question that a lookup answered. */
export function questionOf(view: LookupView): Question {
  return {
    operation: view.operation,
    input: view.input as Readonly<Record<string, unknown>>,
    purpose: view.purpose,
    legalBasis: view.legalBasis,
    authorization: view.authorization,
  };
}
