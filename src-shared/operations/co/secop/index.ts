import { awardsSearch } from './awards';
import { biddersSearch } from './bidders';
import { contract, contractsByProvider, contractsSearch } from './contract';
import { modificationsSearch } from './modifications';
import { plansSearch } from './plans';
import { process, processesByEntity, processesSearch } from './process';
import { profile } from './profile';
import { contractRecordOperation, processRecordOperation } from './records';
import { sanctionsByProvider, sanctionsSearch } from './sanctions';
import { suppliersSearch } from './suppliers';

export const secopOperations = [
  profile,
  sanctionsSearch,
  contractsSearch,
  processesSearch,
  suppliersSearch,
  biddersSearch,
  awardsSearch,
  modificationsSearch,
  plansSearch,
  process,
  contract,
  processRecordOperation,
  contractRecordOperation,
  contractsByProvider,
  processesByEntity,
  sanctionsByProvider,
];
