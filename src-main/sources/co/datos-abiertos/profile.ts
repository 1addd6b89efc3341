import type { Source } from '@shared/operations/operation';
import type { SourceProfile } from '../../../engine/adapter';
import { browserLikeUserAgent } from '../../user-agent';

export const site = 'https://www.datos.gov.co';

const second = 1000;

/**
 * How datos.gov.co wants to be spoken to, for any source whose data lie there. Without an app token all callers of a
 * network share one pool and get 429 when it is used up; 403 speaks of a data set or of the token, never of the network.
 * A page of the widest data set has 0.3 MB; counts over many rows take long.
 */
export function profileFor(source: Source): SourceProfile {
  return {
    source,
    headers: { Accept: 'application/json', 'User-Agent': browserLikeUserAgent },
    concurrency: 4,
    pace: { requests: 8, perMs: 2 * second },
    timeoutMs: 60 * second,
    maxBytes: 32 * 1024 * 1024,
    blockedStatuses: [],
    coolDownsMs: [],
    intermediates: [],
  };
}
