import { useSyncExternalStore, type AnchorHTMLAttributes, type ReactNode } from 'react';

/*
 * Addresses of the window: `#/history/ID?tab=evidence`. A hash needs no server and survives a reload.
 */

export interface Place {
  readonly path: string;
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/** Reads a hash such as `#/history/ID?tab=evidence`. */
export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
  return {
    path: `/${segments.map(encodeURIComponent).join('/')}`,
    segments,
    query: new URLSearchParams(query),
  };
}

/** A segment that is no escaped text stands for itself, and leads nowhere. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

let place = readPlace(location.hash);
const listeners = new Set<() => void>();

window.addEventListener('hashchange', () => {
  place = readPlace(location.hash);
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the window is. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place);
}

/** The first part of where the window is, which names the screen: empty at the start. */
export function useArea(): string {
  return useSyncExternalStore(subscribe, () => place.segments[0] ?? '');
}

/** An address from its segments, each escaped: `address('history', id)`. */
export function address(...segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** Goes to an address such as `/history/ID`; `replace` leaves no step back. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace === true) location.replace(`#${to}`);
  else location.hash = to;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link inside the window. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={`#${to}`} {...rest}>
      {children}
    </a>
  );
}
