import type { PracticeTable } from '../datos-abiertos/table';
import { contracts } from './contracts';
import {
  documentIndexes,
  events,
  execution,
  invoices,
  modifications,
  payments,
  processChanges,
  suspensions,
} from './execution';
import { planLines, plans } from './plans';
import { processes } from './processes';
import { bidders, groups, integrated, offers, registeredSuppliers } from './registers';
import { sanctions, secop1Sanctions } from './sanctions';
import { secop1, secop1History } from './secop1';

/** The data sets of SECOP. */
export const secopTables: readonly PracticeTable[] = [
  processes,
  contracts,
  integrated,
  registeredSuppliers,
  groups,
  bidders,
  offers,
  sanctions,
  secop1Sanctions,
  planLines,
  plans,
  modifications,
  events,
  suspensions,
  execution,
  invoices,
  payments,
  processChanges,
  secop1,
  secop1History,
  ...documentIndexes,
];
