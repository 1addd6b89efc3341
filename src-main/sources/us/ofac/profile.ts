import { ofac } from '@shared/operations/us/ofac';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

/** The Sanctions List Service. It hands its files over to a storage of the same publisher. */
export const service = 'https://sanctionslistservice.ofac.treas.gov';

const second = 1000;

export const profile: SourceProfile = {
  source: ofac,
  origins: [
    service,
    // The name of its storage was not seen; this is the part of Amazon that only U.S. public bodies may use.
    'https://*.s3.us-gov-west-1.amazonaws.com',
    'https://*.s3.us-gov-east-1.amazonaws.com',
  ],
  headers: { 'User-Agent': userAgent },
  concurrency: 1,
  pace: { requests: 1, perMs: second },
  // For a file: that nothing came for so long.
  timeoutMs: 60 * second,
  maxBytes: 1024 * 1024,
  blockedStatuses: [403, 429],
  coolDownsMs: [],
  intermediates: [],
};
