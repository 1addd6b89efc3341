import { mte } from '@shared/operations/br/mte';
import type { SourceProfile } from '../../../engine/adapter';
import { filesProfile } from '../../files-profile';

export const portal = 'https://www.gov.br';

export const profile: SourceProfile = filesProfile(mte);
