import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sunatDocument, sunatName, sunatRuc } from '@shared/operations/pe/sunat';
import { startSunat } from '../../../../src-practice/pe/sunat';
import { padronRows, padronText, padronZip, practiceRucs } from '../../../../src-practice/pe/sunat/padron';
import type { OpenDataset } from '../../../engine/adapter';
import type { DatasetHandle } from '../../../datasets/handle';
import type { Datasets } from '../../../datasets';
import { failureOf, runAdapter } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { sunatAdapters } from '.';

const id = 'pe_sunat_padron';

const lists = listsOf(sunatAdapters, () => startSunat());

const asking = (dataset: OpenDataset) => {
  return {
    ruc: async (ruc: string) => (await runAdapter(sunatRuc, { ruc }, nobody, () => null, dataset)).data,
    document: async (document_number: string) =>
      (await runAdapter(sunatDocument, { document_number }, nobody, () => null, dataset)).data,
    name: async (name: string) => (await runAdapter(sunatName, { name }, nobody, () => null, dataset)).data,
  };
};

describe('the padrón', () => {
  let datasets: Datasets;
  let ask: ReturnType<typeof asking>;
  beforeAll(() => {
    datasets = lists.open();
    ask = asking((name) => datasets.open(name, new AbortController().signal));
  });

  it('is fetched from where its page links it, and dated by the server', async () => {
    expect(await ask.ruc(practiceRucs.company)).toMatchObject({
      found: true,
      ruc: '20999999990',
      name: 'EMPRESA FICTICIA S.A.C.',
      status: 'ACTIVO',
      address_condition: 'HABIDO',
      ubigeo: '150101',
      department: 'LIMA',
      province: null,
      address: 'AV. LOS EJEMPLOS NRO. 101 URB. CENTRO',
      address_parts: { street_type: 'AV.', number: '101', apartment: null },
      economic_activities: null,
      as_of: '2026-11-17',
      checked_at: null,
    });
    const { generation } = await datasets.open(id, new AbortController().signal);
    expect(generation).toMatchObject({ rejected: 0, rows: { taxpayer: padronRows.length } });
    expect(generation.files[0]?.url).toBe('http://www2.sunat.gob.pe/padron_reducido_ruc.zip');
  });

  it('is no list that a screening searches', () => {
    expect(datasets.view(id).hasNames).toBe(false);
  });

  it('keeps its letters, and DEPARTAMENTO is the number of a flat', async () => {
    expect(await ask.ruc(practiceRucs.closed)).toMatchObject({
      name: 'INVERSIONES EL ÑANDÚ INVENTADO E.I.R.L.',
      department: 'AREQUIPA',
      address: 'CAR. DE LA PRÁCTICA INT. 3 LOTE 7 DPTO. 402 MZA. B KM. 12.5',
      address_parts: { zone_code: null, apartment: '402', block: 'B', kilometre: '12.5' },
    });
  });

  it.each([
    ['a person without an address', practiceRucs.person, { address: null, department: null, ubigeo: null }],
    ['a ubigeo of no department', practiceRucs.elsewhere, { ubigeo: '990101', department: null }],
    [
      'a name with quotes and an ampersand',
      practiceRucs.elsewhere,
      { name: 'LEJANA & LEJANO "MODELO" S.A.' },
    ],
    ['a row that stands there twice', practiceRucs.repeated, { name: 'REPETIDA S.R.L.' }],
    ['a taxpayer without a name', practiceRucs.nameless, { found: true, name: null }],
  ])('tells of %s', async (_, ruc, expected) => {
    expect(await ask.ruc(ruc)).toMatchObject(expected);
  });

  it('has nobody with a RUC that it lacks, and nothing to say where it contradicts itself', async () => {
    expect(await ask.ruc('20999999922')).toMatchObject({ found: false, name: null, as_of: '2026-11-17' });
    expect(await failureOf(ask.ruc(practiceRucs.contradictory))).toMatchObject({
      details: { reason: 'changed', observed: '2 different rows of RUC 20999999957' },
    });
  });

  it('is not asked for what is no RUC or no DNI', async () => {
    expect(await failureOf(ask.ruc('20999999991'))).toMatchObject({
      code: 'invalid_request',
      details: { violations: [{ path: '/ruc', rule: 'ruc' }] },
    });
    expect(await failureOf(ask.document('1000001'))).toMatchObject({
      code: 'invalid_request',
      details: { violations: [{ path: '/document_number', rule: 'dni' }] },
    });
  });

  it('has the RUC of a DNI', async () => {
    expect(await ask.document('10000001')).toMatchObject({
      found: true,
      document_type: 'DNI',
      matches: [{ ruc: practiceRucs.person, name: 'EJEMPLO MODELO CARLOS ALBERTO', location: null }],
    });
    const nothing = await ask.document('99999999');
    expect(nothing).toMatchObject({ found: false, matches: [] });
    expect(sunatDocument.digest(nothing, null).note?.es).toContain('15 o 17');
  });

  it.each([
    ['with errors', 'Enpresa Ficticia', [practiceRucs.company]],
    ['without accents', 'el nandu inventado', [practiceRucs.closed]],
    ['by beginnings of its words', 'inv ñan', [practiceRucs.closed]],
    ['by a beginning of one letter', 'exTRANJERA f', [practiceRucs.foreigner]],
    ['by short words alone', 'el in', [practiceRucs.closed]],
    ['in another order', 'Carlos Alberto Ejemplo Modelo', [practiceRucs.person]],
    ['once though it stands there twice', 'Repetida', [practiceRucs.repeated]],
    ['that nobody has', 'Zzyzx Qwert', []],
  ])('is searched by a name %s', async (_, name, rucs) => {
    const { matches, found } = await ask.name(name);
    expect(matches.map(({ ruc }) => ruc)).toEqual(rucs);
    expect(found).toBe(rucs.length > 0);
  });

  it('shows thirty and says that there are more, the active ones first', async () => {
    const { matches, capped } = await ask.name('comercial práctica');
    expect(matches).toHaveLength(30);
    expect(capped).toBe(true);
    expect(new Set(matches.map(({ status }) => status))).toEqual(new Set(['ACTIVO']));
    expect((await ask.name('empresa ficticia')).capped).toBe(false);
  });
});

