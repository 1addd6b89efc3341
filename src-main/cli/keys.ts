import { randomUUID } from 'node:crypto';
import { Failure } from '@shared/failure';
import type { ApiKeyView } from '@shared/service';
import { createKeys, type Keys } from '../api/keys';
import { systemClock } from '../engine/clock';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `keys`: who may ask the service. */
export function declareKeys({ program, text, read, execute }: Declaring): void {
  const keys = program
    .command('keys')
    .description(
      text('crea, lista y revoca las claves del servicio', 'make, list and revoke the keys of the service'),
    );
  keys
    .command('create')
    .description(
      text(
        'crea una clave y la escribe; no se puede volver a mostrar',
        'make a key and print it; it cannot be shown again',
      ),
    )
    .argument('<name>', text('para qué es la clave', 'what the key is for'), read.shortName)
    .option(
      '--organization <name>',
      text(
        'de quién es el cupo que gasta; se crea con su primera clave',
        'whose quota its lookups use; made with its first key',
      ),
      read.shortName,
    )
    .action((name: string, options: { organization?: string }) =>
      execute((session) => createKey(session, name, options)),
    );
  keys
    .command('list')
    .description(
      text(
        'escribe las claves en JSON, con su último uso y cuántas veces se usaron',
        'print the keys as JSON, with their last use and how often they were used',
      ),
    )
    .action(() => execute(listKeys));
  keys
    .command('revoke')
    .description(text('rechaza una clave desde ahora', 'refuse a key from now on'))
    .argument('<id>', text('como lo escribe list', 'as list prints it'))
    .action((id: string) => execute((session) => revokeKey(session, id)));
}

/** `keys create NAME`: prints the new key; it cannot be shown again. */
async function createKey(
  session: Session,
  name: string,
  { organization }: { readonly organization?: string },
): Promise<number> {
  const { key, view } = (await keysOf(session)).create(name, organization);
  await session.output.json({ api_key: key, ...shown(view) });
  return 0;
}

/** `keys list`: every key, revoked ones too. */
async function listKeys(session: Session): Promise<number> {
  await session.output.json((await keysOf(session)).list().map(shown));
  return 0;
}

/** `keys revoke ID`: the key is refused from now on, also by a service that runs. */
async function revokeKey(session: Session, id: string): Promise<number> {
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
