import type { Source } from '@shared/operations/operation';
import type { SourceProfile } from '../engine/adapter';

/** Of a source that only a person asks: the browser of the assisted window keeps to its own pace and manners. */
export function assistedProfile(source: Source, intermediates: readonly string[] = []): SourceProfile {
  return {
    source,
    headers: {},
    concurrency: 1,
    pace: { requests: 1, perMs: 1000 },
    timeoutMs: 60_000,
    maxBytes: 8_000_000,
    blockedStatuses: [],
    coolDownsMs: [],
    intermediates,
  };
}
