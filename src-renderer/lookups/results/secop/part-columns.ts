import type { Shown } from '../records/RecordTable';

/*
 * What the tables of a record's parts show.
 */

const long = { width: 'minmax(200px, 3fr)' } as const;
const short = { width: 'minmax(90px, 1fr)' } as const;
const date = { as: 'date', width: '130px' } as const;
const money = { as: 'money', width: '160px' } as const;

export const documentColumns: readonly Shown[] = [
  { field: 'name', ...long },
  { field: 'description', ...long },
  { field: 'extension', width: '90px' },
  { field: 'size_bytes', width: '110px' },
  { field: 'uploaded_date', ...date },
  { field: 'document_id', as: 'mono', width: '120px', hidden: true },
  { field: 'url', ...long, hidden: true },
];

export const changeColumns: readonly Shown[] = [
  { field: 'changed_date', ...date },
  { field: 'description', ...long },
];

export const suspensionColumns: readonly Shown[] = [
  { field: 'approved_date', ...date },
  { field: 'type', ...short },
  { field: 'purpose', ...long },
  { field: 'contract_end_date', ...date },
];

export const executionColumns: readonly Shown[] = [
  { field: 'plan', ...short },
  { field: 'description', ...long },
  { field: 'expected_date', ...date },
  { field: 'expected_percent', ...short },
  { field: 'actual_date', ...date },
  { field: 'actual_percent', ...short },
];

export const invoiceColumns: readonly Shown[] = [
  { field: 'invoice_number', ...short },
  { field: 'invoice_date', ...date },
  { field: 'status', ...short },
  { field: 'paid', width: '140px' },
  { field: 'net_value', ...money },
  { field: 'total_value', ...money },
  { field: 'filing_number', ...short, hidden: true },
];

export const paymentColumns: readonly Shown[] = [
  { field: 'payment_id', width: '90px' },
  { field: 'invoice_number', ...short },
  { field: 'estimated_date', ...date },
  { field: 'actual_date', ...date },
  { field: 'status', ...short },
  { field: 'value', ...money },
  { field: 'cufe', as: 'mono', ...long, hidden: true },
];
