import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { DataTable, type Column } from '../../../design/DataTable';
import { Dialog } from '../../../design/Dialog';
import { useText } from '../../../i18n/text';
import { at, leavesOf, namingOf, telling, type FilledLeaf } from '@shared/answers/columns';
import { widthFor } from './column-width';
import { FieldFacts } from './FieldFacts';
import { FieldValue } from './FieldValue';
import type { Value } from '@shared/answers/fields';
import { useValueText } from './useValueText';

interface FieldTableProps {
  /** Under which the choice of columns is remembered. */
  readonly name: string;
  readonly label: string;
  readonly schema: z.ZodObject;
  readonly rows: readonly Value[];
  readonly tools?: ReactNode;
}

/** A row with its place, which is what tells it from the others. */
interface Row {
  readonly place: number;
  readonly value: Value;
}

/** A list of an answer as a table of its contract's fields; Enter or a click shows a row in full. */
export function FieldTable({ name, label, schema, rows, tools }: FieldTableProps) {
  const columns = useColumns(schema, rows);
  const [open, setOpen] = useState<Row | null>(null);
  return (
    <>
      <DataTable
        name={name}
        label={label}
        columns={columns}
        rows={rows.map((value, place): Row => ({ place, value }))}
        rowKey={({ place }) => String(place)}
        tall
        onOpen={setOpen}
        tools={tools}
        empty={
          <p className="frame-wait soft">
            <FormattedMessage id="value.empty" />
          </p>
        }
      />
      {open !== null && (
        <Dialog
          title={columns.find(({ optional }) => optional === false)?.text(open) || label}
          isOpen
          wide
          onClose={() => setOpen(null)}
        >
          <FieldFacts schema={schema} value={open.value} level={3} />
        </Dialog>
      )}
    </>
  );
}

function useColumns(schema: z.ZodObject, rows: readonly Value[]): readonly Column<Row>[] {
  const text = useText();
  const valueText = useValueText();
  const leaves = leavesOf(schema).map((leaf): FilledLeaf => {
    const values = rows.map((value) => at(value, leaf.path));
    return { ...leaf, values, texts: values.map((value) => valueText(leaf.field, value) ?? '') };
  });
  const shown = telling(leaves);
  const naming = namingOf(shown);
  return leaves.map((leaf) => {
    const { path, field, owner } = leaf;
    const valueOf = ({ value }: Row) => at(value, path);
    const currencyOf = ({ value }: Row) => {
      const currency = at(value, [...path.slice(0, -1), 'currency']);
      return typeof currency === 'string' ? currency : undefined;
    };
    const isNaming = leaf === naming;
    const isAmount = field.kind === 'value' && field.isDecimal;
    const isNumber = isAmount || rows.some((value) => typeof at(value, path) === 'number');
    const words = [owner, field].flatMap((each) =>
      each?.words === undefined ? [] : [text(each.words.label)],
    );
    return {
      id: path.join('.'),
      header: words.join(': ') || path.join('.'),
      width: widthFor(leaf),
      ...(isNumber ? { align: 'end' as const } : {}),
      optional: !isNaming,
      hidden: !shown.has(leaf),
      cell: (row: Row) => {
        const cell = <FieldValue field={field} value={valueOf(row)} currency={currencyOf(row)} />;
        return isNaming ? <b>{cell}</b> : at(row.value, path) === null ? '—' : cell;
      },
      text: (row: Row) => plain(valueOf(row)),
      sortBy: (row: Row) => {
        const value = valueOf(row);
        if (typeof value === 'number') return value;
        return isAmount ? Number(value ?? 0) : plain(value);
      },
    };
  });
}

/** For copying and sorting: as the interface gives it. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(plain).join(', ') : String(value);
}
