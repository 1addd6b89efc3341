import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorBody } from '@shared/errors';

/** An answer of the service, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The error of the body; throws when it has none. */
  readonly error: ErrorBody['error'];
}

/** Asks with a POST of JSON unless told otherwise. */
export async function ask(
  url: string,
  { key, headers = {}, json, ...init }: RequestInit & { key?: string; json?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...init,
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(headers as Record<string, string>),
    },
  });
  const { status } = response;
  const body: unknown = await response.json();
  return {
    status,
    headers: response.headers,
    body,
    get error() {
      const { error } = body as Partial<ErrorBody>;
      if (error === undefined) throw new Error(`status ${status} without an error`);
      return error;
    },
  };
}

/** Sends bytes as they are and reads until the service closes the connection. */
export async function sendRaw(port: number, request: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ', 2)[1]), body: JSON.parse(body) };
}
