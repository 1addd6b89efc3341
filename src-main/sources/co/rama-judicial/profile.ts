import { ramaJudicial } from '@shared/operations/co/rama-judicial';
import type { SourceProfile } from '../../../engine/adapter';
import { browserLikeUserAgent } from '../../user-agent';

export const site = 'https://consultaprocesos.ramajudicial.gov.co';

const second = 1000;

/**
 * How the Consulta de Procesos wants to be spoken to. Its firewall refuses library default agents and bursts; 406 is
 * what it tells networks it does not like.
 */
export const profile: SourceProfile = {
  source: ramaJudicial,
  headers: {
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': 'es-CO,es;q=0.9',
    'User-Agent': browserLikeUserAgent,
    Origin: site,
    Referer: `${site}/`,
  },
  concurrency: 1,
  // One request per two seconds, of which three may come at once.
  pace: { requests: 3, perMs: 6 * second },
  timeoutMs: 25 * second,
  maxBytes: 8 * 1024 * 1024,
  blockedStatuses: [403, 406],
  coolDownsMs: [60 * second, 30 * second, 60 * second],
  intermediates: [],
};
