import { ipcMain, type WebContents } from 'electron';
import { channels } from '@shared/channels';
import type { Channel, EventName, Events } from '@shared/ipc';
import type { Log } from '../launch/log';
import type { Handlers } from './handlers/handlers';
import { isTrusted } from './sender';

/**
 * Opens every channel of the contract to the windows that `trust` names, and to nobody else.
 * @param painted the validators are not loaded before, because this process has a part in the first picture
 * @param load resolves to the handlers once what the channel needs is there
 */
export function registerIpc(
  painted: Promise<void>,
  load: (channel: Channel) => Promise<Handlers>,
  log: Log,
): { trust(contents: WebContents): void } {
  const windows = new Set<number>();
  for (const channel of channels) {
    ipcMain.handle(channel, async (event, payload: unknown) => {
      await painted;
      const { dispatch, refuse } = await import('./dispatch');
      if (isTrusted(event, windows)) return dispatch(channel, payload, await load(channel), log);
      log.error(channel, new Error('a message from a sender that is not trusted'));
      return refuse('sender');
    });
  }
  return {
    trust(contents) {
      const { id } = contents;
      windows.add(id);
      contents.once('destroyed', () => windows.delete(id));
    },
  };
}

/** Tells a window something; does nothing once it is gone. */
export function send<E extends EventName>(contents: WebContents, event: E, payload: Events[E]): void {
  if (!contents.isDestroyed()) contents.send(event, payload);
}
