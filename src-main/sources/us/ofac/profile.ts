import { ofac } from '@shared/operations/us/ofac';
import type { SourceProfile } from '../../../engine/adapter';
import { filesProfile } from '../../files-profile';

/** The Sanctions List Service. It hands its files over to a storage of the same publisher. */
export const service = 'https://sanctionslistservice.ofac.treas.gov';

export const profile: SourceProfile = {
  ...filesProfile(ofac),
  origins: [
    service,
    // The name of its storage was not seen; this is the part of Amazon that only U.S. public bodies may use.
    'https://*.s3.us-gov-west-1.amazonaws.com',
    'https://*.s3.us-gov-east-1.amazonaws.com',
  ],
  blockedStatuses: [403, 429],
};
