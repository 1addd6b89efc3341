import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

export function cameraHandlers(desk: DeskContext): Pick<Handlers, 'cameras.snapshot'> {
  return { 'cameras.snapshot': ({ url }) => desk.workspace().snapshot(url) };
}
