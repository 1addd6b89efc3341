import type { PracticeTable } from '../datos-abiertos/table';
import { contracts } from './contracts';
import { processes } from './processes';
import { secop1, secop1History } from './secop1';

/** The data sets of SECOP. */
export const secopTables: readonly PracticeTable[] = [processes, contracts, secop1, secop1History];
