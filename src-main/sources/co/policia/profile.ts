import { policia } from '@shared/operations/co/policia';
import type { SourceProfile } from '../../../engine/adapter';

/** Only a person asks here; the profile says what the window needs of it. */
export const profile: SourceProfile = {
  source: policia,
  headers: {},
  concurrency: 1,
  pace: { requests: 1, perMs: 1000 },
  timeoutMs: 45_000,
  maxBytes: 5_000_000,
  blockedStatuses: [],
  coolDownsMs: [],
  intermediates: [],
};
