import type { Element } from 'domhandler';
import { fold } from '@shared/fold';
import type { ReadPage } from '../../../assisted/page';

/* The fields of a sheet as they stand on the page: rows of labels and values, two pairs to a row at most. */

/** Labels of the page as it was in March 2025, by the names that the values have here. */
const labels = {
  ruc: 'Número de RUC',
  taxpayerType: 'Tipo Contribuyente',
  document: 'Tipo de Documento',
  tradeName: 'Nombre Comercial',
  registered: 'Fecha de Inscripción',
  started: 'Fecha de Inicio de Actividades',
  status: 'Estado del Contribuyente',
  condition: 'Condición del Contribuyente',
  address: 'Domicilio Fiscal',
  receipts: 'Sistema Emisión de Comprobante',
  trade: 'Actividad Comercio Exterior',
  accounting: 'Sistema Contabilidad',
  activities: 'Actividad(es) Económica(s)',
  printed: 'Comprobantes de Pago c/aut. de impresión (F. 806 u 816)',
  systems: 'Sistema de Emisión Electrónica',
  issuerSince: 'Emisor electrónico desde',
  electronic: 'Comprobantes Electrónicos',
  pleSince: 'Afiliado al PLE desde',
  padrones: 'Padrones',
  profession: 'Profesión u Oficio',
} as const;
type FieldName = keyof typeof labels;

/** What only natural persons have. */
const ofPersons = new Set<FieldName>(['document', 'profession']);

/** Of each field its values: one, or those of a list. */
export type Sheet = Readonly<Record<Exclude<FieldName, 'document' | 'profession'>, readonly string[]>> &
  Readonly<Partial<Record<FieldName, readonly string[]>>>;

const names = new Map(
  (Object.entries(labels) as [FieldName, string][]).map(([name, label]) => [fold(label), name]),
);

/**
 * The sheet that a page shows; undefined when it shows none.
 * @returns what was seen instead, as a text, of a sheet that lacks a field, has one twice, or has one that is not known
 */
export function sheetOf(read: ReadPage): Sheet | string | undefined {
  const items = read.visible('div.list-group-item').toArray();
  const rows = items.map((item) => read.$(item).children('.row').toArray());
  if (rows.every((ofItem) => ofItem.length === 0)) return undefined;
  if (rows.some((ofItem) => ofItem.length === 0)) return 'a part without fields';
  const fields = new Map<FieldName, readonly string[]>();
  for (const row of rows.flat()) {
    const columns = read.$(row).children().toArray();
    for (let at = 0; at < columns.length; at += 2) {
      const [label, value] = [columns[at], columns[at + 1]];
      const said = label === undefined ? '' : read.textOf(label);
      const name = said.endsWith(':') ? names.get(fold(said.slice(0, -1))) : undefined;
      if (name === undefined || value === undefined) return `a field «${said}»`;
      if (fields.has(name)) return `two fields «${said}»`;
      const values = valuesOf(read, value);
      if (values.length === 0) return `no value of «${said}»`;
      fields.set(name, values);
    }
  }
  for (const [label, name] of names)
    if (!fields.has(name) && !ofPersons.has(name)) return `a sheet without «${label}»`;
  return Object.fromEntries(fields) as unknown as Sheet;
}

/** The cells of a list, or the one text. */
function valuesOf(read: ReadPage, column: Element): readonly string[] {
  return read
    .$(column)
    .find('table.tblResultado td, p.list-group-item-text, h4')
    .toArray()
    .map((element) => read.textOf(element));
}
