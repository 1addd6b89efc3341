import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { fieldText } from '@shared/operations/operation';
import { DataTable, type Column } from '../../../design/DataTable';
import { formatDate } from '../../../i18n/dates';
import { useMoney } from './money';
import { useLanguage, useText } from '../../../i18n/text';

type Cells = Readonly<Record<string, unknown>>;

/** A column: a field of the contract, whose name it takes, and how its values are written. */
export interface Shown {
  readonly field: string;
  readonly as?: 'text' | 'date' | 'money' | 'mono';
  /** A CSS grid track. */
  readonly width: string;
  readonly hidden?: boolean;
}

interface RecordTableProps {
  readonly label: string;
  /** Under which the choice of columns is remembered. */
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly columns: readonly Shown[];
  readonly rows: readonly object[];
  readonly onOpen?: (row: Cells) => void;
  readonly tools?: ReactNode;
  /** What stands in the place of rows where there are none. */
  readonly empty?: ReactNode;
}

/** Records as a table, with the names that their contract gives its fields. */
export function RecordTable({ label, name, schema, columns, rows, onOpen, tools, empty }: RecordTableProps) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const money = useMoney();

  const written = (row: Cells, { field, as = 'text' }: Shown): string => {
    const value = row[field];
    if (value === null || value === undefined) return '—';
    if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'value.yes' : 'value.no' });
    if (Array.isArray(value)) return value.join(', ');
    if (as === 'date') return formatDate(String(value), language);
    if (as === 'money') return money(String(value), currencyOf(row));
    const words = fieldText(schema.shape[field] as z.ZodType)?.choices?.[String(value)];
    return words === undefined ? String(value) : text(words);
  };

  const keyed = rows.map((row, index) => ({ ...row, key: String(index) }));
  const definitions = columns.map((shown): Column<Cells> => {
    const words = fieldText(schema.shape[shown.field] as z.ZodType);
    const isNumber = shown.as === 'money' || keyed.some((row: Cells) => typeof row[shown.field] === 'number');
    return {
      id: shown.field,
      header: words === undefined ? shown.field : text(words.label),
      width: shown.width,
      cell: (row) =>
        shown.as === 'mono' ? <span className="mono">{written(row, shown)}</span> : written(row, shown),
      text: (row) => {
        const value = row[shown.field];
        return value === null || value === undefined ? '' : String(value);
      },
      sortBy: (row) =>
        isNumber ? Number(row[shown.field] ?? Number.NEGATIVE_INFINITY) : String(row[shown.field] ?? ''),
      optional: true,
      ...(shown.hidden === true ? { hidden: true } : {}),
      ...(isNumber ? { align: 'end' as const } : {}),
    };
  });

  return (
    <DataTable<Cells>
      label={label}
      name={name}
      columns={definitions}
      rows={keyed}
      rowKey={(row) => String(row['key'])}
      tall
      {...(onOpen === undefined ? {} : { onOpen })}
      tools={tools}
      empty={<p className="frame-wait soft">{empty ?? <FormattedMessage id="records.none" />}</p>}
    />
  );
}

function currencyOf(row: Cells): string | null {
  return typeof row['currency'] === 'string' ? row['currency'] : null;
}
