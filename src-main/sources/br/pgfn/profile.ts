import { pgfn } from '@shared/operations/br/pgfn';
import type { SourceProfile } from '../../../engine/adapter';
import { filesProfile } from '../../files-profile';

export const openData = 'https://dadosabertos.pgfn.gov.br';

export const profile: SourceProfile = { ...filesProfile(pgfn), origins: [openData] };
