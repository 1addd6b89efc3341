import { rues } from '@shared/operations/co/rues';
import { profileFor } from '../datos-abiertos/profile';

export const profile = profileFor(rues);
