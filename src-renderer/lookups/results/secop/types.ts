import type { contract, contractRecord, contractsSearch } from '@shared/operations/co/secop/contract';
import type { process, processRecord } from '@shared/operations/co/secop/process';
import type { profile } from '@shared/operations/co/secop/profile';
import type { contractRecordOperation, processRecordOperation } from '@shared/operations/co/secop/records';
import type { z } from 'zod';

export type Contract = z.output<typeof contractRecord>;
export type Process = z.output<typeof processRecord>;
export type Award = NonNullable<ProcessData['awards']>[number];
export type ProfileData = z.output<typeof profile.data>;
export type ContractData = z.output<typeof contract.data>;
export type ProcessData = z.output<typeof process.data>;
export type ContractRecordData = z.output<typeof contractRecordOperation.data>;
export type ProcessRecordData = z.output<typeof processRecordOperation.data>;
/** What every answer tells of where it comes from. */
export type Origins = Pick<z.output<typeof contractsSearch.data>, 'as_of' | 'datasets'>;
