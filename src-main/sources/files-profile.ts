import type { Source } from '@shared/operations/operation';
import type { SourceProfile } from '../engine/adapter';
import { userAgent } from './user-agent';

const second = 1000;

/** Of a source whose published files are fetched whole: one request a second, and an end after a minute of nothing. */
export function filesProfile(source: Source): SourceProfile {
  return {
    source,
    headers: { 'User-Agent': userAgent },
    concurrency: 1,
    pace: { requests: 1, perMs: second },
    timeoutMs: 60 * second,
    maxBytes: 4 * 1024 * 1024,
    blockedStatuses: [429],
    coolDownsMs: [],
    intermediates: [],
  };
}
