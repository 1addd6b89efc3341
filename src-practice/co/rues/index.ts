import type { PracticeTable } from '../datos-abiertos/table';
import { companies } from './companies';
import { establishments } from './establishments';
import { largest } from './largest';

/** The data sets of the business register. */
export const ruesTables: readonly PracticeTable[] = [companies, establishments, largest];
