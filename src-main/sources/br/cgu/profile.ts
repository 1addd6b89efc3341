import { cgu } from '@shared/operations/br/cgu';
import type { SourceProfile } from '../../../engine/adapter';
import { filesProfile } from '../../files-profile';

export const portal = 'https://portaldatransparencia.gov.br';
/** Where the portal sends who asks for a file. */
export const storage = 'https://dadosabertos-download.cgu.gov.br';
export const api = 'https://api.portaldatransparencia.gov.br/api-de-dados';

export const profile: SourceProfile = {
  ...filesProfile(cgu),
  origins: [storage],
  // The official limits of the interface are 400 a minute by day; older ones were 90.
  pace: { requests: 90, perMs: 60_000 },
  // 405 is the captcha page of the portal's firewall.
  blockedStatuses: [405, 429],
};
