import { randomUUID } from 'node:crypto';
import { Failure } from '@shared/failure';
import { createGrants, type Grants } from '../api/oauth/grants';
import { systemClock } from '../engine/clock';
import type { Session } from './session';

/** `grants list`: the programs that were let in by OAuth. */
export async function listGrants(session: Session): Promise<number> {
  const grants = (await grantsOf(session)).list();
  const time = (at: number) => new Date(at).toISOString();
  await session.output.json(
    grants.map(({ id, clientName, organization, resource, createdAt, renewedAt, expiresAt }) => ({
      id,
      client_name: clientName,
      organization,
      resource,
      created_at: time(createdAt),
      renewed_at: time(renewedAt),
      expires_at: time(expiresAt),
    })),
  );
  return 0;
}

/** `grants revoke ID`: the program's tokens are refused from now on, also by a service that runs. */
export async function revokeGrant(session: Session, id: string): Promise<number> {
  if (!(await grantsOf(session)).end(id, 'person'))
    throw new Failure('not_found', {
      es: 'No hay un permiso así.',
      en: 'There is no such permission.',
    });
  await session.output.json({ id, revoked: true });
  return 0;
}

async function grantsOf({ workspace }: Session): Promise<Grants> {
  const { store } = await workspace();
  return createGrants(store, systemClock, randomUUID, 'cli');
}
