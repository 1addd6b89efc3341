import { LookupError } from '@shared/errors';
import { ruleWords } from '@shared/violations';

/**
 * The error of a question that gives none of the members of which it needs one.
 * @param names of those members; the first is where a form shows it
 */
export function noneGiven(names: readonly [string, ...string[]]): LookupError {
  const rule = 'anyRequired';
  const message = ruleWords(rule, { names })?.en ?? rule;
  return new LookupError({
    code: 'invalid_request',
    details: { violations: [{ path: `/${names[0]}`, rule, message, params: { names } }] },
  });
}
