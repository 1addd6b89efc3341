import { safeStorage } from 'electron';
import type { Keychain } from './credentials';

/**
 * The keychain of the operating system. Where Linux has none, the runtime could encrypt with a password that stands in its
 * own source; that protects nothing and is not switched on, so that nothing counts as kept there.
 */
export const systemKeychain: Keychain = {
  isAvailable: () => safeStorage.isEncryptionAvailable(),
  encrypt: (text) => safeStorage.encryptString(text),
  decrypt: (bytes) => safeStorage.decryptString(bytes),
};
