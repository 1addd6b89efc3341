import type { ExchangeRecorder, SourceProfile, SourceRequest } from '../engine/adapter';
import type { Clock } from '../engine/clock';
import { judgeAnswer } from './answer';
import type { Attempt, AttemptFailure } from './attempt';
import type { Cookies } from './cookies';
import { joined } from './headers';
import { networkFailure } from './network-failure';
import { withoutSecrets } from './secrets';
import { decodeText } from './text-decoding';
import { TimeOver, within } from './time-limit';
import type { Transport, TransportResponse } from './transport';

export interface ExchangeContext {
  readonly transport: Transport;
  /** Where the origin map sends this request; null for the source itself. */
  readonly sentTo: string | null;
  readonly clock: Clock;
  readonly profile: SourceProfile;
  readonly recorder: ExchangeRecorder;
  readonly cookies: Cookies;
  readonly signal: AbortSignal;
}

/** The head of an answer, its headers joined as HTTP allows. */
interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What arrived, also when the rest never did. */
interface Seen {
  head?: Head;
  readonly chunks: Uint8Array[];
}

/**
 * One request and its answer: sent where the origin map says, bounded in time and size, judged, and recorded whatever
 * comes of it. Rejects with the signal's reason when it aborts, and with faults of the program.
 */
export async function exchange(request: SourceRequest, context: ExchangeContext): Promise<Attempt> {
  const { sentTo, clock, profile, recorder, cookies, signal } = context;
  const { url, method = 'GET', body = null } = request;
  const cookie = cookies.headerFor(url);
  const headers = {
    ...profile.headers,
    ...request.headers,
    ...(cookie === undefined ? {} : { cookie }),
  };
  const startedAt = clock.now();
  const began = performance.now();
  const seen: Seen = { chunks: [] };
  let failure: AttemptFailure | undefined;
  let fault: unknown;
  try {
    failure = await within(profile.timeoutMs, signal, async (bounded) => {
      const answer = await context.transport({
        url: sentTo ?? url,
        method,
        headers,
        body,
        signal: bounded,
        intermediates: profile.intermediates,
      });
      seen.head = { status: answer.status, headers: joined(answer.headers) };
      await cookies.keep(url, [answer.headers['set-cookie'] ?? []].flat());
      return readBody(answer, seen.chunks, profile.maxBytes);
    });
  } catch (error) {
    if (signal.aborted) fault = signal.reason;
    else if (!(failure = failureOf(error, profile, seen))) fault = error;
  }
  const durationMs = Math.round(performance.now() - began);
  const bytes = concatenated(seen.chunks);
  const { head } = seen;
  if (head && !failure && !fault) failure = judgeAnswer({ ...head, bytes }, request, profile, clock.now());
  recorder.record({
    method,
    url,
    sentTo,
    requestHeaders: withoutSecrets(headers),
    requestBody: body,
    status: head?.status ?? null,
    responseHeaders: withoutSecrets(head?.headers ?? {}),
    body: head ? bytes : null,
    startedAt,
    durationMs,
    failure: failure?.observed ?? (fault ? String(fault) : null),
  });
  if (fault) throw fault;
  if (failure) return { failure };
  if (!head) throw new Error('an attempt without failure has an answer');
  const text = () => decodeText(bytes, head.headers['content-type']);
  return { response: { url, ...head, bytes, receivedAt: startedAt + durationMs, text } };
}

function failureOf(error: unknown, profile: SourceProfile, { head }: Seen): AttemptFailure | undefined {
  if (error instanceof TimeOver)
    return {
      reason: 'timeout',
      retry: 'never',
      observed: `${head ? 'no complete answer' : 'no answer'} within ${profile.timeoutMs} ms`,
    };
  return networkFailure(error, head !== undefined);
}

async function readBody(
  answer: TransportResponse,
  chunks: Uint8Array[],
  maxBytes: number,
): Promise<AttemptFailure | undefined> {
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.byteLength;
    if (length > maxBytes)
      return { reason: 'changed', retry: 'never', observed: `answer longer than ${maxBytes} bytes` };
    chunks.push(chunk);
  }
  // A transport may leave out what a redirect says beside the address.
  if (answer.status >= 300 && answer.status < 400) return undefined;
  const announced = answer.headers['content-length'];
  // The announced length counts the bytes before decoding.
  if (typeof announced !== 'string' || answer.headers['content-encoding'] !== undefined) return undefined;
  if (Number(announced) === length) return undefined;
  return {
    reason: 'changed',
    retry: 'once',
    observed: `truncated answer: ${length} of ${announced} bytes`,
  };
}

function concatenated(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}
