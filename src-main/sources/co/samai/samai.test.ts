import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samai, samaiProcesses } from '@shared/operations/co/samai';
import { samaiRadicados, startSamai } from '../../../../src-practice/co/samai';
import type { StandIn } from '../../../../src-practice';
import type { Person } from '../../../assisted/testing/form-browser';
import { bytes, failureOf, httpTo, runAdapter, scriptedHttp } from '../../testing/ask';
import { alteredPages, askAssisted, holdAgainst, pageOf, withPage, wrongOnce } from '../../testing/assisted';
import { damagedJson, observedIn } from '../../testing/damage';
import { withCasePage } from './case-page';
import { parseList } from './parse';
import { profile } from './profile';

let practice: StandIn;
beforeAll(async () => {
  practice = await startSamai();
});
afterAll(() => practice.close());

const http = () => httpTo(practice.originMap, profile);
const list = (radicado: keyof typeof samaiRadicados) =>
  runAdapter(samaiProcesses, { query: samaiRadicados[radicado] }, http());
const detail = (radicado: keyof typeof samaiRadicados, person?: Person) =>
  askAssisted(
    samaiProcesses,
    { query: samaiRadicados[radicado], include_detail: true },
    practice.originMap,
    person,
    http(),
  );

test('the list of a radicado, with what it does not give as null', async () => {
  expect((await list('one')).data).toEqual({
    processes: [
      {
        registration_number: samaiRadicados.one,
        guid: `${samaiRadicados.one}1100103`,
        corporation_code: '1100103',
        court: null,
        judge: 'PONENTE FICTICIA DE EJEMPLO',
        process_class: 'ACCIONES DE TUTELA',
        plaintiff: 'PRUEBA FICTICIA ANA',
        defendant: 'ENTIDAD MODELO DE PRÁCTICA',
        entry_date: null,
        in_force: null,
        detail_url: `https://samai.consejodeestado.gov.co/Vistas/Casos/list_procesos.aspx?guid=${samaiRadicados.one}1100103`,
        detail: null,
      },
    ],
    pagination: { total: 1, page_size: 10, total_pages: 1, page: 1 },
  });
});

test('no case, by a count of zero', async () => {
  expect((await list('none')).data).toEqual({
    processes: [],
    pagination: { total: 0, page_size: 10, total_pages: 0, page: 0 },
  });
});

test('a party over pages, in capital letters; a corporation narrows', async () => {
  const by = (input: object) =>
    runAdapter(samaiProcesses, { search_type: 'party', query: 'Constructora Ejemplo', ...input }, http());
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await by({ page })).data));
  expect(pages.map(({ processes }) => processes.length)).toEqual([10, 10, 3]);
  expect(new Set(pages.flatMap(({ processes }) => processes.map(({ guid }) => guid))).size).toBe(23);
  expect((await by({ corporation_code: '2500023' })).data.pagination.total).toBe(11);
});

test('a written radicado is asked by its digits; anything else is refused before it is asked', async () => {
  const dashed = { query: '11001-03-15-000-2026-00001-00' };
  expect((await runAdapter(samaiProcesses, dashed, http())).data.processes).toHaveLength(1);
  expect(await failureOf(runAdapter(samaiProcesses, { query: 'ANA' }, scriptedHttp([]).http))).toMatchObject({
    code: 'invalid_request',
    details: { violations: [{ path: '/query' }] },
  });
});

test.each([
  ['filtered', 'blocked'],
  ['html', 'changed'],
  ['failed', 'source_error'],
  ['renamed', 'changed'],
  ['stranger', 'changed'],
] as const)('%s is %s, and never «no case»', async (radicado, reason) => {
  expect(await failureOf(list(radicado))).toMatchObject({ code: 'upstream_error', details: { reason } });
});

test('who asks too fast asks again', async () => {
  expect((await list('throttled')).data.pagination.total).toBe(1);
});

