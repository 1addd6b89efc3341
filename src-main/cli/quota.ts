import { Failure } from '@shared/failure';
import { findOperation } from '@shared/operations';
import { localOrganization } from '../engine/call';
import { UsageError } from '../launch/options';
import type { Workspace } from '../workspace';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `quota`: what is left, and the limits. */
export function declareQuota({ program, text, read, execute }: Declaring): void {
  program
    .command('quota')
    .description(
      text(
        'escribe en JSON cuántas consultas quedan de cada operación; si se da un límite, lo fija primero',
        'print how many lookups are left of each operation, as JSON; sets a limit first when one is given',
      ),
    )
    .argument('[operation]', text('id de una operación', 'id of an operation'))
    .argument('[limit]', text('consultas en 24 horas', 'lookups in 24 hours'), read.wholeNumber)
    .option(
      '--organization <name>',
      text(
        'una que tenga claves; sin esta opción, la de la ventana',
        'one that has keys; the one of the window unless named',
      ),
      read.shortName,
    )
    .action((operation: string | undefined, limit: number | undefined, options: { organization?: string }) =>
      execute((session) => runQuota(session, operation, limit, options)),
    );
}

/** `quota [OPERATION LIMIT]`: prints the quotas of an organization as JSON, after setting one. */
async function runQuota(
  { output, workspace }: Session,
  operation: string | undefined,
  limit: number | undefined,
  { organization: name }: { readonly organization?: string },
): Promise<number> {
  if (operation !== undefined) {
    if (limit === undefined)
      throw new UsageError({
        es: 'quota necesita una operación y su límite, o ninguno.',
        en: 'quota needs an operation and its limit, or neither.',
      });
    if (findOperation(operation) === undefined)
      throw new UsageError({
        es: `No existe la operación ${operation}.`,
        en: `There is no operation ${operation}.`,
      });
  }
  const opened = await workspace();
  const organization = name === undefined ? localOrganization : organizationNamed(opened, name);
  if (operation !== undefined && limit !== undefined) opened.engine.setQuota(organization, operation, limit);
  await output.json(opened.engine.quota(organization));
  return 0;
}

function organizationNamed({ store }: Workspace, name: string): string {
  const found = store.apiKeys.organizationNamed(name);
  if (found !== undefined) return found.id;
  throw new Failure('not_found', {
    es: `No hay una organización «${name}»; se crea con su primera clave.`,
    en: `There is no organization "${name}"; it is made with its first key.`,
  });
}
