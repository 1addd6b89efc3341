import { samai } from '@shared/operations/co/samai';
import type { SourceProfile } from '../../../engine/adapter';
import { browserLikeUserAgent } from '../../user-agent';

export const site = 'https://samai.consejodeestado.gov.co';

const second = 1000;

/**
 * How the search page of SAMAI wants to be spoken to: by a browser of its own page. To what its filter does not like it
 * answers 404, as if there were no such address.
 */
export const profile: SourceProfile = {
  source: samai,
  headers: {
    'Accept-Language': 'es-CO,es;q=0.9',
    'User-Agent': browserLikeUserAgent,
    Referer: `${site}/Vistas/Casos/procesos.aspx`,
  },
  concurrency: 1,
  pace: { requests: 2, perMs: 3 * second },
  timeoutMs: 60 * second,
  maxBytes: 4 * 1024 * 1024,
  blockedStatuses: [403, 404],
  coolDownsMs: [],
  intermediates: [],
};
