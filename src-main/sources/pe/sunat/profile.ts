import { sunat } from '@shared/operations/pe/sunat';
import type { SourceProfile } from '../../../engine/adapter';
import { filesProfile } from '../../files-profile';

/** Where the page that links the padrón stands. */
export const site = 'https://www.sunat.gob.pe';

export const profile: SourceProfile = {
  ...filesProfile(sunat),
  // The file lies on a host without TLS.
  origins: ['http://www2.sunat.gob.pe', 'https://www2.sunat.gob.pe'],
  timeoutMs: 120_000,
  blockedStatuses: [403, 429],
};
