import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DossierDraft } from '@shared/ipc';
import type { PreviewRow } from '@shared/batch';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBench, radicados, type Bench } from './testing/bench';

const draft: DossierDraft = {
  subjectKind: 'company',
  subjectName: 'Transportes Cordillera Azul S.A.S.',
  identifiers: [{ kind: 'nit', value: '900.123.456-8' }],
  purpose: 'Vinculación de proveedor',
  legalBasis: 'consent',
  preparedBy: 'L. Torres',
  summary: '',
};

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});
afterEach(() => bench.close());

const actions = (): readonly string[] =>
  bench.store.audit
    .from(1, 500)
    .map(({ action }) => action)
    .filter((action) => !action.startsWith('lookup.'));

describe('numbers of dossiers', () => {
  it('count up per year of Colombia, and are never given twice', () => {
    const first = bench.dossiers.create(draft);
    expect(first.number).toBe('PRA-2026-0001');
    const second = bench.dossiers.create(draft);
    bench.dossiers.delete(second.id);
    expect(bench.dossiers.create(draft).number).toBe('PRA-2026-0003');
    // 31 December, 23:59 in Colombia; in UTC it is the next year already.
    bench.wait(Date.UTC(2027, 0, 1, 4, 59) - first.createdAt);
    expect(bench.dossiers.create(draft).number).toBe('PRA-2026-0004');
    bench.wait(60_000);
    expect(bench.dossiers.create(draft).number).toBe('PRA-2027-0001');
  });

  it('are not used up by a dossier that could not be made', () => {
    expect(() =>
      bench.dossiers.create({ ...draft, identifiers: [{ kind: 'nit', value: '900.123.456-7' }] }),
    ).toThrow(expect.objectContaining({ code: 'bad_request' }));
    expect(bench.dossiers.create(draft).number).toBe('PRA-2026-0001');
    expect(actions()).toEqual(['dossier.created']);
  });

  it('say EXP outside practice', async () => {
    const real = openBench({ practice: false });
    expect(real.dossiers.create(draft)).toMatchObject({ number: 'EXP-2026-0001', practice: false });
    await real.close();
  });
});

describe('identifiers', () => {
  const identifiersOf = (identifiers: DossierDraft['identifiers']) =>
    bench.dossiers.create({ ...draft, identifiers }).identifiers;

  it('are kept in their canonical form, each once', () => {
    expect(
      identifiersOf([
        { kind: 'nit', value: '900.123.456-8' },
        { kind: 'nit', value: '900123456' },
        { kind: 'cedula', value: '1.234.567.890' },
        { kind: 'passport', value: ' ab 123-4 ' },
      ]),
    ).toEqual([
      { kind: 'nit', value: '9001234568' },
      { kind: 'cedula', value: '1234567890' },
      { kind: 'passport', value: 'AB 123-4' },
    ]);
  });

  it.each([
    ['nit', '900.123.456-7', /dígito de verificación no corresponde/],
    ['cedula', '12A45', /solo admite dígitos/],
    ['cedula', '0123456', /no empieza por cero/],
    ['passport', 'AB<1>', /solo admite letras/],
    ['other', '   ', /falta el número/],
  ] as const)('refuse %s %s in words', (kind, value, words) => {
    expect(() => identifiersOf([{ kind, value }])).toThrow(
      expect.objectContaining({
        code: 'bad_request',
        words: expect.objectContaining({ es: expect.stringMatching(words), en: expect.any(String) }),
      }),
    );
  });
});

