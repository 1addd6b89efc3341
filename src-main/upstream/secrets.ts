const secret = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-app-token']);

/** The headers as they may be kept: their names all, the values of secret ones not. Names are lower-case. */
export function withoutSecrets(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.has(name) ? '[removed]' : value]),
  );
}
