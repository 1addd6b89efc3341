import { contract, contractsByProvider, contractsSearch } from './contract';
import { process, processesByEntity, processesSearch } from './process';

export const secopOperations = [
  processesSearch,
  contractsSearch,
  process,
  contract,
  contractsByProvider,
  processesByEntity,
];
