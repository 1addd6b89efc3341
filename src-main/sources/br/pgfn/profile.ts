import { pgfn } from '@shared/operations/br/pgfn';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

export const openData = 'https://dadosabertos.pgfn.gov.br';

const second = 1000;

export const profile: SourceProfile = {
  source: pgfn,
  origins: [openData],
  headers: { 'User-Agent': userAgent },
  concurrency: 1,
  pace: { requests: 1, perMs: second },
  // For a file: that nothing came for so long.
  timeoutMs: 60 * second,
  maxBytes: 2 * 1024 * 1024,
  blockedStatuses: [429],
  coolDownsMs: [],
  intermediates: [],
};
