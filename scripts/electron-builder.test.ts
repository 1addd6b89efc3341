import { describe, expect, it } from 'vitest';
import configuration from '../electron-builder.config.cjs';

describe('what is packed for users', () => {
  it('shuts every door that Electron leaves open for developers', () => {
    expect(configuration.electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
      resetAdHocDarwinSignature: true,
    });
  });

  it('is an archive whose hash is kept, with only the addon beside it', () => {
    expect(configuration).toMatchObject({ asar: true, asarUnpack: ['**/*.node'] });
    expect(configuration).not.toHaveProperty('disableAsarIntegrity');
  });

  it('never names a runtime of its own: users get the declared Electron', () => {
    expect(configuration).not.toHaveProperty('electronDist');
    expect(configuration).not.toHaveProperty('electronVersion');
  });
});
