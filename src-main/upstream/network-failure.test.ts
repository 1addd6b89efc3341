import { describe, expect, it } from 'vitest';
import { networkFailure } from './network-failure';

const coded = (code: string, message = 'it failed', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });

describe('networkFailure', () => {
  it.each([
    ['ENOTFOUND', 'unreachable', 'soon', /^DNS: /],
    ['EAI_AGAIN', 'unreachable', 'soon', /^DNS: /],
    ['ECONNREFUSED', 'unreachable', 'soon', /^connection refused: /],
    ['ENETUNREACH', 'unreachable', 'soon', /^no route: /],
    ['UND_ERR_CONNECT_TIMEOUT', 'unreachable', 'soon', /^no connection in time: /],
    ['ECONNRESET', 'unreachable', 'soon', /^connection reset: /],
    ['UND_ERR_SOCKET', 'unreachable', 'soon', /^connection reset: /],
    ['UND_ERR_ABORTED', 'unreachable', 'soon', /^network: /],
    ['CERT_HAS_EXPIRED', 'unreachable', 'never', /^TLS: CERT_HAS_EXPIRED it failed/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'unreachable', 'never', /^TLS: /],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unreachable', 'never', /^TLS: /],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'unreachable', 'never', /^TLS: /],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'unreachable', 'never', /^TLS: /],
    ['Z_BUF_ERROR', 'changed', 'once', /^truncated answer: /],
    ['Z_DATA_ERROR', 'changed', 'never', /^malformed answer: /],
    ['HPE_INVALID_CONSTANT', 'changed', 'never', /^malformed answer: /],
  ])('names %s of Node and its libraries', (code, reason, retry, observed) => {
    expect(networkFailure(coded(code), false)).toEqual({
      reason,
      retry,
      observed: expect.stringMatching(observed),
    });
  });

  it.each([
    ['net::ERR_NAME_NOT_RESOLVED', 'unreachable', /^DNS: /],
    ['net::ERR_CONNECTION_REFUSED', 'unreachable', /^connection refused: /],
    ['net::ERR_INTERNET_DISCONNECTED', 'unreachable', /^no route: /],
    ['net::ERR_TIMED_OUT', 'unreachable', /^no connection in time: /],
    ['net::ERR_CONNECTION_RESET', 'unreachable', /^connection reset: /],
    ['net::ERR_EMPTY_RESPONSE', 'unreachable', /^connection reset: /],
    ['net::ERR_PROXY_CONNECTION_FAILED', 'unreachable', /^proxy: /],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'unreachable', /^TLS: /],
    ['net::ERR_CONTENT_LENGTH_MISMATCH', 'changed', /^truncated answer: /],
    ['net::ERR_INCOMPLETE_CHUNKED_ENCODING', 'changed', /^truncated answer: /],
    ['net::ERR_CONTENT_DECODING_FAILED', 'changed', /^malformed answer: /],
    ['net::ERR_INVALID_HTTP_RESPONSE', 'changed', /^malformed answer: /],
    ['net::ERR_SOMETHING_NEW', 'unreachable', /^network: net::ERR_SOMETHING_NEW/],
  ])('names %s of Chromium', (message, reason, observed) => {
    expect(networkFailure(new Error(message), false)).toMatchObject({
      reason,
      observed: expect.stringMatching(observed),
    });
  });

  it('takes a connection closed within the answer for a truncated answer', () => {
    expect(networkFailure(coded('UND_ERR_SOCKET', 'other side closed'), true)).toMatchObject({
      reason: 'changed',
      retry: 'once',
      observed: 'truncated answer: UND_ERR_SOCKET other side closed',
    });
    expect(networkFailure(coded('ECONNRESET'), true)).toMatchObject({ reason: 'unreachable' });
  });

  it('looks through wrappers to the cause', () => {
    const cause = coded('ENOTFOUND', 'getaddrinfo ENOTFOUND source.example');
    expect(networkFailure(new TypeError('fetch failed', { cause }), false)?.observed).toBe(
      'DNS: getaddrinfo ENOTFOUND source.example',
    );
    const both = Object.assign(new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:9')]), {
      code: 'ECONNREFUSED',
    });
    expect(networkFailure(both, false)?.observed).toBe('connection refused: connect ECONNREFUSED ::1:9');
  });

  it.each([
    new TypeError('x is not a function'),
    coded('ERR_INVALID_URL', 'Invalid URL'),
    coded('ERR_ASSERTION'),
    coded('UND_ERR_INVALID_ARG'),
    'a string',
  ])('does not take a fault of the program for one of the network: %s', (error) => {
    expect(networkFailure(error, false)).toBeUndefined();
  });
});
