/** Hosts whose programs are on this machine. RFC 8252 wants the addresses; many clients register the name. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** An address to which an answer may be sent: HTTPS, or a program on this machine; no fragment, no user. */
export function redirectTarget(address: string): URL | undefined {
  if (address.length > 2000 || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.hash !== '' || address.includes('#') || url.username !== '' || url.password !== '')
    return undefined;
  return url.protocol === 'https:' || isLoopback(url) ? url : undefined;
}

/** A program on this machine, reached without TLS. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopbackHosts.has(hostname);
}

/**
 * Whether an address is one that a client registered: to the letter, but for the port of a program on this machine, which
 * is known only once it listens (RFC 8252, 7.3).
 */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (redirectTarget(address) === undefined) return false;
  return registered.some((known) => known === address || withoutPort(known) === withoutPort(address));
}

/** Without the port where it may vary; as it is elsewhere. */
function withoutPort(address: string): string {
  const url = new URL(address);
  if (!isLoopback(url)) return address;
  return address.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/?:]*)):\d+/i, '$1');
}
