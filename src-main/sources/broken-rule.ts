import { LookupError } from '@shared/errors';
import { ruleWords, type RuleParams } from '@shared/violations';

/**
 * The error of a question that breaks a rule which its schema does not tell.
 * @param name of the member where a form shows it
 * @param rule one of those that have words
 */
export function brokenRule(name: string, rule: string, params: RuleParams): LookupError {
  const message = ruleWords(rule, params)?.en ?? rule;
  return new LookupError({
    code: 'invalid_request',
    details: { violations: [{ path: `/${name}`, rule, message, params }] },
  });
}

/**
 * The error of a question that gives none of the members of which it needs one.
 * @param names of those members; the first is where a form shows it
 */
export function noneGiven(names: readonly [string, ...string[]]): LookupError {
  return brokenRule(names[0], 'anyRequired', { names });
}
