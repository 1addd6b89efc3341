import { secop } from '@shared/operations/co/secop/source';
import { profileFor } from '../datos-abiertos/profile';

export const profile = profileFor(secop);
