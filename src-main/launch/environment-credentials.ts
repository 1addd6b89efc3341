import { credentialVariable } from '@shared/credentials';

/**
 * The credentials of sources that the environment holds, for the command line and its service: one variable each, such as
 * `EXPEDIENTE_CREDENTIAL_LEGALIZE_KEY`. An empty variable is none.
 */
export function environmentCredentials(
  environment: Readonly<Record<string, string | undefined>>,
): (source: string, id: string) => string | null {
  return (source, id) => environment[credentialVariable(source, id)]?.trim() || null;
}
