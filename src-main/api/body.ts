import type { RequestReason } from '@shared/errors';

const maxBytes = 1024 * 1024;
/** No body of the interface is deeper than a few levels; whatever walks a body may call itself for each. */
const maxDepth = 64;

/** What was sent, or why it is no JSON. */
export type Body = { readonly value: unknown } | { readonly reason: RequestReason };

/** Reads the body of a request, of which nothing is known yet. Rejects when the client leaves before its end. */
export async function readBody(request: Request): Promise<Body> {
  const { headers } = request;
  if (!isJson(headers)) return { reason: 'content_type' };
  if (Number(headers.get('content-length')) > maxBytes) return { reason: 'body_too_large' };
  // Not touched before: the server drops by itself only a body that nobody has begun to read.
  const bytes = await readAll(request.body);
  return bytes === undefined ? { reason: 'body_too_large' } : parse(bytes);
}

/** The fields of a form; undefined when it is none. Rejects when the client leaves before its end. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/x-www-form-urlencoded') return undefined;
  const bytes = await readAll(request.body);
  return bytes === undefined ? undefined : new URLSearchParams(new TextDecoder().decode(bytes));
}

function isJson(headers: Request['headers']): boolean {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const isUtf8 = parameters.every((parameter) => /^\s*(charset\s*=\s*"?utf-?8"?\s*)?$/.test(parameter));
  const coding = headers.get('content-encoding') ?? 'identity';
  return type.trim() === 'application/json' && isUtf8 && coding === 'identity';
}

/** undefined when there is more than a body may have. */
async function readAll(body: Request['body']): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      void discard(reader);
      return undefined;
    }
    chunks.push(value);
  }
}

/** Reads on, so that the connection can be used again; the server ends it when that takes too long. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client has left, or the server has ended the connection.
  }
}

function parse(bytes: Uint8Array): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const fault = faultOf(text);
    return fault === undefined ? { value: JSON.parse(text) } : { reason: fault };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return { reason: 'malformed_body' };
    throw error;
  }
}

/**
 * What is wrong with a JSON text that a parser would take: deeper than anybody needs, or an object that names a member
 * twice, of which parsers keep now the one, now the other (RFC 8259, 4). undefined when nothing is, or it is no JSON.
 */
function faultOf(text: string): RequestReason | undefined {
  /** The member names of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = [];
  for (const [token, string, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[[\]{}]/gs)) {
    if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > maxDepth) return 'malformed_body';
    } else if (string === undefined) open.pop();
    else if (colon !== undefined) {
      const names = open.at(-1);
      // «a» and «\u0061» are one name.
      const name = JSON.parse(string) as string;
      if (names?.has(name) === true) return 'duplicate_member';
      names?.add(name);
    }
  }
  return undefined;
}
