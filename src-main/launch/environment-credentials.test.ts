import { expect, it } from 'vitest';
import { environmentCredentials } from './environment-credentials';

it('reads one variable for each credential, and takes an empty one for none', () => {
  const credential = environmentCredentials({
    EXPEDIENTE_CREDENTIAL_LEGALIZE_KEY: ' leg_prueba\n',
    EXPEDIENTE_CREDENTIAL_SECOP_APP_TOKEN: '  ',
  });
  expect(credential('legalize', 'key')).toBe('leg_prueba');
  expect(credential('secop', 'app_token')).toBeNull();
  expect(credential('secop', 'other')).toBeNull();
});
