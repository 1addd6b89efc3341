import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CredentialState } from '@shared/ipc';
import { writeWhole } from '../launch/whole-file';

/** What the operating system offers to keep secrets with. */
export interface Keychain {
  isAvailable(): boolean;
  encrypt(text: string): Buffer;
  /** Throws when the keychain that encrypted it is another one, or locked for good. */
  decrypt(bytes: Buffer): string;
}

/** The credentials of sources: encrypted by the system's keychain, or in memory alone where there is none. */
export interface Credentials {
  /** Whether what is set now outlives the application. */
  readonly isKept: () => boolean;
  get(source: string, id: string): string | null;
  state(source: string, id: string): CredentialState;
  /** Replaces what was there; resolves when it is on the disk, or in memory. */
  set(source: string, id: string, value: string): Promise<void>;
  forget(source: string, id: string): Promise<void>;
}

const ownerOnly = 0o600;
const stored = z.record(z.string(), z.base64());

/**
 * Opens `credentials.json` of the data folder. It holds nothing but what the keychain encrypted; without a keychain it is
 * not written. A file that cannot be understood is put aside under another name.
 */
export function openCredentials(dataDir: string, keychain: Keychain): Credentials {
  const file = join(dataDir, 'credentials.json');
  const encrypted = new Map(Object.entries(readStored(file)));
  const inMemory = new Map<string, string>();
  let writing: Promise<unknown> = Promise.resolve();

  function write(): Promise<void> {
    const done = writing.then(() =>
      writeWhole(file, `${JSON.stringify(Object.fromEntries(encrypted), null, 2)}\n`, ownerOnly),
    );
    // The next one is written also when this one failed.
    writing = done.catch(() => undefined);
    return done;
  }

  function decrypted(key: string): string | null {
    const text = encrypted.get(key);
    if (text === undefined || !keychain.isAvailable()) return null;
    try {
      return keychain.decrypt(Buffer.from(text, 'base64'));
    } catch {
      // Its state says «unreadable», which is all that can be done about it.
      return null;
    }
  }

  return {
    isKept: () => keychain.isAvailable(),
    get(source, id) {
      const key = keyOf(source, id);
      return inMemory.get(key) ?? decrypted(key);
    },
    state(source, id) {
      const key = keyOf(source, id);
      if (inMemory.has(key)) return 'memory';
      if (!encrypted.has(key)) return 'none';
      return decrypted(key) === null ? 'unreadable' : 'keychain';
    },
    async set(source, id, value) {
      const key = keyOf(source, id);
      if (!keychain.isAvailable()) {
        inMemory.set(key, value);
        return;
      }
      encrypted.set(key, keychain.encrypt(value).toString('base64'));
      await write();
    },
    async forget(source, id) {
      const key = keyOf(source, id);
      inMemory.delete(key);
      if (encrypted.delete(key)) await write();
    },
  };
}

function keyOf(source: string, id: string): string {
  return `${source}/${id}`;
}

function readStored(file: string): Readonly<Record<string, string>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const read = parsed(text);
  if (read !== null) return read;
  renameSync(file, `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`);
  return {};
}

function parsed(text: string): Readonly<Record<string, string>> | null {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
