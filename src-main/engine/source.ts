import type { Basis } from '@shared/basis';
import { compiledSchema } from '@shared/compiled-schema';
import type { Generation } from '@shared/dataset';
import { datasetMissing, LookupError, upstreamError, type ErrorValue } from '@shared/errors';
import type { Digest, Operation } from '@shared/operations/operation';
import type { Verdict } from '@shared/verdict';
import type { z } from 'zod';
import type { AdapterContext, Answer, RecordedExchange } from './adapter';
import type { Assistance } from './assistance';
import { basisOf } from './call';
import type { EngineOptions } from './engine';
import type { Question } from './question';
import type { SourceRoute } from './routes';
import { secretsOfLookup } from './secrets';
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
  readonly generations: readonly Generation[];
  /** As the caller gave it, or as the person who was asked did. */
  readonly basis: Basis;
};

/**
 * Asks a source: runs the adapter and holds its answer against the contract. Every failure is an error value, an
 * answer of another shape `changed`; only an aborted signal rejects, with its reason.
 */
export async function askSource(
  route: SourceRoute,
  { call, input, lookupId }: Pick<Question, 'call' | 'input' | 'lookupId'>,
  signal: AbortSignal,
  options: Pick<EngineOptions, 'http' | 'datasets' | 'assistance' | 'clock' | 'log' | 'credential'>,
): Promise<Asked> {
  const { profile } = route.adapter;
  const exchanges: RecordedExchange[] = [];
  const generations: Generation[] = [];
  const dataset = async (id: string) => {
    if (!route.adapter.datasets.some((one) => one.id === id))
      throw new Error(`${route.operation.id} is not bound with the data set ${id}`);
    if (options.datasets === undefined) throw datasetMissing(profile.source.id, id);
    const handle = await options.datasets.open(id, signal);
    if (!generations.some((one) => one.id === handle.generation.id)) generations.push(handle.generation);
    return handle;
  };
  const secrets = secretsOfLookup();
  const recorder = {
    record: (exchange: RecordedExchange) => void exchanges.push(secrets.exchange(exchange)),
  };
  const { operation } = route;
  const subject = operation.subject(input as Record<string, unknown>);
  let basis = basisOf(call);
  const onBasis = (given: Basis) => {
    basis = given;
  };
  const lookup = { lookupId, operation, subject, profile, basis, onBasis };
  const context = {
    http: secrets.http(options.http(profile, recorder, signal)),
    assistance: options.assistance?.(lookup, recorder, signal) ?? nobodyThere(operation),
    dataset,
    signal,
    clock: options.clock,
    credential(id: string) {
      const value = options.credential?.(profile.source.id, id) ?? null;
      if (value !== null) secrets.add(value);
      return value;
    },
  };
  const result = await runAdapter(route, input, context, options.log);
  const wasAsked = exchanges.length > 0 || generations.length > 0;
  return {
    ...result,
    verdict: verdictOf(result, wasAsked),
    exchanges,
    // In the adapter's order; which of them was open first differs from one lookup to the next.
    generations: route.adapter.datasets.flatMap(({ id }) =>
      generations.filter((generation) => generation.dataset === id),
    ),
    basis,
  };
}

/** Without a window nobody can be asked. */
const nobodyThere = ({ source }: Operation): Assistance => ({
  ask: () =>
    Promise.reject(
      upstreamError({ reason: 'assistance_declined', source: source.id, observed: 'no window to open' }),
    ),
});

/** Runs an adapter in any context, that of the network or of kept evidence, and checks what it gives back. */
export async function runAdapter(
  { operation, adapter }: SourceRoute,
  input: unknown,
  context: AdapterContext,
  log: EngineOptions['log'],
): Promise<AnswerOrError> {
  try {
    return checked(operation, await adapter.run(input, context), log);
  } catch (error) {
    if (context.signal.aborted) throw context.signal.reason;
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
  const parsed = compiledSchema(schema).safeParse(value);
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
