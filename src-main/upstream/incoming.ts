import type { Dispatcher } from 'undici';
import type { TransportResponse } from './transport';

/** So much of a body may wait to be read before its sender is held back. */
const mostWaitingBytes = 128 * 1024;

/**
 * Sends a request and resolves once the answer's headers are there; its body may still be encoded. undici's own
 * `request` makes a stream of every body, which takes as long as all the rest that a small answer needs.
 *
 * Rejects, as does reading the body, with undici's error, or with the signal's reason when it aborts.
 */
export function receive(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let controller: Dispatcher.DispatchController | undefined;
    let body: IncomingBody | undefined;

    const abort = () => {
      if (controller === undefined) fail(signal.reason as Error);
      else controller.abort(signal.reason as Error);
    };
    const release = () => signal.removeEventListener('abort', abort);
    const fail = (error: Error) => {
      release();
      if (body === undefined) reject(error);
      else body.fail(error);
    };
    signal.addEventListener('abort', abort, { once: true });

    dispatcher.dispatch(request, {
      onRequestStart(given) {
        controller = given;
        if (signal.aborted) given.abort(signal.reason as Error);
      },
      onResponseStart(given, status, headers) {
        // What is only announced (100, 103) is no answer yet.
        if (status < 200) return;
        body = new IncomingBody(given);
        resolve({ status, headers, body });
      },
      onResponseData: (_, chunk) => body?.push(chunk),
      onResponseEnd() {
        release();
        body?.end();
      },
      onResponseError: (_, error) => fail(error),
    });
  });
}

type Next = IteratorResult<Uint8Array, undefined>;

/** The bytes of one answer as they come, for one reader. */
class IncomingBody implements AsyncIterableIterator<Uint8Array, undefined> {
  readonly #controller: Dispatcher.DispatchController;
  #chunks: Uint8Array[] = [];
  #waitingBytes = 0;
  #isWhole = false;
  #error: Error | undefined;
  #reader: { resolve(next: Next): void; reject(error: Error): void } | undefined;

  constructor(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
  }

  push(chunk: Uint8Array): void {
    if (this.#reader !== undefined) return this.#serve({ done: false, value: chunk });
    this.#chunks.push(chunk);
    this.#waitingBytes += chunk.byteLength;
    if (this.#waitingBytes > mostWaitingBytes) this.#controller.pause();
  }

  end(): void {
    this.#isWhole = true;
    this.#serve({ done: true, value: undefined });
  }

  /** What came before a failure is no part of an answer. */
  fail(error: Error): void {
    this.#error = error;
    this.#chunks = [];
    this.#reader?.reject(error);
    this.#reader = undefined;
  }

  next(): Promise<Next> {
    const chunk = this.#chunks.shift();
    if (chunk !== undefined) {
      this.#waitingBytes -= chunk.byteLength;
      if (this.#chunks.length === 0 && this.#controller.paused) this.#controller.resume();
      return Promise.resolve({ done: false, value: chunk });
    }
    if (this.#error !== undefined) return Promise.reject(this.#error);
    if (this.#isWhole) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  /** The reader has seen enough. */
  return(): Promise<Next> {
    if (!this.#isWhole && this.#error === undefined)
      this.#controller.abort(new Error('the rest of the answer is not wanted'));
    this.#chunks = [];
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #serve(next: Next): void {
    this.#reader?.resolve(next);
    this.#reader = undefined;
  }
}
