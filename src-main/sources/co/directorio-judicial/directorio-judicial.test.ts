import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { emailDirectory, emailsByCourt } from '@shared/operations/co/directorio-judicial';
import { startDirectorioJudicial } from '../../../../src-practice/co/directorio-judicial';
import {
  courtRows,
  courtsHeading,
  courtsWorkbook,
} from '../../../../src-practice/co/directorio-judicial/courts';
import { answerOf, practiceMailboxes } from '../../../../src-practice/co/directorio-judicial/report';
import type { OpenDataset } from '../../../engine/adapter';
import type { Datasets } from '../../../datasets';
import { damagedJson } from '../../testing/damage';
import { failureOf, runAdapter, scriptedHttp } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { mailboxesFile } from './report';
import { answer, rowsOf } from './rows';
import { courtCode, placeSlug, slug } from './slug';
import { directorioJudicialAdapters } from '.';

const ids = { mailboxes: 'co_rama_judicial_mailboxes', courts: 'co_rama_judicial_courts' } as const;

const lists = listsOf(directorioJudicialAdapters, () => startDirectorioJudicial());

const openIn =
  (datasets: Datasets): OpenDataset =>
  (id) =>
    datasets.open(id, new AbortController().signal);

const workbook = (name: string, rows?: readonly (readonly string[])[]): string =>
  lists.file(name, courtsWorkbook(rows));

describe('names and codes', () => {
  it.each([
    ['Penal con Función de Conocimiento', 'penal-con-funcion-de-conocimiento'],
    ['  JUZGADO   DE CIRCUITO. ', 'juzgado-de-circuito'],
    ['', ''],
  ])('%s is %s', (name, expected) => expect(slug(name)).toBe(expected));

  it('writes the capital in one way', () => {
    expect(['BOGOTÁ', 'Bogotá, D.C.', 'bogota dc', 'BOGOTA D. C.'].map(placeSlug)).toEqual(
      Array.from({ length: 4 }, () => 'bogota'),
    );
    expect(placeSlug('Bogotá Norte')).toBe('bogota-norte');
  });

  it('puts the zero back that only two departments can have lost', () => {
    expect(courtCode('050014003001')).toBe('050014003001');
    expect(courtCode('50014003001')).toBe('050014003001');
    expect(courtCode('10014003001')).toBeNull();
    expect(courtCode('')).toBeNull();
  });
});

