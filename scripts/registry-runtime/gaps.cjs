// What libraries expect of a current runtime and Node 18.15 does not have. Electron 25 only, never in the product.
require('core-js/actual/array/from-async');
require('core-js/actual/iterator');
require('core-js/actual/map/group-by');
require('core-js/actual/object/group-by');
require('core-js/actual/promise/try');
require('core-js/actual/promise/with-resolvers');
require('core-js/actual/set');
require('core-js/actual/symbol/async-dispose');
require('core-js/actual/symbol/dispose');
const buffer = require('node:buffer');
const nodeCrypto = require('node:crypto');
const workerThreads = require('node:worker_threads');
const { ReadableStream } = require('node:stream/web');

class CustomEvent extends Event {
  constructor(type, options = {}) {
    super(type, options);
    this.detail = options.detail ?? null;
  }
}

const define = (target, values) => {
  for (const [name, value] of Object.entries(values)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
};

define(globalThis, { CustomEvent, File: buffer.File, crypto: nodeCrypto.webcrypto });

define(AbortSignal, {
  any(signals) {
    const controller = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) {
        controller.abort(signal.reason);
        break;
      }
      const forward = () => controller.abort(signal.reason);
      signal.addEventListener('abort', forward, { once: true, signal: controller.signal });
    }
    return controller.signal;
  },
});

define(URL, {
  canParse(url, base) {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  },
});

define(ReadableStream, {
  from(source) {
    const iterator = source[Symbol.asyncIterator]?.() ?? source[Symbol.iterator]();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        await iterator.return?.(reason);
      },
    });
  },
});

define(nodeCrypto, {
  hash: (algorithm, data, encoding = 'hex') => nodeCrypto.createHash(algorithm).update(data).digest(encoding),
});

// A worker thread is a world of its own, so it has to load this file as well.
const { Worker } = workerThreads;
workerThreads.Worker = class extends Worker {
  constructor(file, options = {}) {
    super(file, { ...options, execArgv: [...(options.execArgv ?? []), '--require', __filename] });
  }
};
