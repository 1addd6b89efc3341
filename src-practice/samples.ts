import { caseBook, lastSerial, type CaseRecord } from './cpnu/cases';
import { day } from './cpnu/calendar';
import { company, person } from './cpnu/people';
import { courtsWorkbook } from './co/directorio-judicial/courts';
import { specialRadicados } from './cpnu/special';
import { seeded } from './random';

/*
 * The files of `samples/`, made from the practice cases and courts: `node scripts/make-samples.mjs` writes them.
 */

/** A file by its name, as bytes. */
export type SampleFiles = Readonly<Record<string, Uint8Array>>;

const cleanRows = 300;
const rowsWithoutRecord = 36;

export function sampleFiles(): SampleFiles {
  const special = new Set<string>(Object.values(specialRadicados).map(({ number }) => number));
  const { records } = caseBook(day(2026, 11, 21));
  const rows = portfolio(records.filter(({ number }) => !special.has(number)));
  return {
    'radicados-limpio.csv': new TextEncoder().encode(cleanFile(rows)),
    'radicados-sucio.csv': windows1252(dirtyFile(rows)),
    'directorio-sierju.xlsx': courtsWorkbook(),
    'nombres.csv': new TextEncoder().encode(namesFile(rows)),
  };
}

interface Row {
  readonly client: string;
  readonly number: string;
  readonly city: string;
}

/** Some cases of the book, each once, mixed with numbers that have no record. */
function portfolio(records: readonly CaseRecord[]): Row[] {
  const random = seeded(300);
  const rows: Row[] = [];
  const seen = new Set<string>();
  const add = (number: string, record: CaseRecord): void => {
    if (seen.has(number)) return;
    seen.add(number);
    const client = random.chance(0.4) ? company(random) : person(random);
    rows.push({ client, number, city: titled(cityOf(record)) });
  };
  for (let step = 0; seen.size < cleanRows; step += 1) {
    const record = records[(step * 37) % records.length];
    if (record === undefined) continue;
    const unknown = `${record.number.slice(0, 16)}${lastSerial + 1 + step}${record.number.slice(21)}`;
    add(step % Math.floor(cleanRows / rowsWithoutRecord) === 5 ? unknown : record.number, record);
  }
  return rows;
}

function cleanFile(rows: readonly Row[]): string {
  const lines = rows.map(({ client, number, city }, index) => `${index + 1},${client},${number},${city}`);
  return [`id,cliente,radicado,ciudad`, ...lines, ''].join('\n');
}

/** Parties of the stand-ins' lists, as clients are written: with errors, in another order, with and without numbers. */
const listed = [
  'Prueva Ejemplof;10000001;10/12/1971;Colombia',
  'Pesoa Inexistente de Sousa;529.982.247-25;;Brasil',
  'Empresa de Egemplo Inexistente;999000999-9;;Colombia',
  'Carvoaria de Exemplo;12.ABC.345/01DE-35;;Brasil',
  'Prueba Ejemplov;;31/02/1980;',
  ';900123456;;Colombia',
];

/** Names of clients with their numbers, some of whom stand on the lists of the stand-ins. */
function namesFile(rows: readonly Row[]): string {
  const lines = rows.map(({ client }, index) => `${client};${1_000_000 + index * 7919};;Colombia`);
  for (const [index, line] of listed.entries()) lines.splice(index * 40 + 7, 0, line);
  return ['nombre;documento;fecha de nacimiento;país', ...lines, ''].join('\n');
}

/** What people and spreadsheets do to the same numbers, in the form a Colombian spreadsheet saves. */
function dirtyFile(rows: readonly Row[]): string {
  const zeroFirst = rows.filter(({ number }) => number.startsWith('0'));
  const others = rows.filter(({ number }) => !number.startsWith('0'));
  const damages: readonly ((number: string) => string)[] = [
    (number) => number,
    grouped,
    (number) => grouped(number).replaceAll('-', ' '),
    (number) => grouped(number).replaceAll('-', '.'),
    (number) => ` ${number} `,
    (number) => `'${number}`,
    (number) => `"=""${number}"""`,
    (number) => `“${number}”`,
    (number) => grouped(number).replaceAll('-', '–'),
    (number) => `${number.slice(0, 12)}\u00a0${number.slice(12)}`,
    (number) => `"${grouped(number)}"`,
    (number) => `${Number(number).toExponential(1).replace('.', ',').replace('e', 'E')}`,
    (number) => Number(number).toExponential(5).replace('e', 'E'),
    (number) => `${number.slice(0, 15)}00000000`,
    (number) => number.replace(/0/, 'O'),
    (number) => `${number.slice(0, 11)}I${number.slice(12)}`,
    (number) => number.slice(0, 21),
    (number) => number.slice(0, 16),
    (number) => `${number}00`,
    () => '',
    () => 'pendiente por confirmar',
    () => '#N/D',
  ];
  const damaged = others.slice(0, damages.length * 3).map((row, index) => {
    const damage = damages[index % damages.length];
    return { ...row, written: damage?.(row.number) ?? row.number };
  });
  const lost = zeroFirst.slice(0, 12).map((row) => ({ ...row, written: row.number.slice(1) }));
  const again = damaged.slice(0, 4).map((row) => ({ ...row, written: grouped(row.number) }));
  const lines = [...damaged, ...lost, ...again].map(
    ({ client, written, city }, index) =>
      `${client};${written};${city};${index % 5 === 0 ? '"Cobro jurídico; año 2026"' : 'Vigilancia'}`,
  );
  // Blank lines, as they are left between groups of rows.
  const spaced = lines.flatMap((line, index) => (index % 25 === 24 ? [line, '', ';;;'] : [line]));
  return ['Cliente;N.º de radicación;Ciudad;Observación', ...spaced, ''].join('\r\n');
}

function grouped(number: string): string {
  return number.replace(/^(.{5})(..)(..)(...)(....)(.{5})(..)$/, '$1-$2-$3-$4-$5-$6-$7');
}

function cityOf({ court }: CaseRecord): string {
  return court.name.slice(court.name.lastIndexOf(' DE ') + ' DE '.length);
}

function titled(name: string): string {
  return name.toLowerCase().replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}

// The characters of the files that Windows-1252 has elsewhere than Unicode.
const moved = new Map([
  ['–', 0x96],
  ['“', 0x93],
  ['”', 0x94],
]);

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = moved.get(character) ?? character.codePointAt(0) ?? 0;
    if (code > 0xff) throw new RangeError(`not in Windows-1252: ${character}`);
    return code;
  });
}
