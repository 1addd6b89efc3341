import type { Answers, Bridge, Channel, EventName, Events, IpcFailure, IpcReply, Request } from '@shared/ipc';
import type { Text } from '@shared/text';

declare global {
  interface Window {
    readonly expediente: Bridge;
  }
}

/** A request that the main process refused or could not fulfil, with words for the person. */
class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: IpcFailure['code'];
  readonly words: Text;

  constructor(failure: IpcFailure) {
    super(failure.message.en);
    this.code = failure.code;
    this.words = failure.message;
  }
}

/** Sends one request to the main process. Throws `BridgeError` when it fails there. */
export async function call<C extends Channel>(channel: C, request: Request<C>): Promise<Answers[C]> {
  const send: (request: Request<C>) => Promise<IpcReply<C>> = window.expediente.call[channel];
  const reply = await send(request);
  if (!reply.ok) throw new BridgeError(reply.failure);
  return reply.value;
}

/** Listens to what the main process tells by itself; returns the way to stop. */
export function listen<E extends EventName>(event: E, listener: (payload: Events[E]) => void): () => void {
  const subscribe: (listener: (payload: Events[E]) => void) => () => void = window.expediente.on[event];
  return subscribe(listener);
}

const unexpected: Text = {
  es: 'La ventana no pudo completar la acción. Cierre y abra la aplicación; lo guardado se conserva.',
  en: 'The window could not complete the action. Close and open the application; what was saved is kept.',
};

/** The sentence for anything that was thrown on the way to the main process. */
export function failureWords(error: unknown): Text {
  return error instanceof BridgeError ? error.words : unexpected;
}
