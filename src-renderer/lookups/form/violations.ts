import type { z } from 'zod';
import type { Violation } from '@shared/errors';
import type { Operation } from '@shared/operations/operation';
import type { RuleParams } from '@shared/violations';

/** A rule that a value breaks, with the numbers its words need. */
export interface Mistake {
  /** First member of the path: the field of the form. */
  readonly field: string;
  readonly rule: MistakeRule;
  readonly limit: number | null;
  /** The rule with what it is about, where it has words of its own. */
  readonly broken?: { readonly rule: string; readonly params: RuleParams };
}

const mistakeRules = [
  'required',
  'dependentRequired',
  'type',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'enum',
  'format',
  'other',
] as const;
export type MistakeRule = (typeof mistakeRules)[number];

/** Checks a body against the contract; empty when it may be asked. At most one mistake per field, the first. */
export function mistakesOf(operation: Operation, input: unknown): readonly Mistake[] {
  const result = operation.request.safeParse(input);
  if (result.success) return [];
  return firstPerField(result.error.issues.map((issue) => mistakeOf(issue, input)));
}

/** The violations that the main process found, in the same words. */
export function mistakesFrom(violations: readonly Violation[]): readonly Mistake[] {
  return firstPerField(
    violations.map(({ path, rule, params = {} }) => ({
      field: path.split('/')[1] ?? '',
      rule: mistakeRules.find((known) => known === rule) ?? 'other',
      limit: null,
      broken: { rule, params },
    })),
  );
}

function firstPerField(mistakes: readonly Mistake[]): readonly Mistake[] {
  return mistakes.filter(
    (mistake, index) => mistakes.findIndex((other) => other.field === mistake.field) === index,
  );
}

function mistakeOf(issue: z.core.$ZodIssue, input: unknown): Mistake {
  const field = String(issue.path[0] ?? '');
  const mistake = (rule: MistakeRule, limit: unknown = null): Mistake => ({
    field,
    rule,
    limit: typeof limit === 'number' ? limit : null,
  });
  switch (issue.code) {
    case 'invalid_type':
      return mistake((input as Record<string, unknown>)[field] === undefined ? 'required' : 'type');
    case 'too_small':
      return mistake(boundRule(issue.origin, 'min'), issue.minimum);
    case 'too_big':
      return mistake(boundRule(issue.origin, 'max'), issue.maximum);
    case 'invalid_format':
      return mistake(issue.format === 'regex' ? 'pattern' : 'format');
    case 'invalid_value':
      return mistake('enum');
    case 'custom': {
      const params = (issue.params ?? {}) as RuleParams;
      const rule = mistakeRules.find((known) => known === params['rule']) ?? 'other';
      const limit = Number(/\d+/.exec(issue.message)?.[0] ?? Number.NaN);
      return { ...mistake(rule, limit), broken: { rule: String(params['rule'] ?? ''), params } };
    }
    default:
      return mistake('other');
  }
}

function boundRule(origin: string, bound: 'min' | 'max'): MistakeRule {
  if (origin === 'array') return bound === 'min' ? 'minItems' : 'maxItems';
  if (origin === 'string') return bound === 'min' ? 'minLength' : 'maxLength';
  return bound === 'min' ? 'minimum' : 'maximum';
}
