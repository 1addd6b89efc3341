import { awardsSearch } from '@shared/operations/co/secop/awards';
import { biddersSearch } from '@shared/operations/co/secop/bidders';
import { contract, contractsByProvider, contractsSearch } from '@shared/operations/co/secop/contract';
import { process, processesByEntity, processesSearch } from '@shared/operations/co/secop/process';
import { modificationsSearch } from '@shared/operations/co/secop/modifications';
import { plansSearch } from '@shared/operations/co/secop/plans';
import { profile as profileOperation } from '@shared/operations/co/secop/profile';
import { contractRecordOperation, processRecordOperation } from '@shared/operations/co/secop/records';
import { sanctionsByProvider, sanctionsSearch } from '@shared/operations/co/secop/sanctions';
import { suppliersSearch } from '@shared/operations/co/secop/suppliers';
import { secop } from '@shared/operations/co/secop/source';
import type { AdapterContext } from '../../../engine/adapter';
import { bind } from '../../../engine/adapter';
import { openData } from '../datos-abiertos/client';
import { searchAwards } from './awards';
import { searchBidders } from './bidders';
import { contractOf, contractsOfSupplier, findContract, searchContracts } from './contracts';
import { findProcesses, processesOfEntity, processRowOf, searchProcesses } from './processes';
import { searchModifications } from './modifications';
import { searchPlans } from './plans';
import { profile } from './profile';
import { profileOf } from './profiles';
import { contractRecord, processRecord } from './records';
import { everySanction, pageOfSanctions } from './sanctions';
import { origins, paginationOf } from './search';
import { searchSuppliers } from './suppliers';

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
        has_more: found.hasMore,
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
        has_more: found.hasMore,
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
  bind(suppliersSearch, profile, async (input, context) => ({
    data: await searchSuppliers(dataOf(context), input),
    aside: null,
  })),
  bind(biddersSearch, profile, async (input, context) => ({
    data: await searchBidders(dataOf(context), input),
    aside: null,
  })),
  bind(awardsSearch, profile, async (input, context) => ({
    data: await searchAwards(dataOf(context), input),
    aside: null,
  })),
  bind(modificationsSearch, profile, async (input, context) => ({
    data: await searchModifications(dataOf(context), input),
    aside: null,
  })),
  bind(plansSearch, profile, async (input, context) => ({
    data: await searchPlans(dataOf(context), input),
    aside: null,
  })),
  bind(profileOperation, profile, async (input, context) => ({
    data: await profileOf(dataOf(context), input),
    aside: null,
  })),
  bind(processRecordOperation, profile, async (input, context) => ({
    data: await processRecord(dataOf(context), input.id.trim(), input.per_part),
    aside: null,
  })),
  bind(contractRecordOperation, profile, async (input, context) => ({
    data: await contractRecord(dataOf(context), input.contract_id, input.per_part),
    aside: null,
  })),
  bind(sanctionsSearch, profile, async (input, context) => {
    const found = await pageOfSanctions(dataOf(context), input, input.page, input.per_page);
    return {
      data: {
        items: found.sanctions,
        pagination: paginationOf(input, found),
        as_of: found.as_of,
        datasets: found.datasets,
      },
      aside: null,
    };
  }),
  bind(sanctionsByProvider, profile, async (input, context) => {
    const question = { ...everySanction, document_number: input.document_number };
    const found = await pageOfSanctions(dataOf(context), question, input.page, cap);
    return {
      data: {
        sanctions: found.sanctions,
        count: found.sanctions.length,
        capped: found.sanctions.length === cap,
        as_of: found.as_of,
        datasets: found.datasets,
      },
      aside: null,
    };
  }),
];
