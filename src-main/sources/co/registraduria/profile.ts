import { registraduria } from '@shared/operations/co/registraduria';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

export const site = 'https://defunciones.registraduria.gov.co';

const second = 1000;

/** How the page «Consulta de vigencia» wants to be spoken to. Its first answer may take 20 seconds. */
export const profile: SourceProfile = {
  source: registraduria,
  headers: {
    Accept: 'application/json',
    'User-Agent': userAgent,
    Origin: site,
    Referer: `${site}/`,
  },
  concurrency: 1,
  pace: { requests: 1, perMs: second },
  timeoutMs: 30 * second,
  maxBytes: 256 * 1024,
  blockedStatuses: [403, 429],
  coolDownsMs: [60 * second],
  intermediates: [],
};
