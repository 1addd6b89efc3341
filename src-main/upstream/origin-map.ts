import type { OriginMap } from '@shared/settings';

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address leads to this machine. */
export function isLoopback(url: string): boolean {
  return loopback.test(new URL(url).hostname);
}

/** The source's own address of a `url` that names the origin which `origin` is redirected to. */
export function restored(map: OriginMap, origin: string, url: string): string {
  const target = map[origin];
  const named = new URL(url).origin;
  return named === target ? origin + url.slice(named.length) : url;
}
