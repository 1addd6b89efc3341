import { legalize } from '@shared/operations/co/legalize';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

export const api = 'https://legalize.dev/api/v1/co';

const second = 1000;
const archiveHost = 'https://codeload.github.com';

/** How the interface of Legalize wants to be spoken to. A large law is over a megabyte of JSON. */
export const profile: SourceProfile = {
  source: legalize,
  headers: {
    Accept: 'application/json',
    'User-Agent': userAgent,
    'Legalize-API-Version': 'v1',
  },
  concurrency: 1,
  pace: { requests: 5, perMs: 5 * second },
  timeoutMs: 30 * second,
  maxBytes: 32 * 1024 * 1024,
  // 401 and 403 speak of the key, not of the network; the client reads them.
  blockedStatuses: [],
  coolDownsMs: [],
  intermediates: [],
};

/** How the archive of the published files is asked for: it is made while it is sent, and has no announced length. */
export const archiveProfile: SourceProfile = {
  ...profile,
  origins: [archiveHost],
  headers: { Accept: 'application/zip', 'User-Agent': userAgent },
  timeoutMs: 60 * second,
};
