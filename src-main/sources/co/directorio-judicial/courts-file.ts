import { damaged, type Format } from '../../../datasets/formats/format';
import { byHeading, type CsvRecord } from '../../../datasets/formats/csv';
import { xlsx } from '../../../datasets/formats/xlsx';
import { fold } from '@shared/fold';

const columns = {
  jurisdiction: ['Jurisdicción'],
  district: ['Distrito'],
  circuit: ['Circuito'],
  department: ['Departamento'],
  city: ['Municipio'],
  code: ['Código Despacho', 'Código de Despacho'],
  name: ['Nombre Despacho', 'Nombre del Despacho'],
  judge: ['Juez/Magistrado Despacho', 'Juez / Magistrado'],
  address: ['Dirección Despacho', 'Dirección'],
  location: ['Ubicación'],
  phone: ['Teléfono'],
} as const;

export type CourtRow = CsvRecord<keyof typeof columns>;

/** SIERJU's «Exportar Excel»: the heading is the first row that names the code, whatever title stands above it. */
export const courtsWorkbook: Format<CourtRow> = async function* (file) {
  for await (const rows of xlsx()(file)) {
    const cells = [...rows].flatMap((row) => ('value' in row ? [row] : []));
    const at = cells.findIndex(({ value }) => value.some((cell) => fold(cell).startsWith('codigo')));
    const heading = cells[at]?.value;
    if (heading === undefined)
      throw damaged(file.name, {
        es: 'ninguna fila es el encabezado del directorio SIERJU.',
        en: 'no row is the heading of the SIERJU directory.',
      });
    const shape = byHeading(file.name, heading, columns);
    // Rows end with their last cell that has something in it.
    yield cells.slice(at + 1).map(({ line, value }) => ({
      line,
      value: shape.record(heading.map((_, index) => value[index] ?? '')),
    }));
  }
};
