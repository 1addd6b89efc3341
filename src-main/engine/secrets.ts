import { LookupError, type ErrorValue } from '@shared/errors';
import { removed } from '../upstream/secrets';
import { decodeText } from '../upstream/text-decoding';
import type { RecordedExchange, SourceHttp, SourceResponse } from './adapter';

/** In a body, something shorter would be found by chance, and evidence must not be spoiled. */
const shortestInBody = 8;

/** The credentials that one lookup used, which nothing that remains of it may show. */
export interface Secrets {
  add(value: string): void;
  /** The exchange as it may be kept: each credential replaced wherever it stands, an answer that repeats it included. */
  exchange(exchange: RecordedExchange): RecordedExchange;
  /** The same HTTP, whose answers and errors do not repeat a credential either: what an adapter reads is what is kept. */
  http(http: SourceHttp): SourceHttp;
}

/** Knows nothing to remove until the adapter asks for a credential. */
export function secretsOfLookup(): Secrets {
  const values = new Set<string>();
  /** Every way in which a request carries one, longest first. */
  let forms: readonly string[] = [];

  const text = (value: string): string => forms.reduce((left, form) => left.replaceAll(form, removed), value);

  const headers = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, text(value)]));

  function body(bytes: Uint8Array): Uint8Array {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const found = forms.filter((form) => form.length >= shortestInBody && buffer.includes(form));
    // Latin-1 gives every byte back as it was.
    return found.reduce<Uint8Array>((left, form) => {
      const sought = Buffer.from(form).toString('latin1');
      return Buffer.from(Buffer.from(left).toString('latin1').replaceAll(sought, removed), 'latin1');
    }, bytes);
  }

  function response(given: SourceResponse): SourceResponse {
    const bytes = body(given.bytes);
    return {
      ...given,
      url: text(given.url),
      headers: headers(given.headers),
      bytes,
      text: () => decodeText(bytes, given.headers['content-type']),
    };
  }

  /** What an error says in the source's words, or of what was seen. */
  function words(value: ErrorValue): ErrorValue {
    if (value.code !== 'upstream_error') return value;
    const { observed, source_message: message } = value.details;
    const details = {
      ...value.details,
      ...(observed === undefined ? {} : { observed: text(observed) }),
      ...(message === undefined ? {} : { source_message: text(message) }),
    };
    return { code: value.code, details };
  }

  return {
    add(value) {
      values.add(value);
      forms = [...values].flatMap(formsOf).toSorted((one, other) => other.length - one.length);
    },
    exchange(exchange) {
      if (values.size === 0) return exchange;
      const { sentTo, requestBody, failure } = exchange;
      return {
        ...exchange,
        url: text(exchange.url),
        sentTo: sentTo && text(sentTo),
        requestHeaders: headers(exchange.requestHeaders),
        requestBody: requestBody && text(requestBody),
        responseHeaders: headers(exchange.responseHeaders),
        body: exchange.body && body(exchange.body),
        failure: failure && text(failure),
      };
    },
    http: (http) => ({
      async send(request) {
        try {
          const given = await http.send(request);
          return values.size === 0 ? given : response(given);
        } catch (error) {
          if (values.size === 0 || !(error instanceof LookupError)) throw error;
          throw new LookupError(words(error.value), { cause: error.cause });
        }
      },
    }),
  };
}

/** A value as it stands in a header, an address, a form and a JSON body. */
function formsOf(value: string): readonly string[] {
  const form = new URLSearchParams([['', value]]).toString().slice(1);
  return [...new Set([value, encodeURIComponent(value), form, JSON.stringify(value).slice(1, -1)])];
}
