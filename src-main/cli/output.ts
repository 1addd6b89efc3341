import type { Writable } from 'node:stream';

/** The reader of the output went away, as `head` does. */
export class BrokenPipe extends Error {
  override readonly name = 'BrokenPipe';
}

export interface Output {
  /** Writes to standard output; resolves once it was taken. Rejects with `BrokenPipe`. */
  write(text: string): Promise<void>;
  /** Writes one JSON document, indented for a person at a terminal. */
  json(value: unknown): Promise<void>;
  /** Says something to the person, on standard error. */
  say(text: string): void;
  /** Shows where long work stands: one line that is written over at a terminal, a line now and then elsewhere. */
  progress(text: string): void;
}

interface Stream extends Writable {
  readonly isTTY?: boolean;
}

/** Between two lines of progress where they are kept, milliseconds. */
const keptProgressEvery = 5000;

export function createOutput(stdout: Stream, stderr: Stream, now: () => number): Output {
  let lastProgress = -Infinity;
  let isLineOpen = false;
  // Without a listener a broken pipe would end the process; `write` tells of it.
  const ignore = (): void => undefined;
  stdout.on('error', ignore);
  stderr.on('error', ignore);

  const write = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      stdout.write(text, (error) => {
        if (!error) return resolve();
        const { code } = error as NodeJS.ErrnoException;
        const isGone = code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
        reject(isGone ? new BrokenPipe('the reader went away', { cause: error }) : error);
      });
    });

  return {
    write,
    json: (value) => write(`${JSON.stringify(value, null, stdout.isTTY ? 2 : 0)}\n`),
    say(text) {
      stderr.write(`${isLineOpen ? '\n' : ''}${text}\n`);
      isLineOpen = false;
    },
    progress(text) {
      if (stderr.isTTY) {
        stderr.write(`\r\u001b[K${text}`);
        isLineOpen = true;
      } else if (now() - lastProgress >= keptProgressEvery) {
        lastProgress = now();
        stderr.write(`${text}\n`);
      }
    },
  };
}
