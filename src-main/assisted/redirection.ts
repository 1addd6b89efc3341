import type { OriginMap } from '@shared/settings';

/** Addresses of a source, and where they are really asked when the origin map redirects them. */
export interface Redirection {
  to(url: string): string;
  /** The source's own address of a page that came from where it was redirected. */
  from(url: string): string;
}

export function redirection(originMap: OriginMap): Redirection {
  const back = new Map(Object.entries(originMap).map(([source, target]) => [target, source]));
  const moved = (url: string, origin: string | undefined) =>
    origin === undefined ? url : origin + url.slice(new URL(url).origin.length);
  return {
    to: (url) => moved(url, originMap[new URL(url).origin]),
    from: (url) => moved(url, back.get(new URL(url).origin)),
  };
}