describe('the mailboxes', () => {
  let datasets: Datasets;
  let search: (
    input: z.input<typeof emailDirectory.request>,
  ) => Promise<z.output<typeof emailDirectory.data>>;
  let ofCourt: (court_code: string) => Promise<z.output<typeof emailsByCourt.data>>;
  beforeAll(() => {
    datasets = lists.open();
    search = async (input) =>
      (await runAdapter(emailDirectory, input, nobody, () => null, openIn(datasets))).data;
    ofCourt = async (court_code) =>
      (await runAdapter(emailsByCourt, { court_code }, nobody, () => null, openIn(datasets))).data;
  });
  const accounts = async (input: z.input<typeof emailDirectory.request>) =>
    (await search({ per_page: 100, ...input })).mailboxes.map(({ email }) => email.split('@')[0]);

  it('are read from the report, answer by answer, each once', async () => {
    const { pagination, as_of, courts_as_of, mailboxes } = await search({});
    expect(pagination).toEqual({ total: practiceMailboxes.length, page_size: 20, total_pages: 2, page: 1 });
    expect({ as_of, courts_as_of }).toEqual({ as_of: '2026-11-18', courts_as_of: null });
    expect(mailboxes[0]).toMatchObject({ account_type: 'despacho', district: null, address: null });
    const { generation } = await datasets.open(ids.mailboxes, new AbortController().signal);
    expect(generation).toMatchObject({ rejected: 0, rows: { mailbox: practiceMailboxes.length } });
  });

  it.each([
    [
      'a department without its accents',
      { department: 'bogota' },
      ['contactoejemplo', 'j03ejemplo', 'j04ejemplo', 'secretariaejemplo'],
    ],
    [
      'the capital with its district',
      { city: 'Bogotá, D.C.' },
      ['contactoejemplo', 'j03ejemplo', 'j04ejemplo', 'secretariaejemplo'],
    ],
    ['the beginning of a city', { city: 'med' }, ['j01ejemplo', 'atencionejemplo', 'radicacionejemplo']],
    ['a word in the middle of a city', { city: 'dellin' }, []],
    ['a corporation', { corporation: 'corte-suprema' }, ['secretariaejemplo']],
    ['a corporation in words', { corporation: 'Juzgado de Circuito de Ejecución' }, ['j03ejemplo']],
    ['a specialty with its branches', { specialty: 'penal' }, ['j02ejemplo', 'j04ejemplo']],
    [
      'areas',
      { account_type: 'area' as const, department: 'antioquia' },
      ['atencionejemplo', 'radicacionejemplo'],
    ],
    ['a court', { court_code: '053603109002' }, ['j02ejemplo']],
    [
      'a radicado',
      { court_code: '05001400300120230012300' },
      ['j01ejemplo', 'atencionejemplo', 'radicacionejemplo'],
    ],
    ['words of several fields', { query: 'juzgado EJECUCION bogot' }, ['j03ejemplo']],
    ['a word that nobody has', { query: 'inexistente' }, []],
  ])('are found by %s', async (_, input, expected) => {
    expect(await accounts(input)).toEqual(expected);
  });

  it('are all kinds of juzgado under one word', async () => {
    expect(await accounts({ corporation: 'juzgado' })).toHaveLength(practiceMailboxes.length - 2);
  });

  it('come page by page', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await search({ specialty: 'familia', per_page: 20, page })).mailboxes),
    );
    expect(pages.map(({ length }) => length)).toEqual([20, 5, 0]);
    expect(new Set(pages.flat().map(({ email }) => email)).size).toBe(25);
  });

  it('of a type that is not known are shown as they come, and not filtered by', async () => {
    expect((await ofCourt('760013105009')).mailboxes).toMatchObject([
      { account_type: null, account_type_text: 'BUZÓN COMPARTIDO' },
    ]);
    expect(await failureOf(search({ city: 'cali', account_type: 'despacho' }))).toMatchObject({
      details: { reason: 'changed', observed: expect.stringContaining('BUZÓN COMPARTIDO') },
    });
  });

  it('of a court are its own first, then those of its areas', async () => {
    expect(await ofCourt('05001400300120230012300')).toMatchObject({
      found: true,
      court_code: '050014003001',
      court: null,
      mailboxes: [{ account_type: 'despacho' }, { account_type: 'area' }, { account_type: 'area' }],
    });
    expect(await ofCourt('999999999999')).toMatchObject({ found: false, mailboxes: [] });
  });

  it('are not searched by district before the directory that has it is there', async () => {
    expect(await failureOf(search({ district: 'medellin' }))).toMatchObject({
      details: { reason: 'dataset_missing', dataset: ids.courts },
    });
  });

  describe('joined with the directory of courts', () => {
    beforeAll(async () => {
      const path = workbook('directorio.xlsx');
      const ended = await datasets.importFiles(ids.courts, [path]);
      expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 0, rows: { court: 3 } } });
    });

    it('have address, district and circuit', async () => {
      const { court, mailboxes, courts_as_of } = await ofCourt('050014003001');
      expect(court).toMatchObject({ judge: 'PERSONA INVENTADA', location: 'Edificio Ficticio' });
      expect(mailboxes[1]).toMatchObject({ district: 'MEDELLÍN', address: 'Carrera 52 # 42-73 Piso 8' });
      expect(courts_as_of).toMatch(/^\d{4}-/);
    });

    it.each([
      [
        'district',
        { district: 'medell' },
        ['j01ejemplo', 'j02ejemplo', 'atencionejemplo', 'radicacionejemplo'],
      ],
      ['words of the address', { query: 'carrera 52 radicacion' }, ['radicacionejemplo']],
    ])('are found by %s', async (_, input, expected) => {
      expect(await accounts(input)).toEqual(expected);
    });

    it('stay when no court goes with them', async () => {
      expect((await search({ corporation: 'corte-suprema' })).mailboxes).toMatchObject([{ district: null }]);
    });
  });

  it.each([
    ['without its heading', courtRows, 'no row is the heading'],
    ['without a column', [courtsHeading.filter((name) => name !== 'Circuito'), ...courtRows], 'Circuito'],
  ])('keep the directory of courts when another %s comes', async (_, rows, words) => {
    const path = workbook('otro.xlsx', rows);
    const ended = await lists.open().importFiles(ids.courts, [path]);
    expect(ended).toMatchObject({ outcome: 'failed', problem: { en: expect.stringContaining(words) } });
  });
});

