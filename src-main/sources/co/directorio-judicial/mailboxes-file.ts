import { z } from 'zod';
import { fold } from '@shared/fold';
import { damaged, type Format, type Located } from '../../../datasets/formats/format';
import { decoded } from '../../../datasets/formats/text';
import { answer, rowsOf } from './rows';

/* The file of answers that a download of the report leaves, as rows. */

/** Titles that the columns of the report may have; that of the account and of its name were not seen. */
const titles = {
  email: ['Cuenta de correo electrónico', 'Cuenta de correo', 'Correo electrónico', 'Correo', 'Cuenta'],
  name: [
    'Nombre de la cuenta',
    'Nombre del despacho',
    'Nombre',
    'Nombre cuenta',
    'Despacho',
    'Nombre de la cuenta/despacho',
  ],
  department: ['Departamento'],
  city: ['Ciudad'],
  corporation: ['Corporación'],
  specialty: ['Especialidad'],
  type: ['Tipo'],
  code: ['Código'],
} as const;
type Title = keyof typeof titles;

/** A mailbox as the report has it; null where it has nothing. */
export type MailboxRow = Readonly<Record<Title, string | null>> & {
  /** yyyy-mm-dd: when the report was refreshed; null when it does not say so. */
  readonly refreshed: string | null;
};

const line = z.object({
  titles: z.array(z.object({ name: z.string(), title: z.string() })),
  refreshed: z.iso.date().nullable(),
  answer,
});

export const mailboxesText: Format<MailboxRow> = async function* (file) {
  let rest = '';
  let isEmpty = true;
  let at = 0;
  const read = (text: string): Located<MailboxRow>[] => {
    isEmpty = false;
    const rows = rowsIn(file.name, text);
    return rows.map((value) => ({ line: (at += 1), value }));
  };
  for await (const text of decoded(await file.stream(), 'utf-8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const whole of lines) yield read(whole);
  }
  if (rest.trim() !== '') yield read(rest);
  if (isEmpty) throw damaged(file.name, { es: 'el archivo está vacío.', en: 'the file is empty.' });
};

function rowsIn(file: string, text: string): readonly MailboxRow[] {
  try {
    const { titles: columns, refreshed, answer: given } = line.parse(JSON.parse(text));
    const names = namesOf(columns);
    return rowsOf(given).map((row) => {
      const cell = (title: Title): string | null => {
        const value = row[names[title]] ?? null;
        const written = value === null ? '' : String(value).trim();
        return written === '' ? null : written;
      };
      return {
        email: cell('email'),
        name: cell('name'),
        department: cell('department'),
        city: cell('city'),
        corporation: cell('corporation'),
        specialty: cell('specialty'),
        type: cell('type'),
        code: cell('code'),
        refreshed,
      };
    });
  } catch (error) {
    const seen = error instanceof Error ? error.message.slice(0, 200) : String(error);
    throw damaged(
      file,
      {
        es: `la respuesta del informe no tiene la forma conocida (${seen}).`,
        en: `the answer of the report does not have the known shape (${seen}).`,
      },
      error,
    );
  }
}

/**
 * The name in the query of each column. Where the titles of the account and of its name are others, they are the two
 * columns that are left, in the order in which the report shows them; the reader looks at what is in them.
 */
function namesOf(columns: z.output<typeof line>['titles']): Readonly<Record<Title, string>> {
  const found = new Map<Title, string>();
  const left = [...columns];
  for (const [title, spellings] of Object.entries(titles) as [Title, readonly string[]][]) {
    const at = left.findIndex((column) => spellings.some((one) => plain(one) === plain(column.title)));
    if (at !== -1) found.set(title, left.splice(at, 1)[0]?.name ?? '');
  }
  const missing = (Object.keys(titles) as Title[]).filter((title) => !found.has(title));
  if (missing.every((title) => title === 'email' || title === 'name') && missing.length === left.length)
    for (const title of missing) found.set(title, left.shift()?.name ?? '');
  const still = (Object.keys(titles) as Title[]).filter((title) => !found.has(title));
  if (still.length > 0) throw new Error(`no column ${still.map((title) => titles[title][0]).join(', ')}`);
  return Object.fromEntries(found) as Record<Title, string>;
}

function plain(title: string): string {
  return fold(title).replaceAll(/[^a-z0-9]/g, '');
}