test('the case page, with a person’s help', async () => {
  const { data, exchanges } = await detail('one');
  expect(exchanges.map(({ method }) => method)).toEqual(['PAGE', 'PICTURE']);
  expect(data.processes[0]).toMatchObject({
    court: 'CONSEJO DE ESTADO',
    entry_date: '2026-01-05',
    in_force: true,
    detail: {
      process_class: 'ACCIONES DE TUTELA',
      process_type: 'CONSTITUCIONAL',
      appeal: null,
      hearing_chamber: 'SECCIÓN DE PRÁCTICA',
      deciding_chamber: null,
      presented_date: '2026-01-02',
      stage: 'PARA FALLO',
      ruling: null,
      actions: [
        {
          sequence: 3,
          action_date: '2026-03-12',
          registered_date: '2026-03-12',
          action_type: 'Sentencia de primera instancia',
          note: expect.stringMatching(/\.\.\.$/),
          status: 'REGISTRADA',
          attachments: '1',
        },
        { sequence: 2 },
        { sequence: 1, note: null, attachments: null },
      ],
    },
  });
});

test('several cases are not opened: nobody is asked', async () => {
  const { data, exchanges } = await detail('twoCorporations');
  expect(exchanges).toEqual([]);
  expect(data.processes.map((process) => process.detail)).toEqual([null, null]);
});

test('a page without its table gives no list of actions, not an empty one', async () => {
  expect((await detail('withoutActions')).data.processes[0]?.detail?.actions).toBeNull();
});

test('a session that ends is begun anew; a wrong code is asked once more', async () => {
  expect((await detail('expired')).data.processes[0]?.detail).not.toBeNull();
  expect((await detail('one', wrongOnce())).data.processes[0]?.detail).not.toBeNull();
});

test.each([
  ['changed', 'changed'],
  ['otherCase', 'changed'],
  ['blocked', 'blocked'],
] as const)('the case page of %s is %s', async (radicado, reason) => {
  expect(await failureOf(detail(radicado))).toMatchObject({ code: 'upstream_error', details: { reason } });
});

test('no altered case page yields other actions, or another case', async () => {
  const { data, captures } = await detail('one');
  const [before] = (await list('one')).data.processes;
  if (before === undefined) return expect.unreachable();
  const verdict = ({ registration_number, detail: page }: typeof before) => ({
    registration_number,
    actions: page?.actions ?? null,
  });
  const right = verdict(data.processes[0] ?? before);
  const values = [
    ...(right.actions ?? []).flatMap((action) =>
      Object.values(action).flatMap((value) => (value === null ? [] : [String(value)])),
    ),
    '12/03/2026',
    '06/01/2026',
    '05/01/2026',
  ];
  // The heads and values above the actions are many, and no verdict.
  const page = pageOf(captures).replace(/<table>.*?<\/table>/s, '');
  const counts = holdAgainst(
    alteredPages(page, values, { rows: 'table[id*="Historico"], tbody, tr:has(td)' }),
    (html) => verdict(withCasePage(before, withPage(captures, html))),
    right,
  );
  expect(Math.min(counts.right, counts.changed)).toBeGreaterThan(3);
});

const recorded = JSON.stringify({
  ok: true,
  data: {
    items: [
      {
        radicado: samaiRadicados.one,
        guid: `${samaiRadicados.one}1100103`,
        clase: 'TUTELA',
        ponente: 'X',
        demandante: 'A',
        demandado: 'B',
        urlDetalle: '/Vistas/Casos/list_procesos.aspx?guid=1',
      },
    ],
    page: 1,
    total: 1,
    totalPages: 1,
  },
});

test('a damaged list gives the typed error, or what it says', () => {
  fc.assert(
    fc.property(damagedJson(recorded, [true, false, 2]), (damaged) => {
      let read: ReturnType<typeof parseList> | undefined;
      const observed = observedIn(samai.id, () => {
        try {
          read = parseList(bytes(damaged), 1);
        } catch (error) {
          // What the source itself calls a failure is one.
          if (!String(error).includes('source_error')) throw error;
        }
      });
      if (observed !== undefined || read === undefined) return;
      const { data } = JSON.parse(damaged) as { data: { items: unknown[]; total: number } };
      expect(read.processes).toHaveLength(data.items.length);
      expect(read.total).toBe(data.total);
      if (read.processes.length === 0) expect(data.total).toBe(0);
    }),
  );
});
