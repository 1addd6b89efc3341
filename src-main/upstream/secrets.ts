/** What stands in the place of a secret. Addresses and forms carry it as it is, so that evidence can be read again. */
export const removed = '*removed*';

const secret = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-app-token',
  'x-api-key',
  'chave-api-dados',
  'x-subscription-token',
]);

/** Whether a header is a secret by its name alone. @param name in lower case */
export function isSecretHeader(name: string): boolean {
  return secret.has(name);
}

/** The headers as they may be kept: their names all, the values of secret ones not. Names are lower-case. */
export function withoutSecrets(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = { ...headers };
  for (const name of Object.keys(kept)) if (isSecretHeader(name)) kept[name] = removed;
  return kept;
}
