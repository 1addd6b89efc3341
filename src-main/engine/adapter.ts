import type { z } from 'zod';
import { credentialError } from '@shared/credentials';
import type { Exchange } from '@shared/lookup';
import type { OperationSpec, Source } from '@shared/operations/operation';
import type { Assistance } from './assistance';
import type { Dataset } from '../datasets/dataset';
import type { DatasetHandle } from '../datasets/handle';
import type { Clock } from './clock';

/*
 * The contract between the engine and the sources. A source gives its profile and one adapter per operation; the engine
 * gives each run a context. Neither knows more of the other.
 */

/** How a source wants to be spoken to. */
export interface SourceProfile {
  readonly source: Source;
  /**
   * Origins that a redirect may lead to, beside the one asked and the source's homepage; `https://*.host` stands for
   * every origin below a host.
   */
  readonly origins?: readonly string[];
  /** Headers of every request; values are ASCII. */
  readonly headers: Readonly<Record<string, string>>;
  /** At most so many requests under way at this source's host. */
  readonly concurrency: number;
  /** At most `requests` in any window of `perMs`; not held towards loopback. */
  readonly pace: { readonly requests: number; readonly perMs: number };
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Answers that mean «this network is refused for now»; the whole host cools down. */
  readonly blockedStatuses: readonly number[];
  /** Waits before the second, third, … try after a refusal; its length is the number of further tries. */
  readonly coolDownsMs: readonly number[];
  /** PEM certificates that this source's server forgets to send. */
  readonly intermediates: readonly string[];
}

export interface SourceRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Statuses the adapter reads itself; any other than 2xx becomes an `upstream_error`. */
  readonly accept?: readonly number[];
}

export interface SourceResponse {
  readonly url: string;
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** Epoch milliseconds: when the answer had arrived in full. The same when the kept evidence is read again. */
  readonly receivedAt: number;
  /** The body decoded by BOM, then charset of the header or of an HTML meta, then strict UTF-8, then windows-1252. */
  text(): string;
}

/** HTTP towards one source for one lookup: paced, retried, bounded, and kept as evidence. */
export interface SourceHttp {
  /** Throws `LookupError` (`upstream_error`) when no acceptable answer came. */
  send(request: SourceRequest): Promise<SourceResponse>;
}

/** One exchange as it happened; the store numbers it, compresses its body and computes its hash. */
export interface RecordedExchange extends Omit<Exchange, 'id' | 'sequence' | 'bytes' | 'sha256'> {
  /** As far as it arrived; null when no answer did. */
  readonly body: Uint8Array | null;
}

/** Keeps the exchanges of one lookup, in the order they ended. */
export interface ExchangeRecorder {
  record(exchange: RecordedExchange): void;
}

/**
 * HTTP towards one source for one lookup. Every attempt goes to the recorder, failed ones too, without secrets.
 * An aborted signal ends whatever is under way or waiting, with the signal's reason.
 */
export type HttpFactory = (
  profile: SourceProfile,
  recorder: ExchangeRecorder,
  signal: AbortSignal,
) => SourceHttp;

/**
 * The data sets that one lookup reads; what it opened is the evidence of its answer.
 * @throws LookupError (`upstream_error`, reason `dataset_missing`) when the data set is not on this machine
 */
export type OpenDataset = (id: string) => Promise<DatasetHandle>;

export interface AdapterContext {
  readonly http: SourceHttp;
  /** A person at the source's official page, for sources that let no program in. */
  readonly assistance: Assistance;
  /** Opens a data set that the adapter was bound with. */
  readonly dataset: OpenDataset;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /**
   * The user's own credential of this source, by the id its contract names; null when none is set. Once given out, it is
   * taken out of everything that is kept of the lookup.
   */
  credential(id: string): string | null;
}

/**
 * The credential that a source does not answer without.
 * @throws LookupError (`upstream_error`, `credential_missing`) when none is set
 */
export function requireCredential(
  context: Pick<AdapterContext, 'credential'>,
  source: Source,
  id: string,
): string {
  const value = context.credential(id);
  if (value === null) throw credentialError('credential_missing', source, id);
  return value;
}

/** What an adapter gives back: the interface's data, and what the window shows beside it. */
export interface Answer<Data, Aside> {
  readonly data: Data;
  readonly aside: Aside;
}

/** One operation of a source: input already valid, answer still to be checked by the engine. */
export type Adapter = (input: unknown, context: AdapterContext) => Promise<Answer<unknown, unknown>>;

export interface BoundAdapter {
  readonly operation: string;
  readonly profile: SourceProfile;
  readonly run: Adapter;
  /** The data sets that it answers from. */
  readonly datasets: readonly Dataset[];
}

/** Binds an adapter to its contract, so that input, data and aside are of the contract's types. */
export function bind<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
  contract: OperationSpec<R, D, A>,
  profile: SourceProfile,
  run: (input: z.output<R>, context: AdapterContext) => Promise<Answer<z.output<D>, z.output<A>>>,
  datasets: readonly Dataset[] = [],
): BoundAdapter {
  return { operation: contract.id, profile, run: run as Adapter, datasets };
}