describe('findings', () => {
  it('are added once each, in order, and counted by verdict', async () => {
    const lookups = [
      await bench.lookUp(radicados.found),
      await bench.lookUp(radicados.nothing),
      await bench.lookUp(radicados.silent),
    ];
    const { id } = bench.dossiers.create(draft);
    bench.dossiers.addLookups(id, lookups);
    const view = bench.dossiers.addLookups(id, [lookups[1]!]);
    expect(view.findingList.map(({ lookup, position }) => [position, lookup.verdict])).toEqual([
      [0, 'found'],
      [1, 'nothing'],
      [2, 'silent'],
    ]);
    expect(view.verdicts).toEqual({ found: 1, nothing: 1, silent: 1, yours: 0, not_asked: 0 });
    expect(bench.dossiers.list()[0]).toMatchObject({
      findings: 3,
      pending: 3,
      verdicts: view.verdicts,
      foundBy: ['rama_judicial_cases_by_radicado'],
      unknown: 0,
    });
    expect(bench.store.dossiers.numbersHolding([lookups[0]!])).toEqual(['PRA-2026-0001']);
  });

  it('are added all or none', async () => {
    const { id } = bench.dossiers.create(draft);
    const lookup = await bench.lookUp(radicados.found);
    expect(() => bench.dossiers.addLookups(id, [lookup, 'no-such-lookup'])).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
    expect(bench.dossiers.get(id).findingList).toEqual([]);
  });

  it('protect their lookup and its evidence from every deletion', async () => {
    const { id } = bench.dossiers.create(draft);
    const kept = await bench.lookUp(radicados.found);
    const loose = await bench.lookUp(radicados.nothing);
    const [finding] = bench.dossiers.addLookups(id, [kept]).findingList;
    const purge = () =>
      bench.store.lookups.removal.remove(
        { before: Number.MAX_SAFE_INTEGER },
        { at: 0, actor: 'window', reason: 'retention' },
      );
    expect(await purge()).toEqual({ deleted: 1, kept: 1 });
    expect(bench.store.lookups.find(loose)).toBeUndefined();
    expect(bench.store.evidence.of(kept)).toHaveLength(1);
    bench.dossiers.removeFinding(finding!.id);
    expect(await purge()).toEqual({ deleted: 1, kept: 0 });
  });

  it('keep their order without gaps when one is moved or taken out', async () => {
    const { id } = bench.dossiers.create(draft);
    const lookups = [
      await bench.lookUp(radicados.found),
      await bench.lookUp(radicados.nothing),
      await bench.lookUp(radicados.silent),
    ];
    const [first] = bench.dossiers.addLookups(id, lookups).findingList;
    const order = (list: ReturnType<typeof bench.dossiers.get>) =>
      list.findingList.map(({ position, lookup }) => [position, lookup.verdict]);
    expect(order(bench.dossiers.moveFinding(first!.id, 10_000))).toEqual([
      [0, 'nothing'],
      [1, 'silent'],
      [2, 'found'],
    ]);
    expect(order(bench.dossiers.moveFinding(first!.id, 1))).toEqual([
      [0, 'nothing'],
      [1, 'found'],
      [2, 'silent'],
    ]);
    expect(order(bench.dossiers.removeFinding(first!.id))).toEqual([
      [0, 'nothing'],
      [1, 'silent'],
    ]);
  });

  it('come from batch rows that were asked, silent ones too, and from no others', async () => {
    const { id } = bench.dossiers.create(draft);
    const row = (number: number, value: string | null): PreviewRow => ({
      row: number,
      raw: value ?? 'x',
      value,
      problem: value === null ? 'letters' : null,
      repairs: [],
      duplicateOf: null,
      suggestion: null,
    });
    const { store } = bench;
    const silent = await bench.lookUp(radicados.silent);
    store.transaction(() => {
      store.batches.create({
        id: 'batch',
        name: 'lote',
        operation: casesByRadicado.id,
        fileName: 'lote.csv',
        fileSha256: 'a'.repeat(64),
        output: null,
        reading: null,
        createdAt: 0,
        lease: { owner: 'test', until: 1 },
      });
      store.batches.addRows('batch', [row(1, radicados.silent), row(2, radicados.found), row(3, null)]);
      store.batches.setState('batch', 'running');
      store.batches.claim('batch', 1);
      store.batches.answer('batch', 1, {
        state: 'failed',
        verdict: 'silent',
        lookupId: silent,
        digest: null,
        error: null,
      });
    });
    expect(() => bench.dossiers.addBatchRows(id, 'batch', [1, 2, 3])).toThrow(
      expect.objectContaining({
        code: 'bad_request',
        words: expect.objectContaining({ es: expect.stringContaining('2, 3') }),
      }),
    );
    expect(bench.dossiers.addBatchRows(id, 'batch', [1]).findingList).toMatchObject([
      { lookup: { verdict: 'silent' } },
    ]);
  });
});

