import { siata } from '@shared/operations/co/siata';
import type { SourceProfile } from '../../../engine/adapter';

export const portal = 'https://siata.gov.co';
export const geoportal = 'https://geoportal.siata.gov.co';

const second = 1000;

/**
 * How SIATA wants to be spoken to. No rate limit is published; its own clients poll every few minutes, and some networks
 * are refused with 403. The layer service of the old portal needs up to a minute.
 */
export const profile: SourceProfile = {
  source: siata,
  origins: [portal, geoportal],
  headers: {
    Accept: 'application/json, text/javascript, */*; q=0.01',
    'Accept-Language': 'es-CO,es;q=0.9',
    'User-Agent': 'Mozilla/5.0 (compatible; Expediente/0.1)',
  },
  concurrency: 4,
  pace: { requests: 20, perMs: 10 * second },
  timeoutMs: 60 * second,
  maxBytes: 16 * 1024 * 1024,
  blockedStatuses: [403],
  coolDownsMs: [30 * second, 60 * second],
  intermediates: [],
};
