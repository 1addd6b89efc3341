import { isIP } from 'node:net';

/**
 * Whether an official page may load something: the web and what the page made itself, but nothing of this machine or the
 * network around it, other than the origins that the source was redirected to.
 */
export function mayLoad(address: string, origins: readonly string[]): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (['data:', 'blob:', 'about:'].includes(url.protocol)) return true;
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)) return false;
  return origins.includes(url.origin) || !isNear(url.hostname);
}

/** Names and addresses that lead to this machine or to a private network. */
export function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 4) {
    const [a = 0, b = 0] = host.split('.').map(Number);
    return (
      [0, 10, 127].includes(a) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b <= 31) ||
      (a === 192 && b === 168) ||
      (a === 100 && b >= 64 && b <= 127) ||
      a >= 224
    );
  }
  // Global unicast is 2000::/3; everything else is local, private or an IPv4 address in disguise.
  if (isIP(host) === 6) return !/^[23]/.test(host);
  return !host.includes('.') || /\.(local|localhost|internal|home|lan|arpa)\.?$/.test(host);
}
