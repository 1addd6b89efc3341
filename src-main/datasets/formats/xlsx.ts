import type { Entry } from 'yauzl';
import type { Text } from '@shared/text';
import { openWorkbook, type WorkbookProblem } from '../../tables/read/workbook';
import { damaged, type Format } from './format';
import { decoded } from './text';
import { openZip } from './zip';

/**
 * The rows of a workbook's sheet as the texts of their cells, empty rows left out; a row ends with its last cell. Numbers
 * are as they are written, dates yyyy-mm-dd. Headings are the reader's business: workbooks have titles above them, and
 * totals below.
 * @param sheet its name; the first sheet without one
 */
export function xlsx(sheet?: RegExp): Format<readonly string[]> {
  return async function* read(file) {
    const zip = await openZip(file);
    try {
      const parts = new Map<string, Entry>();
      for await (const entry of zip.entries()) parts.set(entry.fileName, entry);
      const workbook = await openWorkbook({
        has: (part) => parts.has(part),
        async *text(part) {
          const entry = parts.get(part);
          if (entry !== undefined) yield* decoded(await zip.stream(entry), null);
        },
        failure: (problem, cause) => damaged(file.name, problems[problem], cause),
      });
      const found =
        sheet === undefined ? workbook.sheets[0] : workbook.sheets.find((name) => sheet.test(name));
      if (found === undefined)
        throw damaged(file.name, {
          es: `falta la hoja esperada; tiene ${workbook.sheets.join(', ')}.`,
          en: `the expected sheet is missing; it has ${workbook.sheets.join(', ')}.`,
        });
      for await (const rows of workbook.rows(found))
        yield rows.map(({ line, cells }) => ({ line, value: cells }));
    } finally {
      zip.close();
    }
  };
}

const problems: Readonly<Record<WorkbookProblem, Text>> = {
  no_workbook: { es: 'no es un libro de Excel (XLSX).', en: 'this is no Excel workbook (XLSX).' },
  damaged: { es: 'el libro está dañado o incompleto.', en: 'the workbook is damaged or incomplete.' },
  too_large: {
    es: 'el libro es demasiado grande; guárdelo como CSV.',
    en: 'the workbook is too large; save it as CSV.',
  },
  too_wide: {
    es: 'una fila tiene más columnas de las que caben en una hoja.',
    en: 'a row has more columns than a sheet can have.',
  },
};
