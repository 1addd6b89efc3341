import type { MessagePort, Worker } from 'node:worker_threads';
import type { IpcFailure } from '@shared/ipc';
import { Failure } from '@shared/failure';

/*
 * Calls into a worker thread: methods by name, one reply for each. A `Failure` keeps its code and words on the way back.
 */

/** What a worker offers. Arguments and answers are structured-cloned. */
export type Methods<T> = { readonly [K in keyof T]: (...args: never[]) => Promise<unknown> };

interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: IpcFailure }
  | { readonly id: number; readonly bug: string };

/** Answers the calls that come in over a port. */
export function serve<T extends Methods<T>>(port: MessagePort, methods: T): void {
  const table = methods as unknown as Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
  port.on('message', ({ id, method, args }: Call) => {
    const answer = async () => table[method]?.(...args);
    answer().then(
      (value) => port.postMessage({ id, value } satisfies Reply),
      (error: unknown) => port.postMessage(errorReply(id, error)),
    );
  });
}

function errorReply(id: number, error: unknown): Reply {
  if (error instanceof Failure) return { id, failure: { code: error.code, message: error.words } };
  return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The caller's side of a worker that is started with the first call and again after it died. */
export interface Remote<T extends Methods<T>> {
  call<K extends keyof T & string>(method: K, ...args: Parameters<T[K]>): ReturnType<T[K]>;
  /** Ends the worker; calls under way are rejected. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * @param start starts the worker
 * @param interrupted the failure of the calls that were under way when the worker died
 */
export function createRemote<T extends Methods<T>>(
  start: () => Worker,
  interrupted: (cause: unknown) => Failure,
): Remote<T> {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function abandon(cause: unknown): void {
    worker = null;
    const calls = [...waiting.values()];
    waiting.clear();
    for (const call of calls) call.reject(interrupted(cause));
  }

  function receive(reply: Reply): void {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker?.unref();
    if (call === undefined) return;
    if ('failure' in reply) call.reject(new Failure(reply.failure.code, reply.failure.message));
    else if ('bug' in reply) call.reject(new Error(reply.bug));
    else call.resolve(reply.value);
  }

  function running(): Worker {
    if (worker !== null) return worker;
    const started = start();
    started.on('message', receive);
    started.on('error', (error) => {
      if (worker === started) abandon(error);
    });
    started.on('exit', (code) => {
      if (worker === started) abandon(new Error(`the worker ended with code ${code}`));
    });
    worker = started;
    return started;
  }

  return {
    call(method, ...args) {
      const promise = new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const asked = running();
        // A call under way keeps the program alive; an open file alone does not.
        asked.ref();
        asked.postMessage({ id: lastId, method, args } satisfies Call, []);
      });
      return promise as ReturnType<T[typeof method]>;
    },
    async close() {
      const ending = worker;
      abandon(new Error('the worker was closed'));
      await ending?.terminate();
    },
  };
}
