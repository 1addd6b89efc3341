import { contract } from '@shared/operations/co/secop/contract';
import { profile } from '@shared/operations/co/secop/profile';
import { contractRecordOperation, processRecordOperation } from '@shared/operations/co/secop/records';
import { address, navigate } from '../../../router/router';

/** The address that asks an operation in a new tab of results; one about persons waits for its purpose. */
function asking(operation: string, input: Readonly<Record<string, string>>): string {
  return `${address('lookups', operation)}?${new URLSearchParams({ run: '1', ...input }).toString()}`;
}

/** The whole record of a contract of SECOP II; of one of SECOP I, what its number finds. Null without either. */
export function contractAddress(id: string | null): string | null {
  if (id === null) return null;
  if (/^CO1\.PCCNTR\.\d+$/.test(id)) return asking(contractRecordOperation.id, { contract_id: id });
  return /^\d{2}-\d{1,2}-\d+(-\d+)?$/.test(id) ? asking(contract.id, { contract_id: id }) : null;
}

export function processAddress(id: string | null): string | null {
  return id === null ? null : asking(processRecordOperation.id, { id });
}

/** The profile of a party; its document as the source writes it, dots, dash and all. Null for what is no document. */
export function profileAddress(document: string | null): string | null {
  const digits = document?.replaceAll(/[\s.-]/g, '') ?? '';
  return /^\d{4,15}$/.test(digits) ? asking(profile.id, { document_number: digits }) : null;
}

/** Opens an address, where there is one. */
export function open(to: string | null): void {
  if (to !== null) navigate(to);
}
