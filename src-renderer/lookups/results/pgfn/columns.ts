import type { Shown } from '../records/RecordTable';

export const debtColumns: readonly Shown[] = [
  { field: 'debtor_name', width: 'minmax(132px, 2fr)' },
  { field: 'consolidated_amount', as: 'money', width: '150px' },
  { field: 'debtor_type', width: '112px' },
  { field: 'document', as: 'mono', width: '160px' },
  { field: 'document_match', width: '116px', hidden: true },
  { field: 'system', width: '112px' },
  { field: 'status', width: 'minmax(112px, 1fr)' },
  { field: 'registration_date', as: 'date', width: '98px' },
  { field: 'filed_in_court', width: '84px', hidden: true },
  { field: 'registration_number', as: 'mono', width: '136px', hidden: true },
  { field: 'debtor_state', width: '60px', hidden: true },
  { field: 'status_type', width: 'minmax(120px, 1fr)', hidden: true },
];

export const candidateColumns: readonly Shown[] = [
  { field: 'name', width: 'minmax(220px, 2fr)' },
  { field: 'states', width: '120px' },
  { field: 'debts', width: '90px' },
  { field: 'principal_amount', as: 'money', width: '180px' },
];