describe('a file', () => {
  const imported = async (content: Uint8Array, name = 'padron_reducido_ruc.txt') => {
    const path = lists.file(name, content);
    const datasets = lists.open();
    const ended = await datasets.importFiles(id, [path]);
    // Opened by its name, it would be the stand-in's.
    const copy = datasets.at(id, ended.generation?.id ?? '');
    const list = copy ?? ({} as DatasetHandle);
    return { datasets, ended, list };
  };
  const text = (change: (text: string) => string): Uint8Array =>
    Buffer.from(change(Buffer.from(padronText()).toString('latin1')), 'latin1');

  it.each([
    ['packed', padronZip(), 'padron_reducido_ruc (1).zip'],
    [
      'in UTF-8',
      Buffer.from(Buffer.from(padronText()).toString('latin1'), 'utf8'),
      'padron_reducido_ruc.txt',
    ],
    ['with line feeds alone', text((all) => all.replaceAll('\r\n', '\n')), 'padron_reducido_ruc.txt'],
    [
      'whose heading is not closed',
      text((all) => all.replace('KILÓMETRO|', 'KILÓMETRO')),
      'padron_reducido_ruc.txt',
    ],
    ['whose lines are not closed', text((all) => all.replaceAll('|\r\n', '\r\n')), 'padron_reducido_ruc.txt'],
  ])('%s says the same', async (_, content, name) => {
    const { list, ended } = await imported(content, name);
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 0 } });
    expect(await asking(async () => list).ruc(practiceRucs.closed)).toMatchObject({
      name: 'INVERSIONES EL ÑANDÚ INVENTADO E.I.R.L.',
      address_parts: { kilometre: '12.5' },
    });
  });

  it.each([
    [
      'a separator in a name',
      (all: string) => all.replace('REPETIDA', 'REPE|TIDA'),
      '16 values instead of 15',
    ],
    [
      'a separator in a name and no closing one',
      (all: string) => all.replace('REPETIDA', 'REPE|TIDA').replaceAll('-|-|\r\n', '-|\r\n'),
      'UBIGEO «HABIDO»',
    ],
    ['a line without a RUC', (all: string) => all.replace('20999999990', '2099999999'), 'RUC «2099999999»'],
  ])('with %s leaves that line out, and says which', async (_, change, reason) => {
    const { datasets, ended } = await imported(text(change));
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 1 } });
    expect(await datasets.rejected(id, 5)).toMatchObject([{ reason }]);
  });

  it.each([
    ['another heading', (all: string) => all.replace('UBIGEO', 'CODIGO'), 'failed', 'UBIGEO'],
    [
      'most lines of another width',
      (all: string) => all.replaceAll('|HABIDO|', '|HABIDO|HABIDO|'),
      'refused',
      '43 of',
    ],
  ])('with %s does not come into service', async (_, change, outcome, words) => {
    const { ended } = await imported(text(change));
    expect(ended).toMatchObject({ outcome, problem: { en: expect.stringContaining(words) } });
  });

  it('that was damaged says of a RUC what stands in it, or nothing', async () => {
    const original = Buffer.from(padronText()).toString('latin1');
    const damage = fc.tuple(fc.nat(original.length), fc.nat(40), fc.constantFrom('', '|', '\r\n', '9', 'Ñ'));
    await fc.assert(
      fc.asyncProperty(damage, async ([from, lost, noise]) => {
        const damaged = original.slice(0, from) + noise + original.slice(from + lost);
        const { list, ended } = await imported(Buffer.from(damaged, 'latin1'));
        if (ended.outcome !== 'imported') return;
        const rows = await list.all<{ ruc: number; name: string | null }>('SELECT ruc, name FROM taxpayer');
        for (const { ruc, name } of rows) expect(damaged).toContain(`${ruc}|${name ?? '-'}`);
        expect(rows.length + (ended.generation?.rejected ?? 0)).toBeGreaterThan(padronRows.length - 4);
      }),
      { numRuns: 40 },
    );
  });
});
