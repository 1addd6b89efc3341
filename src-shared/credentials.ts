import { LookupError } from './errors';
import type { Credential, Source } from './operations/operation';

/** The longest credential that is taken, in characters. */
export const longestCredential = 1000;

/** A source's credential by its id. Throws when its contract names no such one: a mistake of the adapter. */
export function credentialOf(source: Source, id: string): Credential {
  const credential = source.credentials?.find((entry) => entry.id === id);
  if (credential === undefined) throw new Error(`${source.id} has no credential ${id}`);
  return credential;
}

/** The environment variable from which the command line and its service take a credential. */
export function credentialVariable(source: string, id: string): string {
  return `EXPEDIENTE_CREDENTIAL_${source}_${id}`.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
}

/** The credential that stand-ins accept, and the only one they are sent: a person's own never takes part in practice. */
export function practiceCredential(source: string, id: string): string {
  return `practice-${source}-${id}`;
}

/**
 * The error of a lookup that lacks a credential, or whose credential the source refused (`upstream_error`,
 * `credential_missing` or `credential_refused`).
 * @param answer what the source said when it refused
 */
export function credentialError(
  reason: 'credential_missing' | 'credential_refused',
  source: Source,
  id: string,
  answer: { readonly upstream_status?: number; readonly source_message?: string } = {},
): LookupError {
  const { url } = credentialOf(source, id);
  const credential = { id, url, variable: credentialVariable(source.id, id) };
  return new LookupError({
    code: 'upstream_error',
    details: { reason, source: source.id, credential, ...answer },
  });
}
