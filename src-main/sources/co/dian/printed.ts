import type { PdfLine, PdfText } from '../../../assisted/pdf';

/*
 * The graphic representation of an electronic document: blocks under headings, each of labels with their values, in one or
 * two columns, whose values may run over lines.
 */

/** Headings of the blocks; what stands below another heading is not read. */
const headings = [
  ['document', /^datos del documento/],
  ['issuer', /^datos del emisor/],
  ['receiver', /^datos del adquirient?e/],
  [
    'other',
    /^(?:detalles? de productos|notas finales|datos totales|documentos? referenciad|referencias|descuentos)/,
  ],
] as const;

export type BlockName = (typeof headings)[number][0];

/** Every label that is printed with a colon: also those that only end the value before them. */
const labels = [
  'CUFE',
  'CUDE',
  'Número de Factura',
  'Número de Nota',
  'Fecha de Emisión',
  'Fecha de Vencimiento',
  'Tipo de Operación',
  'Forma de pago',
  'Medio de Pago',
  'Orden de pedido',
  'Fecha de orden de pedido',
  'Razón Social',
  'Nombre Comercial',
  'Nit del Emisor',
  'País',
  'Tipo de Contribuyente',
  'Régimen Fiscal',
  'Responsabilidad tributaria',
  'Actividad Económica',
  'Dirección',
  'Municipio / Ciudad',
  'Departamento',
  'Teléfono / Móvil',
  'Correo',
  'Nombre o Razón Social',
  'Tipo de Documento',
  'Número Documento',
] as const;

export type Label = (typeof labels)[number];

/** The values of a block by label: all that stand there, which is one of each in a sound document. */
export type Printed = Readonly<Record<BlockName, ReadonlyMap<Label, readonly string[]>>>;

const accents: Readonly<Record<string, string>> = { a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uúü', n: 'nñ' };

/** Letters without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const byPlain = new Map(labels.map((label) => [plain(label), label]));
const anyLabel = new RegExp(
  `(?:^|(?<=\\s))(?:${labels
    .map((label) =>
      plain(label)
        .replaceAll('/', '\\/')
        .replaceAll(/\s+/g, '\\s*')
        .replaceAll(/[aeioun]/g, (letter) => `[${accents[letter] ?? letter}]`),
    )
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\s*:`,
  'giu',
);

/** A label that is not known: what it says is not the rest of another value. */
const otherLabel = /^\p{L}[\p{L} /.()-]{1,40}:(?:\s|$)/u;

interface Entry {
  readonly label: Label;
  readonly left: number;
  value: string;
}

/** Reads the blocks of a document. What runs over a line goes on in the column in which it began. */
export function printedValues({ pages }: PdfText): Printed {
  const values: Record<BlockName, Map<Label, string[]>> = {
    document: new Map(),
    issuer: new Map(),
    receiver: new Map(),
    other: new Map(),
  };
  const entries: { readonly block: BlockName; readonly entry: Entry }[] = [];
  let block: BlockName | null = null;
  let open: readonly Entry[] = [];
  for (const line of pages.flat()) {
    const heading = headings.find(([, pattern]) => pattern.test(plain(line.text)));
    if (heading !== undefined) {
      [block] = heading;
      open = [];
      continue;
    }
    if (block === null || block === 'other') continue;
    const found = entriesOf(line);
    if (found.length > 0) {
      open = found;
      for (const entry of found) entries.push({ block, entry });
    } else if (line.runs.some(({ text }) => otherLabel.test(text))) open = [];
    else
      for (const { text, left } of line.runs) {
        const column = open.findLast((entry) => entry.left <= left + 2) ?? open[0];
        if (column !== undefined) column.value = `${column.value} ${text}`.trim();
      }
  }
  for (const { block: name, entry } of entries)
    values[name].set(entry.label, [...(values[name].get(entry.label) ?? []), entry.value]);
  return values;
}

/** The labels of a line with what stands behind each, in its own run of words or in the next. */
function entriesOf({ runs }: PdfLine): readonly Entry[] {
  const entries: Entry[] = [];
  for (const { text, left } of runs) {
    const marks = [...text.matchAll(anyLabel)];
    const before = text.slice(0, marks[0]?.index ?? text.length).trim();
    const last = entries.at(-1);
    if (before !== '' && !otherLabel.test(before) && last !== undefined)
      last.value = `${last.value} ${before}`.trim();
    for (const [index, mark] of marks.entries()) {
      const label = byPlain.get(plain(mark[0].replace(/\s*:$/, '')).replaceAll(/\s+/g, ' '));
      if (label === undefined) continue;
      const value = text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim();
      entries.push({ label, left: index === 0 ? left : left + mark.index, value });
    }
  }
  return entries;
}
