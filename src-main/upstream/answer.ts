import type { SourceProfile, SourceRequest } from '../engine/adapter';
import type { AttemptFailure } from './attempt';
import { retryAfterMs } from './retry-after';
import { decodeText } from './text-decoding';

const longestSourceMessage = 500;
const redirects = new Set([301, 302, 303, 307, 308]);
const overloaded = new Set([502, 503, 504]);

export interface CompleteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** Whether the answer sends elsewhere, and the adapter does not want to see that itself. */
export function isRedirect(
  { status, headers }: Omit<CompleteAnswer, 'bytes'>,
  accept: SourceRequest['accept'],
): boolean {
  return redirects.has(status) && headers.location !== undefined && !accept?.includes(status);
}

/** What is wrong with a complete answer; undefined for one that the adapter, or the next hop, can go on with. */
export function judgeAnswer(
  answer: CompleteAnswer,
  { accept }: SourceRequest,
  { blockedStatuses }: SourceProfile,
  now: number,
): AttemptFailure | undefined {
  const { status, headers } = answer;
  const isFine = (status >= 200 && status < 300) || accept?.includes(status) || isRedirect(answer, accept);
  if (isFine) return undefined;
  const wait = retryAfterMs(headers['retry-after'], now);
  const sourceMessage = status >= 400 ? messageOf(answer) : undefined;
  return {
    ...verdict(status, blockedStatuses),
    observed: `HTTP ${status}`,
    status,
    ...(sourceMessage === undefined ? {} : { sourceMessage }),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

function verdict(
  status: number,
  blockedStatuses: readonly number[],
): Pick<AttemptFailure, 'reason' | 'retry'> {
  if (blockedStatuses.includes(status)) return { reason: 'blocked', retry: 'cooled' };
  if (status === 429) return { reason: 'blocked', retry: 'soon' };
  if (overloaded.has(status)) return { reason: 'source_error', retry: 'soon' };
  return { reason: 'source_error', retry: status === 500 ? 'once' : 'never' };
}

/** Where sources put their words; FastAPI has them in `detail`. */
interface ErrorBody {
  readonly Message?: unknown;
  readonly message?: unknown;
  readonly detail?: { readonly message?: unknown } | null;
}

/** The source's own words in a JSON error body. */
function messageOf({ bytes, headers }: CompleteAnswer): string | undefined {
  const text = decodeText(bytes, headers['content-type']).trim();
  if (!text.startsWith('{')) return undefined;
  let body: ErrorBody;
  try {
    body = JSON.parse(text) as ErrorBody;
  } catch {
    return undefined;
  }
  const { Message, message = Message, detail } = body;
  const said = [message, detail, typeof detail === 'object' ? detail?.message : undefined].find(
    (words): words is string => typeof words === 'string',
  );
  return said?.slice(0, longestSourceMessage);
}
