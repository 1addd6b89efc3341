import { cgu } from '@shared/operations/br/cgu';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

export const portal = 'https://portaldatransparencia.gov.br';
/** Where the portal sends who asks for a file. */
export const storage = 'https://dadosabertos-download.cgu.gov.br';
export const api = 'https://api.portaldatransparencia.gov.br/api-de-dados';

const second = 1000;
const minute = 60 * second;

export const profile: SourceProfile = {
  source: cgu,
  origins: [storage],
  headers: { 'User-Agent': userAgent },
  concurrency: 1,
  // The official limits of the interface are 400 a minute by day; older ones were 90.
  pace: { requests: 90, perMs: minute },
  // For a file: that nothing came for so long.
  timeoutMs: minute,
  maxBytes: 4 * 1024 * 1024,
  // 405 is the captcha page of the portal's firewall.
  blockedStatuses: [405, 429],
  coolDownsMs: [],
  intermediates: [],
};
