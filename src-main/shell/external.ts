/**
 * The address to give to the system's browser, or null when it may not be opened: `https:`, no credentials, and a host of
 * one of the sources, so that nothing a source answers can send a person elsewhere.
 * @param hosts names in lower case, as `URL` writes them
 */
export function externalAddress(address: string, hosts: ReadonlySet<string>): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return hosts.has(url.hostname) ? url.href : null;
}

/** The hosts of the sources' pages. */
export function hostsOf(homepages: Iterable<string>): ReadonlySet<string> {
  return new Set([...homepages].map((homepage) => new URL(homepage).hostname));
}