describe('decisions', () => {
  it('need a reason, and keep every one that was made with who and when', async () => {
    const { id } = bench.dossiers.create(draft);
    const [finding] = bench.dossiers.addLookups(id, [await bench.lookUp(radicados.found)]).findingList;
    const decide = (state: 'pending' | 'relevant' | 'not_relevant', reason: string, note = '') =>
      bench.dossiers.decide(finding!.id, { state, reason, note });
    expect(() => decide('relevant', '  ')).toThrow(expect.objectContaining({ code: 'bad_request' }));
    bench.wait(1000);
    expect(decide('relevant', ' embargo vigente ')).toMatchObject({
      pending: 0,
      findingList: [{ state: 'relevant', reason: 'embargo vigente' }],
    });
    const { decidedAt } = bench.dossiers.get(id).findingList[0]!;
    bench.wait(1000);
    decide('relevant', 'embargo vigente', 'solo cambia la nota');
    expect(bench.dossiers.get(id).findingList[0]).toMatchObject({ decidedAt, note: 'solo cambia la nota' });
    decide('pending', '');
    expect(bench.dossiers.get(id)).toMatchObject({ pending: 1, findingList: [{ decidedAt: null }] });
    expect(bench.store.dossiers.decisions(finding!.id)).toEqual([
      { at: decidedAt, by: 'L. Torres', state: 'relevant', reason: 'embargo vigente' },
      { at: decidedAt! + 1000, by: 'L. Torres', state: 'pending', reason: '' },
    ]);
    expect(actions()).toEqual([
      'dossier.created',
      'dossier.findings_added',
      'finding.decided',
      'finding.decided',
      'finding.decided',
    ]);
  });

  it('say nothing of people in the audit log, which nobody can delete from', async () => {
    const { id } = bench.dossiers.create(draft);
    const [finding] = bench.dossiers.addLookups(id, [await bench.lookUp(radicados.found)]).findingList;
    bench.dossiers.decide(finding!.id, { state: 'relevant', reason: 'embargo', note: 'PERSONA FICTICIA' });
    expect(JSON.stringify(bench.store.audit.from(1, 500))).not.toMatch(/embargo|FICTICIA|Cordillera|900123/);
  });
});

it('refuses what is not there', () => {
  const missing = expect.objectContaining({ code: 'not_found' });
  expect(() => bench.dossiers.get('x')).toThrow(missing);
  expect(() => bench.dossiers.update('x', draft)).toThrow(missing);
  expect(() => bench.dossiers.delete('x')).toThrow(missing);
  expect(() => bench.dossiers.fileName('x', 'pdf')).toThrow(missing);
  expect(() => bench.dossiers.decide('x', { state: 'pending', reason: '', note: '' })).toThrow(missing);
  expect(() => bench.dossiers.removeFinding('x')).toThrow(missing);
  expect(actions()).toEqual([]);
});

describe('writing an export', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dossier-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('replaces a file as a whole and leaves nothing else behind', async () => {
    const { id } = bench.dossiers.create(draft);
    const file = join(folder, bench.dossiers.fileName(id, 'json'));
    writeFileSync(file, 'old');
    const saved = await bench.dossiers.exportTo(id, 'json', 'es', file);
    expect(saved).toEqual({ path: file, bytes: readFileSync(file).byteLength });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ number: 'PRA-2026-0001' });
    expect(readdirSync(folder)).toEqual(['PRA-2026-0001.json']);
    expect(actions()).toEqual(['dossier.created', 'dossier.exported']);
  });

  it('says in words that it could not, and leaves nothing behind', async () => {
    const { id } = bench.dossiers.create(draft);
    const taken = join(folder, 'taken');
    mkdirSync(taken);
    await expect(bench.dossiers.exportTo(id, 'json', 'es', taken)).rejects.toMatchObject({ code: 'file' });
    expect(readdirSync(folder)).toEqual(['taken']);
  });
});
