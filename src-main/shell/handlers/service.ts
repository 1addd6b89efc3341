import { Failure } from '@shared/failure';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `service.${string}`>;

export function serviceHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  return {
    'service.status': () => desk.service().status(),
    'service.keys': () => desk.service().keys.list(),
    'service.createKey': ({ name, organization }) => desk.service().keys.create(name, organization),
    'service.revokeKey'({ id }) {
      if (desk.service().keys.revoke(id)) return null;
      throw new Failure('conflict', {
        es: 'Esa clave ya estaba revocada.',
        en: 'That key had been revoked before.',
      });
    },
  };
}
