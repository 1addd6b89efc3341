import { fold } from '@shared/fold';
import { form, type Dataset, type Out, type RemoteFile, type Tables } from '../../../datasets/dataset';
import type { SourceHttp } from '../../../engine/adapter';
import { changed } from '../../reading';
import { documentColumns, heldDocument } from '../documents';
import { editionLine } from './edition';
import { withoutMarks } from './inclusions';
import { listFile, type ListRecord } from './list-file';
import { portal, profile } from './profile';
import { employerFacts, employerRecord } from './queries';

const tables = {
  employer: {
    columns: {
      key: 'INTEGER PRIMARY KEY',
      record_id: 'TEXT NOT NULL',
      year: 'INTEGER',
      state: 'TEXT',
      name: 'TEXT NOT NULL',
      document: 'TEXT',
      ...documentColumns,
      establishment: 'TEXT',
      /** Name and establishment as they are searched. */
      words: 'TEXT NOT NULL',
      workers: 'INTEGER',
      cnae: 'TEXT',
      cnae_digits: 'TEXT NOT NULL',
      decision: 'TEXT NOT NULL',
      inclusion: 'TEXT NOT NULL',
    },
    // 579 employers in September 2026.
    expected: { least: 200, most: 20_000, shrink: 0.4 },
  },
  note: { columns: { text: 'TEXT NOT NULL', is_edition: 'INTEGER NOT NULL' } },
} satisfies Tables;

const csvFile = listFile(';');
const textFile = listFile('\t');
const csvName = /^cadastro[_-]de[_-]empregadores.*\.csv$/i;
const textName = /^cadastro[_-]de[_-]empregadores.*\.txt$/i;

/** The Cadastro de Empregadores of Brazil's ministry of labour; facts of 21 November 2026. */
export const employersList: Dataset = {
  id: 'br_mte_employers',
  title: { es: 'Lista de trabajo esclavo (Brasil)', en: 'Slave labour list (Brazil)' },
  description: {
    es: 'Cadastro de Empregadores: quienes sometieron a trabajadores a condiciones análogas a la esclavitud.',
    en: 'Cadastro de Empregadores: who held workers in conditions analogous to slavery.',
  },
  licence: {
    name: 'Creative Commons Atribuição-SemDerivações 3.0',
    url: `${portal}/trabalho-e-emprego`,
  },
  profile,
  version: 1,
  cadence: { checkEveryHours: 7 * 24, staleAfterDays: 240 },
  downloadBytes: 500_000,
  mostBytes: 10_000_000,
  tables,
  names: { facts: employerFacts, record: employerRecord },
  mostRejected: 0.01,
  forms: [
    // First, because a TXT file alone would be an incomplete one of the other form.
    form(tables, {
      id: 'txt',
      label: { es: 'TXT', en: 'TXT' },
      files: { list: { name: textName, format: textFile, required: true } },
      remote: null,
      read: (out) => ({ list: reader(rowReader(out), notesReader(out)()) }),
    }),
    form(tables, {
      id: 'csv',
      label: { es: 'CSV (y TXT, que dice la edición)', en: 'CSV (and TXT, which says the edition)' },
      files: {
        list: { name: csvName, format: csvFile, required: true },
        edition: { name: textName, format: textFile, required: false },
      },
      remote: filesOnPage,
      read(out) {
        const notes = notesReader(out);
        const row = rowReader(out);
        return {
          list: reader(row, notes()),
          edition: reader(() => undefined, notes()),
        };
      },
    }),
  ],
};

const folder = `${portal}/trabalho-e-emprego/pt-br/assuntos/inspecao-do-trabalho/areas-de-atuacao`;
const page = `${folder}/combate-ao-trabalho-escravo-e-analogo-ao-de-escravo`;

/** The files that the ministry's page links. The list of conduct adjustments (CEAC) has other names and is left alone. */
async function filesOnPage(http: SourceHttp): Promise<readonly RemoteFile[]> {
  const html = (await http.send({ url: page })).text();
  const links = [...html.matchAll(/href\s*=\s*["']([^"'#?]+)["'#?]/gi)].map(
    ([, href = '']) => new URL(href, page),
  );
  const linked = (name: RegExp): URL | undefined =>
    links.find(({ pathname }) => {
      const file = pathname.split('/').findLast((part) => part !== '' && part !== 'view') ?? '';
      return name.test(file) && !/ceac|ajust/i.test(file);
    });
  const list = linked(csvName);
  if (list === undefined)
    throw changed(profile.source.id, 'the page of the Cadastro de Empregadores links no CSV file of it');
  const edition = linked(textName);
  return [
    { kind: 'list', name: 'cadastro_de_empregadores.csv', url: fileOf(list) },
    ...(edition === undefined
      ? []
      : [{ kind: 'edition', name: 'cadastro_de_empregadores.txt', url: fileOf(edition) }]),
  ];
}

/** The portal links some files by a page about them, which ends in `/view`. */
function fileOf({ href }: URL): string {
  return href.replace(/\/view\/?$/, '');
}

type ListOut = Out<typeof tables>;

function reader(row: (row: RowOf<ListRecord>) => void, note: (text: string) => void) {
  return (record: ListRecord): void => {
    if ('row' in record) row(record.row);
    else note(record.note);
  };
}

type RowOf<R> = R extends { readonly row: infer Row } ? Row : never;

function rowReader(out: ListOut) {
  let key = 0;
  return (row: RowOf<ListRecord>): void => {
    const name = row.employer.trim();
    if (name === '') out.reject('no name of the employer');
    key += 1;
    const document = row.document.trim();
    const held = heldDocument(withoutMarks(document));
    out.add('employer', {
      key,
      record_id: row.id.trim(),
      year: numberOf(row.year),
      state: textOf(row.state),
      name,
      document: textOf(document),
      ...held,
      establishment: textOf(row.establishment),
      words: fold(`${name} ${row.establishment}`),
      workers: numberOf(row.workers),
      cnae: textOf(row.cnae),
      cnae_digits: row.cnae.replaceAll(/\D/g, ''),
      decision: row.decision.trim(),
      inclusion: row.inclusion.trim(),
    });
    out.name(key, name, held.root === null ? undefined : 'Company');
    if (held.plain !== null) out.identifier(key, held.plain);
  };
}

/** Keeps each note once, whichever of the files has it; each file says by itself how current it is. */
function notesReader(out: ListOut) {
  const kept = new Set<string>();
  return () => {
    let isUpdated = false;
    return (text: string): void => {
      const edition = editionLine(text);
      if (!kept.has(text)) out.add('note', { text, is_edition: edition === null ? 0 : 1 });
      kept.add(text);
      if (edition === null || edition.date === null || isUpdated) return;
      isUpdated = edition.kind === 'updated';
      out.asOf(edition.date);
    };
  };
}

function textOf(cell: string): string | null {
  return cell.trim() === '' ? null : cell.trim();
}

function numberOf(cell: string): number | null {
  const digits = withoutMarks(cell);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
