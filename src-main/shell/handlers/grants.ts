import { randomUUID } from 'node:crypto';
import { Failure } from '@shared/failure';
import { createGrants, type Grants } from '../../api/oauth/grants';
import { systemClock } from '../../engine/clock';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `service.grants.${string}` | `service.consent.${string}`>;

export function grantHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const grants = (): Grants => createGrants(desk.workspace().store, systemClock, randomUUID, 'window');
  return {
    'service.grants.list': () => grants().list(),
    'service.grants.revoke'({ id }) {
      if (!grants().end(id, 'person'))
        throw new Failure('not_found', {
          es: 'Ese permiso ya no existe.',
          en: 'That permission no longer exists.',
        });
      desk.changed('grants');
      return null;
    },
    'service.consent.pending': () => desk.consent.pending(),
    'service.consent.answer'({ id, allow }) {
      desk.consent.answer(id, allow);
      return null;
    },
  };
}
