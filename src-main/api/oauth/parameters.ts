/** The parameters of a request; undefined when one of them occurs more than once, which OAuth 2.1 forbids. */
export function parametersOf(given: URLSearchParams): ReadonlyMap<string, string> | undefined {
  const entries = [...given];
  const parameters = new Map(entries.filter(([, value]) => value !== ''));
  return new Set(entries.map(([name]) => name)).size === entries.length ? parameters : undefined;
}
