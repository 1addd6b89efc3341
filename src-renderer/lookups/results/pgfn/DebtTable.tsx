import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pgfnDebtRecord, type PgfnDebt } from '@shared/operations/br/pgfn';
import { Dialog } from '../../../design/Dialog';
import { FieldFacts } from '../fields/FieldFacts';
import { RecordTable } from '../records/RecordTable';
import { debtColumns } from './columns';

interface DebtTableProps {
  readonly name: string;
  readonly label: string;
  readonly debts: readonly PgfnDebt[];
  readonly tools?: ReactNode;
}

/** Debts as a table; a row opens in full. */
export function DebtTable({ name, label, debts, tools }: DebtTableProps) {
  const [open, setOpen] = useState<Readonly<Record<string, unknown>> | null>(null);
  return (
    <>
      <RecordTable
        name={name}
        label={label}
        schema={pgfnDebtRecord}
        columns={debtColumns}
        rows={debts}
        onOpen={setOpen}
        tools={tools}
        empty={<FormattedMessage id="pgfn.none" />}
      />
      {open !== null && (
        <Dialog title={String(open['registration_number'])} isOpen wide onClose={() => setOpen(null)}>
          <FieldFacts schema={pgfnDebtRecord} value={open} level={3} without={new Set(['currency'])} />
        </Dialog>
      )}
    </>
  );
}
