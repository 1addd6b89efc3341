import { Failure } from '@shared/failure';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = 'service.status' | Extract<keyof Handlers, `service.keys.${string}`>;

export function serviceHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  return {
    'service.status': () => desk.service().status(),
    'service.keys.list': () => desk.service().keys.list(),
    'service.keys.create': ({ name, organization }) => desk.service().keys.create(name, organization),
    'service.keys.revoke'({ id }) {
      if (desk.service().keys.revoke(id)) return null;
      throw new Failure('conflict', {
        es: 'Esa clave ya estaba revocada.',
        en: 'That key had been revoked before.',
      });
    },
  };
}
