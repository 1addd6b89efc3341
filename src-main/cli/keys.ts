import { randomUUID } from 'node:crypto';
import { Failure } from '@shared/failure';
import type { ApiKeyView } from '@shared/service';
import { createKeys, type Keys } from '../api/keys';
import { systemClock } from '../engine/clock';
import type { Session } from './session';

/** `keys create NAME`: prints the new key; it cannot be shown again. */
export async function createKey(
  session: Session,
  name: string,
  { organization }: { readonly organization?: string },
): Promise<number> {
  const { key, view } = (await keysOf(session)).create(name, organization);
  await session.output.json({ api_key: key, ...shown(view) });
  return 0;
}

/** `keys list`: every key, revoked ones too. */
export async function listKeys(session: Session): Promise<number> {
  await session.output.json((await keysOf(session)).list().map(shown));
  return 0;
}

/** `keys revoke ID`: the key is refused from now on, also by a service that runs. */
export async function revokeKey(session: Session, id: string): Promise<number> {
  if (!(await keysOf(session)).revoke(id))
    throw new Failure('not_found', {
      es: 'No hay una clave vigente así.',
      en: 'There is no such valid key.',
    });
  await session.output.json({ id, revoked: true });
  return 0;
}

async function keysOf({ workspace }: Session): Promise<Keys> {
  const { store } = await workspace();
  return createKeys(store, systemClock, randomUUID, 'cli');
}

function shown({ id, name, organization, createdAt, lastUsedAt, uses, revokedAt }: ApiKeyView) {
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    id,
    name,
    organization: organization.name,
    created_at: time(createdAt),
    last_used_at: time(lastUsedAt),
    uses,
    revoked_at: time(revokedAt),
  };
}
