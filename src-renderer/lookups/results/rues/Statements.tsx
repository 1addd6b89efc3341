import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable, type Column } from '../../../design/DataTable';
import type { Statement } from './types';

const amounts = ['operating_income', 'net_result', 'total_assets', 'total_liabilities', 'equity'] as const;

/** Figures of a company by year, in billones of pesos as the source gives them. */
export function Statements({ statements }: { readonly statements: readonly Statement[] }) {
  const intl = useIntl();
  const heads: Record<(typeof amounts)[number], string> = {
    operating_income: intl.formatMessage({ id: 'company.income' }),
    net_result: intl.formatMessage({ id: 'company.result' }),
    total_assets: intl.formatMessage({ id: 'company.assets' }),
    total_liabilities: intl.formatMessage({ id: 'company.liabilities' }),
    equity: intl.formatMessage({ id: 'company.equity' }),
  };
  const shown = (value: string | null) =>
    value === null
      ? '—'
      : intl.formatNumber(Number(value), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amountColumns = amounts.map((name): Column<Statement> => ({
    id: name,
    header: heads[name],
    width: 'minmax(120px, 1fr)',
    align: 'end',
    cell: (row) => (
      <span className={Number(row[name]) < 0 ? 'mono statement-negative' : 'mono'}>{shown(row[name])}</span>
    ),
    text: (row) => row[name] ?? '',
    sortBy: (row) => Number(row[name] ?? 0),
  }));
  return (
    <>
      {statements.length > 0 && (
        <p className="note">
          <FormattedMessage id="company.statementsUnit" values={{ source: statements[0]?.source }} />
        </p>
      )}
      <DataTable
        name="statements"
        label={intl.formatMessage({ id: 'company.statements' })}
        rows={statements}
        rowKey={(row) => String(row.year)}
        columns={[
          {
            id: 'year',
            header: intl.formatMessage({ id: 'company.year' }),
            width: '80px',
            cell: (row) => <b>{row.year}</b>,
            text: (row) => String(row.year),
            sortBy: (row) => row.year,
          },
          ...amountColumns,
        ]}
        empty={
          <p className="frame-wait soft">
            <FormattedMessage id="company.noStatements" />
          </p>
        }
      />
    </>
  );
}
