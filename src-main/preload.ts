import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { channels, eventNames, paintedMessage } from '@shared/channels';
import type { Bridge } from '@shared/ipc';

/*
 * The one opening between the window and the main process: a named function for each channel of the contract. The page
 * can name no other channel, and no listener ever holds Electron's event object.
 */

const call = Object.fromEntries(
  channels.map((channel) => [channel, (request: unknown) => ipcRenderer.invoke(channel, request)]),
) as unknown as Bridge['call'];

const on = Object.fromEntries(
  eventNames.map((name) => [
    name,
    (listener: (payload: unknown) => void) => {
      const receive = (_event: IpcRendererEvent, payload: unknown): void => listener(payload);
      ipcRenderer.on(name, receive);
      return () => {
        ipcRenderer.off(name, receive);
      };
    },
  ]),
) as unknown as Bridge['on'];

contextBridge.exposeInMainWorld('expediente', { call, on } satisfies Bridge);

// The main process leaves the heavy work until the person sees something.
new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  ipcRenderer.send(paintedMessage);
}).observe({ type: 'paint' as 'measure', buffered: true });
