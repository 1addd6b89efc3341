import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../engine/clock';
import type { GrantSubject } from './grants';

/** What a person allowed, until the client fetches its tokens. */
export interface Permission extends GrantSubject {
  readonly redirectUri: string;
  /** S256 of the verifier that only the client knows (RFC 7636). */
  readonly challenge: string;
}

/** What a client shows when it fetches its tokens. */
export interface Presented {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
  /** The audience it named; the one of the permission when it named none. */
  readonly resource: string | undefined;
}

/** Authorization codes: good once, for a minute, for the client that asked. They live in memory, as hashes. */
export interface Codes {
  issue(permission: Permission): string;
  /**
   * Takes a code. Whatever is presented with it, it is good for nothing afterwards.
   * @returns the permission, or the grant that an earlier use of the code has opened, or undefined when it proves nothing
   */
  take(presented: Presented): Taken | undefined;
}

export type Taken =
  | { readonly permission: Permission; readonly opened: (grantId: string) => void }
  | { readonly replayedGrant: string };

const goodForMs = 60_000;

interface Kept {
  readonly permission: Permission;
  readonly expiresAt: number;
  isTaken: boolean;
  grantId: string | null;
}

export function createCodes(clock: Clock): Codes {
  const codes = new Map<string, Kept>();

  function dropExpired(): void {
    for (const [sha256, { expiresAt }] of codes) if (expiresAt <= clock.now()) codes.delete(sha256);
  }

  return {
    issue(permission) {
      dropExpired();
      const code = randomBytes(32).toString('base64url');
      const expiresAt = clock.now() + goodForMs;
      codes.set(hash(code).toString('hex'), { permission, expiresAt, isTaken: false, grantId: null });
      return code;
    },
    take(presented) {
      dropExpired();
      const kept = codes.get(hash(presented.code).toString('hex'));
      if (kept === undefined) return undefined;
      if (kept.isTaken) return kept.grantId === null ? undefined : { replayedGrant: kept.grantId };
      kept.isTaken = true;
      if (!isFor(kept.permission, presented)) return undefined;
      return {
        permission: kept.permission,
        opened(grantId) {
          kept.grantId = grantId;
        },
      };
    },
  };
}

function isFor({ client, redirectUri, challenge, resource }: Permission, presented: Presented): boolean {
  return (
    client.id === presented.clientId &&
    redirectUri === presented.redirectUri &&
    (presented.resource === undefined || presented.resource === resource) &&
    /^[\w.~-]{43,128}$/.test(presented.verifier) &&
    timingSafeEqual(hash(presented.verifier), Buffer.from(challenge, 'base64url'))
  );
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
