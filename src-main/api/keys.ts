import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApiKeyView, NewApiKey } from '@shared/service';
import { localOrganization } from '../engine/call';
import type { Clock, NewId } from '../engine/clock';
import type { Store } from '../store';
import type { ApiKey } from '../store/api-keys';

/** The keys of a workspace. A key is shown once, when it is made. */
export interface Keys {
  /** Makes a key of an organization, which is made with its first key. */
  create(name: string, organization?: string): NewApiKey;
  /** Every key, revoked ones too, newest first. */
  list(): readonly ApiKeyView[];
  /** @returns false when there is no such key, or it was revoked before */
  revoke(id: string): boolean;
  /** Makes a key of the local organization that ends with this process and is not kept. */
  createForThisRun(): string;
  /** The id of the organization that a presented key belongs to; undefined when it proves nothing. Counts the use. */
  organizationOf(presented: string): string | undefined;
  /** Writes the uses that were counted. They are written within a second anyway. */
  flush(): void;
}

/** `exp_`, the public id by which the key is found, and 256 random bits. */
const shape = /^exp_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;
const flushAfterMs = 1000;
const nobody = Buffer.alloc(32);

export function createKeys(store: Store, clock: Clock, newId: NewId, actor: string): Keys {
  const ofThisRun = new Map<string, Buffer>();
  const uses = new Map<string, { times: number; at: number }>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (uses.size === 0) return;
    store.transaction(() => {
      for (const [id, { times, at }] of uses) store.apiKeys.use(id, times, at);
    }, 'soon');
    uses.clear();
  }

  function count(id: string): void {
    uses.set(id, { times: (uses.get(id)?.times ?? 0) + 1, at: clock.now() });
    timer ??= setTimeout(flush, flushAfterMs).unref();
  }

  function organizationId(name: string): string {
    const known = store.apiKeys.organizationNamed(name);
    if (known !== undefined) return known.id;
    const id = newId();
    store.apiKeys.addOrganization({ id, name });
    return id;
  }

  const record = (action: string, id: string, organization: string): void => {
    store.audit.append({ at: clock.now(), actor, action, subject: id, detail: { organization } });
  };

  return {
    create(name, organization = localOrganization) {
      const { id, key } = newKey();
      return store.transaction(() => {
        const owner = organizationId(organization);
        const sha256 = hash(key).toString('hex');
        store.apiKeys.add({ id, name, organization: owner, sha256, createdAt: clock.now() });
        record('api_key.created', id, owner);
        const view = store.apiKeys.get(id);
        if (view === undefined) throw new Error('a key that was just written is not there');
        return { key, view: withoutProof(view) };
      });
    },
    list() {
      flush();
      return store.apiKeys.list().map(withoutProof);
    },
    revoke: (id) =>
      store.transaction(() => {
        const found = store.apiKeys.get(id);
        if (found === undefined || !store.apiKeys.revoke(id, clock.now())) return false;
        record('api_key.revoked', id, found.organization.id);
        return true;
      }),
    createForThisRun() {
      const { id, key } = newKey();
      ofThisRun.set(id, hash(key));
      return key;
    },
    organizationOf(presented) {
      const id = shape.exec(presented)?.[1];
      if (id === undefined) return undefined;
      const kept = store.apiKeys.get(id);
      const proof = ofThisRun.get(id) ?? (kept === undefined ? nobody : Buffer.from(kept.sha256, 'hex'));
      // An unknown id takes as long as a wrong secret.
      const isProven = timingSafeEqual(hash(presented), proof);
      if (!isProven) return undefined;
      if (kept === undefined) return localOrganization;
      if (kept.revokedAt !== null) return undefined;
      count(id);
      return kept.organization.id;
    },
    flush,
  };
}

function newKey(): { id: string; key: string } {
  const id = randomBytes(8).toString('hex');
  return { id, key: `exp_${id}_${randomBytes(32).toString('base64url')}` };
}

function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function withoutProof({ sha256: _proof, ...view }: ApiKey): ApiKeyView {
  return view;
}
