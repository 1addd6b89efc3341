import { contract, contractsByProvider, contractsSearch } from '@shared/operations/co/secop/contract';
import { process, processesByEntity, processesSearch } from '@shared/operations/co/secop/process';
import { secop } from '@shared/operations/co/secop/source';
import type { AdapterContext } from '../../../engine/adapter';
import { bind } from '../../../engine/adapter';
import { openData } from '../datos-abiertos/client';
import { contractOf, contractsOfSupplier, findContract, searchContracts } from './contracts';
import { findProcesses, processesOfEntity, processRowOf, searchProcesses } from './processes';
import { profile } from './profile';
import { origins } from './search';

/** Rows of a page of the retiring operations. */
const cap = 500;

const dataOf = (context: AdapterContext) => openData(secop, context);

/** The operations of SECOP. */
export const secopAdapters = [
  bind(processesSearch, profile, async (input, context) => ({
    data: await searchProcesses(dataOf(context), input),
    aside: null,
  })),
  bind(contractsSearch, profile, async (input, context) => ({
    data: await searchContracts(dataOf(context), input),
    aside: null,
  })),
  bind(process, profile, async (input, context) => {
    const found = await findProcesses(dataOf(context), input.id.trim(), input.entity_nit);
    const [only] = found.processes.length === 1 ? found.processes : [];
    return {
      data: {
        found: found.processes.length > 0,
        process: only?.process ?? null,
        awards: only === undefined ? null : [...only.awards],
        matches: only === undefined ? found.processes.map((each) => each.process) : [],
        ...origins(...found.origins),
      },
      aside: null,
    };
  }),
  bind(contract, profile, async (input, context) => {
    const found = await findContract(dataOf(context), input.contract_id.trim(), input.entity_nit);
    const [only] = found.contracts.length === 1 ? found.contracts : [];
    return {
      data: {
        found: found.contracts.length > 0,
        contract: only ?? null,
        matches: only === undefined ? found.contracts : [],
        ...origins(...found.origins),
      },
      aside: null,
    };
  }),
  bind(contractsByProvider, profile, async (input, context) => {
    const found = await contractsOfSupplier(dataOf(context), input.document_number, input.page, cap);
    return {
      data: {
        contracts: found.rows.map(contractOf),
        count: found.rows.length,
        capped: found.rows.length === cap,
        ...origins(found.origin),
      },
      aside: null,
    };
  }),
  bind(processesByEntity, profile, async (input, context) => {
    const found = await processesOfEntity(dataOf(context), input.document_number, input.page, cap);
    return {
      data: {
        processes: found.rows.map(processRowOf),
        count: found.rows.length,
        capped: found.rows.length === cap,
        ...origins(found.origin),
      },
      aside: null,
    };
  }),
];
