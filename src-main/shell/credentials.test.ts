import { createCipheriv, createDecipheriv } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCredentials, type Keychain } from './credentials';

const secret = 'leg_prueba-0123456789';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'expediente-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A keychain with a password of its own. */
function keychain(password: number, isAvailable = true): Keychain {
  const key = Buffer.alloc(32, password);
  const nonce = Buffer.alloc(12);
  return {
    isAvailable: () => isAvailable,
    encrypt(text) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(bytes) {
      const cipher = createDecipheriv('aes-256-gcm', key, nonce);
      cipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]).toString('utf8');
    },
  };
}

const file = () => join(dataDir, 'credentials.json');

describe('with a keychain', () => {
  it('a credential outlives the application, encrypted, for its owner only', async () => {
    const first = openCredentials(dataDir, keychain(1));
    expect([first.get('legalize', 'key'), first.state('legalize', 'key')]).toEqual([null, 'none']);
    await first.set('legalize', 'key', 'an older one');
    await first.set('legalize', 'key', secret);
    const later = openCredentials(dataDir, keychain(1));
    expect(later.isKept()).toBe(true);
    expect([later.get('legalize', 'key'), later.state('legalize', 'key')]).toEqual([secret, 'keychain']);
    expect(readFileSync(file(), 'utf8')).not.toContain(secret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['credentials.json']);
  });

  it('a forgotten one is gone from the file, the others are not', async () => {
    const credentials = openCredentials(dataDir, keychain(1));
    await credentials.set('legalize', 'key', secret);
    await credentials.set('secop', 'app_token', 'token-de-prueba');
    await credentials.forget('legalize', 'key');
    const later = openCredentials(dataDir, keychain(1));
    expect([later.get('legalize', 'key'), later.state('legalize', 'key')]).toEqual([null, 'none']);
    expect(later.get('secop', 'app_token')).toBe('token-de-prueba');
  });

  it('what another keychain encrypted is said to be unreadable, and can be replaced', async () => {
    await openCredentials(dataDir, keychain(1)).set('legalize', 'key', secret);
    const other = openCredentials(dataDir, keychain(2));
    expect([other.get('legalize', 'key'), other.state('legalize', 'key')]).toEqual([null, 'unreadable']);
    await other.set('legalize', 'key', secret);
    expect(other.state('legalize', 'key')).toBe('keychain');
  });

  it('a damaged file is put aside', () => {
    writeFileSync(file(), '{"legalize/key": 7}');
    expect(openCredentials(dataDir, keychain(1)).state('legalize', 'key')).toBe('none');
    expect(readdirSync(dataDir)).toEqual([expect.stringMatching(/^credentials\.json\.damaged-/)]);
  });
});

describe('without a keychain', () => {
  it('a credential is in memory alone', async () => {
    const credentials = openCredentials(dataDir, keychain(1, false));
    await credentials.set('legalize', 'key', secret);
    expect(credentials.isKept()).toBe(false);
    expect([credentials.get('legalize', 'key'), credentials.state('legalize', 'key')]).toEqual([
      secret,
      'memory',
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
    await credentials.forget('legalize', 'key');
    expect(credentials.state('legalize', 'key')).toBe('none');
  });

  it('one that a keychain had kept waits for it', async () => {
    await openCredentials(dataDir, keychain(1)).set('legalize', 'key', secret);
    const without = openCredentials(dataDir, keychain(1, false));
    expect([without.get('legalize', 'key'), without.state('legalize', 'key')]).toEqual([null, 'unreadable']);
  });
});
