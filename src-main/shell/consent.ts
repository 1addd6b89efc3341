import { randomUUID } from 'node:crypto';
import { Failure } from '@shared/failure';
import type { ConsentRequest, ConsentView } from '@shared/grants';

/** The questions that programs put to the person at the window before they may use the tool server. */
export interface ConsentDesk {
  /**
   * Asks the person; resolves to what they answer.
   * @param signal ends the question, which is a no
   */
  ask(request: ConsentRequest, signal: AbortSignal): Promise<boolean>;
  /** The oldest first. */
  pending(): readonly ConsentView[];
  /** Throws `Failure` (`not_found`) when the question has ended. */
  answer(id: string, allow: boolean): void;
}

/**
 * @param onChange told when a question came or ended
 * @param onQuestion told when one came, so that the window can come to the front
 */
export function createConsentDesk(onChange: () => void, onQuestion: () => void): ConsentDesk {
  const open = new Map<string, { readonly view: ConsentView; readonly settle: (allow: boolean) => void }>();

  return {
    ask(request, signal) {
      if (signal.aborted) return Promise.resolve(false);
      const id = randomUUID();
      return new Promise((resolve) => {
        const settle = (allow: boolean): void => {
          signal.removeEventListener('abort', refuse);
          open.delete(id);
          resolve(allow);
          onChange();
        };
        const refuse = (): void => settle(false);
        signal.addEventListener('abort', refuse, { once: true });
        open.set(id, { view: { ...request, id }, settle });
        onChange();
        onQuestion();
      });
    },
    pending: () => [...open.values()].map(({ view }) => view),
    answer(id, allow) {
      const question = open.get(id);
      if (question === undefined)
        throw new Failure('not_found', {
          es: 'El programa ya no espera la respuesta. Si hace falta, volverá a preguntar.',
          en: 'The program no longer waits for the answer. It will ask again if it needs to.',
        });
      question.settle(allow);
    },
  };
}
