import { readFile, stat } from 'node:fs/promises';
import { Failure } from '@shared/failure';
import { readXlsx } from '../../batch/import/xlsx';
import { damaged, type Bytes, type Format, type Located } from './format';

/** Bytes of a workbook. A workbook is read as a whole, so its size is what bounds the memory. */
const mostBytes = 32 * 1024 * 1024;

/**
 * The rows of a workbook's sheet as the texts of their cells, empty rows left out. Headings are the reader's business:
 * workbooks have titles above them, and totals below.
 * @param sheet its name; the first sheet without one
 */
export function xlsx(sheet?: RegExp): Format<readonly string[]> {
  return async function* read(file: Bytes) {
    const { path, name } = file;
    if (path === null || (await stat(path)).size > mostBytes)
      throw damaged(name, { es: 'el libro es demasiado grande.', en: 'the workbook is too large.' });
    const table = await readXlsx(await readFile(path)).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      throw damaged(name, error.words, error);
    });
    const found = sheet === undefined ? table.sheets[0] : table.sheets.find((one) => sheet.test(one));
    if (found === undefined)
      throw damaged(name, {
        es: `falta la hoja esperada; tiene ${table.sheets.join(', ')}.`,
        en: `the expected sheet is missing; it has ${table.sheets.join(', ')}.`,
      });
    const rows: Located<readonly string[]>[] = [];
    for (const [index, value] of table.cells(found).entries())
      if (value.some((cell) => cell !== '')) rows.push({ line: index + 1, value });
    yield rows;
  };
}
