import { LookupError, upstreamError, type ErrorValue } from '@shared/errors';
import type { Digest, Operation } from '@shared/operations/operation';
import type { Verdict } from '@shared/verdict';
import type { z } from 'zod';
import type { Answer, RecordedExchange, SourceHttp } from './adapter';
import type { EngineOptions } from './engine';
import type { SourceRoute } from './routes';
import { verdictOfError } from './verdict';

/** An answer that has the contract's shape. */
export interface CheckedAnswer extends Answer<unknown, unknown> {
  readonly digest: Digest;
}

export type AnswerOrError =
  | { readonly answer: CheckedAnswer; readonly error: null }
  | { readonly answer: null; readonly error: ErrorValue };

/** What asking a source came to, with everything that was exchanged on the way. */
export type Asked = AnswerOrError & {
  readonly verdict: Verdict;
  readonly exchanges: readonly RecordedExchange[];
};

/**
 * Asks a source: runs the adapter and holds its answer against the contract. Every failure is an error value, an
 * answer of another shape `changed`; only an aborted signal rejects, with its reason.
 */
export async function askSource(
  route: SourceRoute,
  input: unknown,
  signal: AbortSignal,
  options: Pick<EngineOptions, 'http' | 'clock' | 'log' | 'credential'>,
): Promise<Asked> {
  const exchanges: RecordedExchange[] = [];
  const recorder = { record: (exchange: RecordedExchange) => void exchanges.push(exchange) };
  const http = options.http(route.adapter.profile, recorder, signal);
  const result = await runAdapter(route, input, http, signal, options);
  return { ...result, verdict: verdictOf(result, exchanges.length > 0), exchanges };
}

/** Runs an adapter over any HTTP, the network or kept evidence, and checks what it gives back. */
export async function runAdapter(
  { operation, adapter }: SourceRoute,
  input: unknown,
  http: SourceHttp,
  signal: AbortSignal,
  { clock, log, credential }: Pick<EngineOptions, 'clock' | 'log' | 'credential'>,
): Promise<AnswerOrError> {
  try {
    const context = {
      http,
      signal,
      clock,
      credential: (id: string) => credential?.(operation.source.id, id) ?? null,
    };
    return checked(operation, await adapter.run(input, context), log);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    return { answer: null, error: errorValue(operation, error, log) };
  }
}

/** Holds an answer against its contract; one of another shape is `upstream_error` (`changed`). */
export function checked(
  operation: Operation,
  answer: Answer<unknown, unknown>,
  log: EngineOptions['log'],
): AnswerOrError {
  try {
    const data = ofContract(operation, operation.data, answer.data);
    const aside = ofContract(operation, operation.aside, answer.aside);
    return { answer: { data, aside, digest: operation.digest(data, aside) }, error: null };
  } catch (error) {
    return { answer: null, error: errorValue(operation, error, log) };
  }
}

function ofContract(operation: Operation, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const observed = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `/${path.map(String).join('/')}: ${message}`)
    .join('; ');
  throw upstreamError({ reason: 'changed', source: operation.source.id, observed });
}

/** Whatever is not a `LookupError` is a mistake of the application: it goes to the log, the caller learns only that. */
function errorValue(operation: Operation, error: unknown, log: EngineOptions['log']): ErrorValue {
  if (error instanceof LookupError) return error.value;
  log.error(operation.id, error);
  return { code: 'internal_error', details: {} };
}

function verdictOf({ answer, error }: AnswerOrError, wasAsked: boolean): Verdict {
  if (error !== null) return verdictOfError(error, wasAsked);
  return answer.digest.found ? 'found' : 'nothing';
}
