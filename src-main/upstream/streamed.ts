import type { SourceRequest, SourceResponse } from '../engine/adapter';
import { isRedirect, judgeAnswer } from './answer';
import type { Attempt } from './attempt';
import { failedRequest } from './failed-request';
import { joined, lowerCased } from './headers';
import { networkFailure } from './network-failure';
import { followed } from './redirects';
import type { SourceHttpOptions } from './source-http';
import type { TransportResponse } from './transport';

/** A file on its way: too large to be kept as the evidence of a lookup, it is read as it comes. */
export interface StreamedAnswer {
  readonly url: string;
  /** Where the request really went when the origin map redirected it. */
  readonly sentTo: string | null;
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Rejects when nothing comes for too long, and when the signal aborts. Must be read to the end, or left early. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Files from one source: paced, redirected and refused by the rules of its profile. */
export interface SourceFiles {
  /** Throws `LookupError` (`upstream_error`) when no acceptable answer came. */
  open(request: SourceRequest): Promise<StreamedAnswer>;
}

/** Opens files at a source for one caller; see `SourceFiles`. */
export function createSourceFiles(options: Omit<SourceHttpOptions, 'recorder'>): SourceFiles {
  const { profile, signal, clock, hostOf } = options;

  /** One request, up to the headers of an acceptable answer. */
  async function hop(request: SourceRequest): Promise<StreamedAnswer> {
    const host = hostOf(request.url, profile);
    let attempts = 0;
    let answer: StreamedAnswer | null = null;
    const result = await host.persist(async () => {
      attempts += 1;
      answer = null;
      const attempt = await tryOnce(request, host.redirected(request.url), options);
      if (attempt.answer === null) return { failure: attempt.failure };
      ({ answer } = attempt);
      if (isRedirect(attempt.answer, request.accept)) await leave(attempt.answer.body);
      return opened(attempt.answer, clock.now());
    }, signal);
    if (result.failure) throw failedRequest(profile, result.failure, attempts, host.restsUntil());
    if (answer === null) throw new Error('an attempt without failure has an answer');
    return answer;
  }

  return { open: (request) => followed(request, options, hop) };
}

type Tried =
  | { readonly answer: StreamedAnswer }
  | { readonly answer: null; readonly failure: NonNullable<Attempt['failure']> };

async function tryOnce(
  request: SourceRequest,
  sentTo: string | null,
  { profile, signal, transport, clock }: Omit<SourceHttpOptions, 'recorder'>,
): Promise<Tried> {
  const idle = idleLimit(signal, profile.timeoutMs);
  let response: TransportResponse;
  try {
    response = await transport({
      url: sentTo ?? request.url,
      method: 'GET',
      // Ranges and lengths are those of the bytes as they lie at the source.
      headers: { ...lowerCased(profile.headers), ...request.headers, 'accept-encoding': 'identity' },
      body: null,
      signal: idle.signal,
      intermediates: profile.intermediates,
    });
  } catch (error) {
    idle.end();
    signal.throwIfAborted();
    if (idle.signal.aborted)
      return {
        answer: null,
        failure: { reason: 'timeout', retry: 'never', observed: `no answer within ${profile.timeoutMs} ms` },
      };
    const failure = networkFailure(error, false);
    if (failure === undefined) throw error;
    return { answer: null, failure };
  }
  const head = { status: response.status, headers: joined(response.headers) };
  const failure = judgeAnswer({ ...head, bytes: new Uint8Array() }, request, profile, clock.now());
  const body = watched(response.body, idle);
  if (failure === undefined) return { answer: { url: request.url, sentTo, ...head, body } };
  await leave(body);
  return { answer: null, failure };
}

/** What the host learns of an answer whose body is still to come. */
function opened(head: StreamedAnswer, receivedAt: number): { readonly response: SourceResponse } {
  const { url, status, headers } = head;
  return { response: { url, status, headers, bytes: new Uint8Array(), receivedAt, text: () => '' } };
}

/** A signal that also aborts when nothing was heard for a time. */
function idleLimit(signal: AbortSignal, ms: number) {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  const expire = (): void => controller.abort(new Error(`nothing came for ${ms} ms`));
  let timer = setTimeout(expire, ms);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    heard(): void {
      clearTimeout(timer);
      timer = setTimeout(expire, ms);
    },
    end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

async function* watched(
  body: AsyncIterable<Uint8Array>,
  idle: ReturnType<typeof idleLimit>,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      idle.heard();
      yield chunk;
    }
  } finally {
    idle.end();
  }
}

/** Lets go of a body that nobody wants. */
export async function leave(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of body) return;
}
