/** Rows of cells as text that a spreadsheet pastes into cells: tabs and line breaks inside a cell become blanks. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}
