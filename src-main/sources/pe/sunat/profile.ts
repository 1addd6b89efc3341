import { sunat } from '@shared/operations/pe/sunat';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

/** Where the page that links the padrón stands. */
export const site = 'https://www.sunat.gob.pe';

const second = 1000;

export const profile: SourceProfile = {
  source: sunat,
  // The file lies on a host without TLS.
  origins: ['http://www2.sunat.gob.pe', 'https://www2.sunat.gob.pe'],
  headers: { 'User-Agent': userAgent },
  concurrency: 1,
  pace: { requests: 1, perMs: second },
  // For a file: that nothing came for so long.
  timeoutMs: 120 * second,
  maxBytes: 2 * 1024 * 1024,
  blockedStatuses: [403, 429],
  coolDownsMs: [],
  intermediates: [],
};
