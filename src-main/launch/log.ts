import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The technical log: what failed and where, for the person who mends it. */
export interface Log {
  /** `where` names the part that caught the error, such as a channel. Never throws. */
  error(where: string, error: unknown): void;
}

const maxBytes = 1_000_000;
const keptFiles = 3;

/**
 * A log in the folder `logs`, a JSON line for each error, of at most three files of a megabyte. Neither messages nor
 * payloads are written, because both may name a person; an error is its class, its code, the frames of its stack and
 * its causes. Where the file cannot be written, the line goes to standard error.
 * @param now epoch milliseconds
 */
export function openLog(dataDir: string, now: () => number): Log {
  const folder = join(dataDir, 'logs');
  const file = join(folder, 'expediente.log');
  return {
    error(where, error) {
      const line = `${JSON.stringify({ at: new Date(now()).toISOString(), where, error: describe(error) })}\n`;
      try {
        mkdirSync(folder, { recursive: true });
        rotate(file);
        appendFileSync(file, line);
      } catch {
        // A full disk is a reason to be told of and none to end what is under way.
        process.stderr.write(line);
      }
    },
  };
}

interface LoggedError {
  readonly name: string;
  readonly code?: string;
  readonly frames?: readonly string[];
  readonly cause?: LoggedError;
}

function describe(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    frames: frames(error),
    ...(error.cause !== undefined && depth < 5 ? { cause: describe(error.cause, depth + 1) } : {}),
  };
}

/** The stack without the message above it, which may run over several lines. */
function frames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 20);
}

function rotate(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < maxBytes) return;
  for (let index = keptFiles - 1; index > 0; index -= 1) {
    const from = index === 1 ? file : `${file}.${index - 1}`;
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${index}`);
  }
}
