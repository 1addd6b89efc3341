import type { Content, ContentTable, ContentText, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type { VerdictTone } from '@shared/words/verdict';

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 54, right: 54, top: 82, bottom: 66 };
/** Width of the text block. */
export const measure = page.width - page.left - page.right;

export const ink = '#1f2328';
export const muted = '#565b62';
export const hairline = '#cfcac0';
export const accent = '#1c4f82';
export const caution = '#8a5a00';

/** The four sizes of text, and the title of the cover. */
export const size = { title: 27, section: 17, heading: 12, body: 9.5, small: 7.5, fine: 6.5 };

export const toneColours: Readonly<Record<VerdictTone, { readonly line: string; readonly fill: string }>> = {
  adverse: { line: '#9c2b1f', fill: '#fbeae7' },
  found: { line: '#1c4f82', fill: '#e4edf6' },
  clear: { line: '#1f6b45', fill: '#e4f1ea' },
  nothing: { line: '#3f454c', fill: '#f3f1ec' },
  unknown: { line: '#3f454c', fill: '#f3f1ec' },
  silent: { line: '#8a5a00', fill: '#fbf2dd' },
  yours: { line: '#5b3d9e', fill: '#efeafa' },
  not_asked: { line: '#565b62', fill: '#ffffff' },
};

/** Hairlines between rows and none between columns; a stronger line under the head. */
export const ruled: CustomTableLayout = {
  hLineWidth: (row, node) => (row === 0 || row < headRows(node) ? 0 : row === headRows(node) ? 0.9 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (row, node) => (row === headRows(node) ? muted : hairline),
  paddingLeft: (column) => (column === 0 ? 0 : gutter / 2),
  paddingRight: (column, node) => (column === lastColumn(node) ? 0 : gutter / 2),
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** Like `ruled`, without any line. */
export const plain: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : gutter / 2),
  paddingRight: (column, node) => (column === lastColumn(node) ? 0 : gutter / 2),
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** Between two columns of a table. */
export const gutter = 10;

function headRows(node: ContentTable): number {
  return node.table.headerRows ?? 0;
}

function lastColumn(node: ContentTable): number {
  return (node.table.widths?.length ?? 0) - 1;
}

/**
 * A table of fixed widths that repeats its head and never splits a row. `columns` are points or `'*'`, at most one of
 * which takes what is left of `width`. Widths are numbers on purpose: a star would grow with an unbreakable word.
 * The title stands above the head and repeats with it, so that it never stays behind alone.
 */
export function table(options: {
  readonly columns: readonly (number | '*')[];
  readonly title?: ContentText;
  readonly head?: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly layout?: CustomTableLayout;
  readonly width?: number;
  readonly margin?: [number, number, number, number];
}): Content {
  const { columns, title, head, rows, layout = ruled, width = measure, margin = [0, 0, 0, 0] } = options;
  const gaps = gutter * (columns.length - 1);
  const fixed = columns.reduce<number>((sum, column) => sum + (column === '*' ? 0 : column), 0);
  const headers = [
    ...(title === undefined
      ? []
      : [[{ ...title, colSpan: columns.length }, ...columns.slice(1).map(() => '')]]),
    ...(head === undefined ? [] : [[...head]]),
  ];
  return {
    table: {
      widths: columns.map((column) => (column === '*' ? width - gaps - fixed : column)),
      headerRows: headers.length,
      ...(headers.length === 0 ? {} : { keepWithHeaderRows: 1 }),
      dontBreakRows: true,
      body: [...headers, ...rows.map((row) => [...row])],
    },
    layout,
    margin,
  };
}

/**
 * Cuts a long text into parts that each fit on a page, at a blank where there is one: a row that may not be split must
 * not be taller than a page.
 */
export function parts(value: string, max: number): readonly string[] {
  const result: string[] = [];
  let rest = value;
  while (rest.length > max) {
    const blank = rest.lastIndexOf(' ', max);
    const cut = blank > max / 2 ? blank : max;
    result.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  result.push(rest);
  return result;
}
