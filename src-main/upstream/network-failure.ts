import type { AttemptFailure } from './attempt';

type Kind = Pick<AttemptFailure, 'reason' | 'retry'> & { readonly what: string };

const unreachable = (what: string): Kind => ({ reason: 'unreachable', retry: 'soon', what });
const dns = unreachable('DNS');
const refused = unreachable('connection refused');
const noRoute = unreachable('no route');
const connectTimeout = unreachable('no connection in time');
const reset = unreachable('connection reset');
const proxy = unreachable('proxy');
const otherNetwork = unreachable('network');
// A certificate does not get better by asking again.
const tls: Kind = { reason: 'unreachable', retry: 'never', what: 'TLS' };
const truncated: Kind = { reason: 'changed', retry: 'once', what: 'truncated answer' };
const malformed: Kind = { reason: 'changed', retry: 'never', what: 'malformed answer' };

/** Codes of Node, OpenSSL, undici and zlib, and the names of Chromium's network errors without `net::`. First match counts. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^(ENOTFOUND|EAI_\w+|ERR_NAME_\w+|ERR_DNS_\w+)$/, dns],
  [/^(ECONNREFUSED|ERR_CONNECTION_REFUSED)$/, refused],
  [
    /^(E(HOST|NET)(UNREACH|DOWN)|EADDRNOTAVAIL|ERR_(ADDRESS_UNREACHABLE|INTERNET_DISCONNECTED|NETWORK_\w+))$/,
    noRoute,
  ],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|ERR_(CONNECTION_)?TIMED_OUT)$/, connectTimeout],
  [/^ERR_(\w*PROXY\w*|TUNNEL_CONNECTION_FAILED)$/, proxy],
  [
    /^(UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_STREAM_PREMATURE_CLOSE|Z_BUF_ERROR)$/,
    truncated,
  ],
  [
    /^(HPE_\w+|Z_\w+|UND_ERR_HEADERS_OVERFLOW|ERR_CONTENT_DECODING_\w+|ERR_INVALID_(HTTP_RESPONSE|CHUNKED_ENCODING)|ERR_RESPONSE_HEADERS_\w+)$/,
    malformed,
  ],
  [
    /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|ERR_(CONNECTION_(RESET|ABORTED|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED))$/,
    reset,
  ],
  [
    /^(EPROTO|CERT_\w+|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|INVALID_(CA|PURPOSE)|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED|ERR_(TLS|SSL|OSSL|CERT|BAD_SSL)_\w+)$/,
    tls,
  ],
];

/**
 * Names the failure of a network library. `answering` says that the answer's headers had arrived.
 * undefined for an error that is none of the network's, which is a fault of the program and must not be taken for one.
 */
export function networkFailure(error: unknown, answering: boolean): AttemptFailure | undefined {
  const found = codeOf(error);
  if (!found) return undefined;
  const kind =
    kinds.find(([pattern]) => pattern.test(found.code))?.[1] ?? (found.ofNetwork ? otherNetwork : undefined);
  if (!kind) return undefined;
  // The other side ended the connection in good order, but before the end of what it had announced.
  const { reason, retry, what } = answering && found.code === 'UND_ERR_SOCKET' ? truncated : kind;
  return { reason, retry, observed: `${what}: ${describe(found)}` };
}

interface Coded {
  readonly code: string;
  readonly message: string;
  /** Only a network library gives such a code. */
  readonly ofNetwork: boolean;
}

/** The innermost code: wrappers such as `fetch failed` say less than what they wrap. */
function codeOf(error: unknown): Coded | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const chromium = error.message.match(/\bnet::(ERR_\w+)/)?.[1];
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // undici's parser leaves the code out.
  const code = chromium ?? own ?? (error.name === 'HTTPParserError' ? 'HPE_INVALID' : undefined);
  if (code === undefined) return codeOf(inner);
  const ofNetwork =
    chromium !== undefined || 'syscall' in error || /^UND_ERR_(?!INVALID|NOT_SUPPORTED)/.test(code);
  return codeOf(inner) ?? { code, message: error.message, ofNetwork };
}

function describe({ code, message }: Coded): string {
  return message.includes(code) ? message : `${code} ${message}`.trim();
}
