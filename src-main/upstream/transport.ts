/**
 * One HTTP request and its answer: no redirect followed, no cookie kept, nothing retried, certificates always verified.
 * `node-transport.ts` implements it with undici, `shell/electron-transport.ts` with Electron's network stack.
 *
 * Resolves once the answer's headers are there, whatever its status. Rejects, as does reading the body, with the error
 * of the network library (`failure.ts` knows its codes) or with an `AbortError` when the signal aborts.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export interface TransportRequest {
  readonly url: string;
  readonly method: string;
  /** Lower-case names. What the transport itself negotiates (`accept-encoding`, `host`, `content-length`) is left to it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Ends the request, and the body while it is being read. */
  readonly signal: AbortSignal;
  /** PEM certificates that complete a chain; none of them is trusted for itself. */
  readonly intermediates: readonly string[];
}

export interface TransportResponse {
  readonly status: number;
  /** Lower-case names, as the server sent them; `set-cookie` may come several times. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body without its content encoding. Must be read to the end, or left early, so that the connection is freed. */
  readonly body: AsyncIterable<Uint8Array>;
}
