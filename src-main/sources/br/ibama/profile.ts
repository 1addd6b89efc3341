import { ibama } from '@shared/operations/br/ibama';
import type { SourceProfile } from '../../../engine/adapter';
import { filesProfile } from '../../files-profile';

export const catalogue = 'https://dadosabertos.ibama.gov.br';
/** Where IBAMA keeps its files since 2026. */
export const storage = 'https://stibamadadosabertosprd.blob.core.windows.net';

export const profile: SourceProfile = { ...filesProfile(ibama), origins: [catalogue, storage] };
