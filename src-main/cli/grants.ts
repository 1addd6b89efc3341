import { randomUUID } from 'node:crypto';
import { Failure } from '@shared/failure';
import { createGrants, type Grants } from '../api/oauth/grants';
import { systemClock } from '../engine/clock';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `grants`: what programs were allowed by OAuth. */
export function declareGrants({ program, text, execute }: Declaring): void {
  const grants = program
    .command('grants')
    .description(
      text(
        'lista y revoca lo que se permitió a programas por OAuth',
        'list and revoke what programs were allowed by OAuth',
      ),
    );
  grants
    .command('list')
    .description(
      text(
        'escribe en JSON los programas que pueden usar el servidor de herramientas',
        'print the programs that may use the tool server, as JSON',
      ),
    )
    .action(() => execute(listGrants));
  grants
    .command('revoke')
    .description(text('deja fuera a un programa desde ahora', 'put a program out from now on'))
    .argument('<id>', text('como lo escribe list', 'as list prints it'))
    .action((id: string) => execute((session) => revokeGrant(session, id)));
}

/** `grants list`: the programs that were let in by OAuth. */
async function listGrants(session: Session): Promise<number> {
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
async function revokeGrant(session: Session, id: string): Promise<number> {
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
