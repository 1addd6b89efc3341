import { mte } from '@shared/operations/br/mte';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

export const portal = 'https://www.gov.br';

const second = 1000;

export const profile: SourceProfile = {
  source: mte,
  headers: { 'User-Agent': userAgent },
  concurrency: 1,
  pace: { requests: 1, perMs: second },
  // For a file: that nothing came for so long.
  timeoutMs: 60 * second,
  maxBytes: 4 * 1024 * 1024,
  blockedStatuses: [429],
  coolDownsMs: [],
  intermediates: [],
};
