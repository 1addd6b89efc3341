import type { Shown } from '../records/RecordTable';

export const debtColumns: readonly Shown[] = [
  { field: 'debtor_name', width: 'minmax(170px, 2fr)' },
  { field: 'consolidated_amount', as: 'money', width: '150px' },
  { field: 'debtor_type', width: '116px' },
  { field: 'document', as: 'mono', width: '164px' },
  { field: 'document_match', width: '116px', hidden: true },
  { field: 'system', width: '128px' },
  { field: 'status', width: 'minmax(130px, 1fr)' },
  { field: 'registration_date', as: 'date', width: '116px' },
  { field: 'filed_in_court', width: '84px' },
  { field: 'registration_number', as: 'mono', width: '136px' },
  { field: 'debtor_state', width: '60px', hidden: true },
  { field: 'status_type', width: 'minmax(120px, 1fr)', hidden: true },
];

export const candidateColumns: readonly Shown[] = [
  { field: 'name', width: 'minmax(220px, 2fr)' },
  { field: 'states', width: '120px' },
  { field: 'debts', width: '90px' },
  { field: 'principal_amount', as: 'money', width: '180px' },
];
