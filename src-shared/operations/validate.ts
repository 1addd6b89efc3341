import type { z } from 'zod';
import type { Violation } from '../errors';
import { ruleWords, type RuleParams } from '../violations';

/** A body that keeps every rule, with its defaults filled in, or every rule that it breaks. */
export type Validation =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** Checks a request body against an operation's contract. The messages are in English; see `violationMessage`. */
export function validate(request: z.ZodType, body: unknown): Validation {
  const parsed = request.safeParse(body);
  if (parsed.success) return { ok: true, input: parsed.data };
  return { ok: false, violations: parsed.error.issues.flatMap((issue) => violationsOf(issue, body)) };
}

type Issue = z.core.$ZodIssue;

function violationsOf(issue: Issue, body: unknown): readonly Violation[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      violation([...issue.path, key], 'additionalProperties', {}, issue.message),
    );
  const [rule, params] = brokenRule(issue, body);
  return [violation(issue.path, rule, params, issue.message)];
}

function violation(path: Issue['path'], rule: string, params: RuleParams, fallback: string): Violation {
  const message = ruleWords(rule, params)?.en ?? fallback;
  const named = Object.keys(params).length > 0 ? { params } : {};
  return { path: pointer(path), rule, message, ...named };
}

/** The keyword of JSON Schema that says the same as zod's issue. */
function brokenRule(
  issue: Exclude<Issue, { code: 'unrecognized_keys' }>,
  body: unknown,
): [string, RuleParams] {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.path, body) ? ['required', {}] : ['type', { expected: issue.expected }];
    case 'too_small':
      return limitRule('min', issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return limitRule('max', issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'invalid_format':
      return issue.format === 'regex'
        ? ['pattern', { pattern: String(issue.pattern).replace(/^\/(.*)\/[a-z]*$/s, '$1') }]
        : ['format', { format: issue.format }];
    case 'invalid_value':
      return isMissing(issue.path, body) ? ['required', {}] : ['enum', { values: issue.values.map(String) }];
    case 'not_multiple_of':
      return ['multipleOf', { divisor: issue.divisor }];
    case 'invalid_union':
      return isMissing(issue.path, body) ? ['required', {}] : ['anyOf', {}];
    case 'custom':
      return customRule(issue.params);
    case 'invalid_key':
      return ['propertyNames', {}];
    case 'invalid_element':
      return ['items', {}];
  }
}

function limitRule(
  side: 'min' | 'max',
  origin: string,
  limit: number,
  inclusive: boolean,
): [string, RuleParams] {
  if (origin === 'string') return [`${side}Length`, { limit }];
  if (origin === 'array' || origin === 'set') return [`${side}Items`, { limit }];
  if (inclusive) return [`${side}imum`, { limit }];
  return [side === 'min' ? 'exclusiveMinimum' : 'exclusiveMaximum', { limit }];
}

/** A refinement names its rule itself, as `text` does. */
function customRule(params: Readonly<Record<string, unknown>> | undefined): [string, RuleParams] {
  const { rule, ...rest } = params ?? {};
  return typeof rule === 'string' ? [rule, rest as RuleParams] : ['custom', {}];
}

/** zod says «expected string, received undefined» of a missing member; JSON Schema says `required`. */
function isMissing(path: Issue['path'], body: unknown): boolean {
  let value = body;
  for (const step of path) {
    if (value === null || typeof value !== 'object') return false;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[step];
  }
  return value === undefined;
}

/** RFC 6901. */
function pointer(path: Issue['path']): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
