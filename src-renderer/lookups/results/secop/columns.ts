import type { Shown } from '../records/RecordTable';

/*
 * What the tables of SECOP show of each record, and what they keep for those who choose it.
 */

const object = { width: 'minmax(170px, 3fr)' } as const;
const party = { width: 'minmax(116px, 1.6fr)' } as const;
const short = { width: 'minmax(104px, 1fr)' } as const;
const narrow = { width: 'minmax(92px, 1fr)' } as const;
const date = { as: 'date', width: '100px' } as const;
const money = { as: 'money', width: '142px' } as const;
const id = { as: 'mono', width: '178px' } as const;

export const contractColumns: readonly Shown[] = [
  { field: 'object', ...object },
  { field: 'entity_name', ...party },
  { field: 'supplier_name', ...party },
  { field: 'status', ...short },
  { field: 'signed_date', ...date },
  { field: 'contract_value', ...money },
  { field: 'contract_id', ...id, hidden: true },
  { field: 'reference', ...short, hidden: true },
  { field: 'supplier_document', ...short, hidden: true },
  { field: 'contract_type', ...short, hidden: true },
  { field: 'modality', ...short, hidden: true },
  { field: 'city', ...short, hidden: true },
  { field: 'start_date', ...date, hidden: true },
  { field: 'end_date', ...date, hidden: true },
  { field: 'paid_value', ...money, hidden: true },
];

export const processColumns: readonly Shown[] = [
  { field: 'title', ...object },
  { field: 'entity_name', ...party },
  { field: 'status_summary', ...short },
  { field: 'published_date', ...date },
  { field: 'base_price', ...money },
  { field: 'supplier_name', ...party },
  { field: 'awarded_value', ...money, hidden: true },
  { field: 'bids_due_date', ...date, hidden: true },
  { field: 'modality', ...short, hidden: true },
  { field: 'phase', ...short, hidden: true },
  { field: 'process_id', ...id, hidden: true },
  { field: 'reference', ...short, hidden: true },
  { field: 'city', ...short, hidden: true },
];

/** Processes alone, without their awards. */
export const plainProcessColumns = processColumns.filter(
  ({ field }) => field !== 'supplier_name' && field !== 'awarded_value',
);

export const supplierColumns: readonly Shown[] = [
  { field: 'name', ...object },
  { field: 'document_number', as: 'mono', width: '140px' },
  { field: 'company_type', ...party },
  { field: 'city', ...short },
  { field: 'is_active', width: '80px' },
  { field: 'registered_date', ...date },
  { field: 'supplier_code', as: 'mono', width: '120px', hidden: true },
  { field: 'is_group', width: '120px', hidden: true },
  { field: 'is_sme', width: '80px', hidden: true },
  { field: 'category', ...party, hidden: true },
  { field: 'email', ...short, hidden: true },
  { field: 'phone', ...short, hidden: true },
];

export const bidderColumns: readonly Shown[] = [
  { field: 'bidder_name', ...party },
  { field: 'bidder_document', as: 'mono', width: '140px' },
  { field: 'process_title', ...object },
  { field: 'entity_name', ...party },
  { field: 'published_date', ...date },
  { field: 'process_id', ...id, hidden: true },
];

export const offerColumns: readonly Shown[] = [
  { field: 'bidder_name', ...object },
  { field: 'bidder_document', as: 'mono', width: '140px' },
  { field: 'registered_date', ...date },
  { field: 'value', ...money },
  { field: 'offer_id', ...id, hidden: true },
];

export const modificationColumns: readonly Shown[] = [
  { field: 'approved_date', ...date },
  { field: 'registered_date', ...date, hidden: true },
  { field: 'type', ...narrow },
  { field: 'purpose', ...narrow },
  { field: 'description', ...object },
  { field: 'status', ...narrow },
  { field: 'days_extended', width: '58px' },
  { field: 'value', ...money },
  { field: 'new_end_date', ...date },
  { field: 'contract_id', ...id, hidden: true },
];

export const eventColumns: readonly Shown[] = [
  { field: 'registered_date', ...date },
  { field: 'type', ...party },
  { field: 'description', ...object },
  { field: 'modification_id', ...id, hidden: true },
];

export const sanctionColumns: readonly Shown[] = [
  { field: 'contractor_name', ...party },
  { field: 'contractor_document', as: 'mono', width: '112px' },
  { field: 'platform', width: '84px' },
  { field: 'sanction_type', ...short },
  { field: 'entity_name', ...party },
  { field: 'event_date', ...date },
  { field: 'final_date', ...date, hidden: true },
  { field: 'value', ...money },
  { field: 'resolution_number', ...short, hidden: true },
  { field: 'contract_id', ...id, hidden: true },
  { field: 'published_date', ...date, hidden: true },
];

export const lineColumns: readonly Shown[] = [
  { field: 'description', ...object },
  { field: 'entity_name', ...party },
  { field: 'year', width: '64px' },
  { field: 'expected_start', width: '124px' },
  { field: 'expected_offer', width: '136px' },
  { field: 'modality', ...short },
  { field: 'total_value', ...money },
  { field: 'unspsc_codes', ...short, hidden: true },
  { field: 'plan_version', width: '80px', hidden: true },
];

export const planColumns: readonly Shown[] = [
  { field: 'entity_name', ...object },
  { field: 'year', width: '64px' },
  { field: 'status', ...short },
  { field: 'version', width: '80px' },
  { field: 'city', ...short },
  { field: 'modified_date', ...date },
  { field: 'budget_total', ...money },
];

export const integratedColumns: readonly Shown[] = [
  { field: 'object', ...object },
  { field: 'entity_name', ...party },
  { field: 'supplier_name', ...party },
  { field: 'platform', width: '92px' },
  { field: 'signed_date', ...date },
  { field: 'value', ...money },
  { field: 'contract_number', ...id, hidden: true },
  { field: 'process_number', ...short, hidden: true },
  { field: 'supplier_document', as: 'mono', width: '140px', hidden: true },
  { field: 'city', ...short, hidden: true },
];
