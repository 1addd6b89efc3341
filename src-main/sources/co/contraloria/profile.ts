import { contraloria } from '@shared/operations/co/contraloria';
import { assistedProfile } from '../../../assisted/profile';
import type { SourceProfile } from '../../../engine/adapter';
import { userAgent } from '../../user-agent';

const second = 1000;

/** The bulletin is a large answer that takes minutes to begin. */
export const profile: SourceProfile = {
  ...assistedProfile(contraloria),
  headers: { 'User-Agent': userAgent },
  timeoutMs: 240 * second,
  maxBytes: 64 * 1024 * 1024,
};
