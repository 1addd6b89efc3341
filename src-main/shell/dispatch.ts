import { describeError, LookupError } from '@shared/errors';
import { Failure } from '@shared/failure';
import { fullDiskWords, isFullDisk } from '@shared/full-disk';
import { requests, type Channel, type IpcFailure, type IpcReply } from '@shared/ipc';
import type { Log } from '../launch/log';
import type { Handlers } from './handlers/handlers';

/** Size of a request, in bytes of its buffers and characters of its texts and numbers. */
const maxSize = 2_000_000;
/** A list that was dropped on the window. */
const maxFileSize = 100_000_000;

/**
 * Answers one message of the window: checks its payload against the contract, runs its handler, and turns whatever goes
 * wrong into data. Never rejects.
 */
export async function dispatch<C extends Channel>(
  channel: C,
  payload: unknown,
  handlers: Handlers,
  log: Log,
): Promise<IpcReply<C>> {
  const limit = channel === 'drafts.openBytes' ? maxFileSize : maxSize;
  if (!isWithin(payload, limit)) return refuse('larger than any request of the window');
  const checked = requests[channel].safeParse(payload);
  if (!checked.success) {
    log.error(channel, checked.error);
    return refuse(checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; '));
  }
  try {
    // The compiler cannot see that the schema and the handler belong to the same channel.
    const handle = handlers[channel] as (request: unknown) => Promise<never>;
    return { ok: true, value: await handle(checked.data) };
  } catch (error) {
    return { ok: false, failure: failureOf(error, channel, log) };
  }
}

/** A message that the window as it was written does not send. */
export function refuse(what: string): { readonly ok: false; readonly failure: IpcFailure } {
  return {
    ok: false,
    failure: {
      code: 'bad_request',
      message: {
        es: `La ventana pidió algo que la aplicación no acepta (${what}).`,
        en: `The window asked for something that the application does not accept (${what}).`,
      },
    },
  };
}

function failureOf(error: unknown, channel: Channel, log: Log): IpcFailure {
  if (error instanceof Failure) return { code: error.code, message: error.words };
  if (error instanceof LookupError)
    return {
      code: error.value.code === 'internal_error' ? 'internal' : 'bad_request',
      message: { es: describeError(error.value, 'es'), en: describeError(error.value, 'en') },
    };
  log.error(channel, error);
  if (isFullDisk(error)) return { code: 'internal', message: fullDiskWords };
  return {
    code: 'internal',
    message: {
      es: 'La aplicación falló al hacerlo. El error quedó en el registro técnico; lo guardado no cambió.',
      en: 'The application failed to do it. The error is in the technical log; what was saved did not change.',
    },
  };
}

/** Whether a payload, which came through the structured clone and may hold itself, is no larger than `limit`. */
function isWithin(payload: unknown, limit: number): boolean {
  const seen = new Set<object>();
  const open: unknown[] = [payload];
  let size = 0;
  for (let value = open.pop(); size <= limit; value = open.pop()) {
    size += 1;
    if (typeof value === 'string') size += value.length;
    else if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) size += value.byteLength;
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      for (const [key, member] of Object.entries(value)) {
        size += key.length;
        open.push(member);
      }
    }
    if (open.length === 0) return size <= limit;
  }
  return false;
}