describe('an answer of the report', () => {
  const recorded = JSON.stringify(answerOf(practiceMailboxes, null));
  const rowsIn = (text: string) => rowsOf(answer.parse(JSON.parse(text)));

  it('is read with what it repeats, what it lacks, and texts beside the dictionary', () => {
    expect(rowsIn(recorded).map((row) => Object.values(row))).toEqual(
      practiceMailboxes.map((row) => [...row]),
    );
  });

  it('that is damaged gives rows made of its own texts, or an error', () => {
    fc.assert(
      fc.property(damagedJson(recorded, ['G0', 'D1', 3, 255]), (damaged) => {
        try {
          for (const value of rowsIn(damaged).flatMap((row) => Object.values(row)))
            if (typeof value === 'string') expect(damaged).toContain(JSON.stringify(value));
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(error).not.toBeInstanceOf(TypeError);
          expect((error as Error).name).not.toBe('AssertionError');
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [
      'repeats a row that is not there',
      (text: string) => text.replace('"C":[', '"R":1,"C":['),
      'repeats nothing',
    ],
    ['lacks a text', (text: string) => text.replace(/"D1":\[[^\]]*\]/, '"D1":[]'), 'no text'],
    ['lacks a value', (text: string) => text.replace(/"C":\[0,/, '"C":['), 'lacks a value'],
    [
      'has a column that nobody asked for',
      (text: string) => text.replace('"Value":"G3"', '"Value":"G9"'),
      'G3',
    ],
  ])('that %s is refused', (_, change, words) => {
    expect(() => rowsIn(change(recorded))).toThrow(words);
  });
});

describe('a file of answers', () => {
  const line = (titles: readonly string[]): string => {
    const names = [
      'CORREO',
      'NOMBRE',
      'DEPARTAMENTO',
      'CIUDAD',
      'CORPORACION',
      'ESPECIALIDAD',
      'TIPO',
      'CODIGO',
    ];
    return `${JSON.stringify({
      titles: titles.map((title, index) => ({ name: `Cuentas.${names[index]}`, title })),
      refreshed: null,
      answer: answerOf(practiceMailboxes, null),
    })}\n`;
  };
  const known = ['Departamento', 'Ciudad', 'Corporación', 'Especialidad', 'Tipo', 'Código'];
  const imported = async (text: string) => {
    const path = lists.file('correos-rama-judicial.ndjson', text);
    return lists.open().importFiles(ids.mailboxes, [path]);
  };

  it('whose first two titles are others is read by their place', async () => {
    const ended = await imported(line(['Buzón', 'Denominación', ...known]));
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 0 } });
  });

  it.each([
    ['another title', line(['Buzón', 'Denominación', 'Región', ...known.slice(1)]), 'failed', 'no column'],
    ['a column more', line(['Buzón', 'Denominación', ...known, 'Otra']), 'failed', 'no column'],
    ['names in the place of addresses', line(['Nombre', 'Correo', ...known]), 'refused', ''],
    ['half of its text', line(['Correo', 'Nombre', ...known]).slice(0, 3000), 'failed', ''],
    ['nothing', '', 'failed', 'empty'],
  ])('with %s does not come into service', async (_, text, outcome, words) => {
    expect(await imported(text)).toMatchObject({ outcome, problem: { en: expect.stringContaining(words) } });
  });
});

describe('the way to the report', () => {
  const read = async (answers: readonly { readonly body: string }[]) => {
    const chunks: Uint8Array[] = [];
    if (!('pages' in mailboxesFile)) return chunks;
    for await (const chunk of mailboxesFile.pages(scriptedHttp(answers).http)) chunks.push(chunk);
    return chunks;
  };
  const r = Buffer.from('{"k":"11111111-2222-4333-8444-555555555555"}').toString('base64');
  const page = { body: `<iframe src="https://app.powerbi.com/view?r=${r}"></iframe>` };

  it.each([
    ['a page without the report', [{ body: '<table></table>' }], 'links no Power BI report'],
    ['a link without its key', [{ body: page.body.replace(r, 'e30=') }], 'k:'],
    [
      'a report at a stranger’s',
      [page, { body: "var resolvedClusterUri = 'https://cluster.test';" }],
      'no known cluster',
    ],
    [
      'a report without the table',
      [
        page,
        { body: "var resolvedClusterUri = 'https://wabi-x-redirect.analysis.windows.net/';" },
        { body: '{"models":[{"id":1}],"exploration":{"sections":[]}}' },
      ],
      '0 tables of mailboxes',
    ],
  ])('%s is changed', async (_, answers, words) => {
    expect(await failureOf(read(answers))).toMatchObject({
      details: { reason: 'changed', observed: expect.stringContaining(words) },
    });
  });
});
