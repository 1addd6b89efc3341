import { app, safeStorage } from 'electron';
import type { Keychain } from './credentials';

/**
 * The keychain of the operating system. On Linux the runtime can also encrypt with a password that is in its own source,
 * which protects nothing: that counts only where a person asked for it on the command line.
 */
export function systemKeychain(): Keychain {
  const asked = app.commandLine.getSwitchValue('password-store') === 'basic';
  return {
    isAvailable() {
      if (!safeStorage.isEncryptionAvailable()) return false;
      return (
        asked || process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'
      );
    },
    encrypt: (text) => safeStorage.encryptString(text),
    decrypt: (bytes) => safeStorage.decryptString(bytes),
  };
}
