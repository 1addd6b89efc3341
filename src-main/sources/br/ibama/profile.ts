import { ibama } from '@shared/operations/br/ibama';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

export const catalogue = 'https://dadosabertos.ibama.gov.br';
/** Where IBAMA keeps its files since 2026. */
export const storage = 'https://stibamadadosabertosprd.blob.core.windows.net';

const second = 1000;

export const profile: SourceProfile = {
  source: ibama,
  origins: [catalogue, storage],
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
