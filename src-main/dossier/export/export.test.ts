import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalJson } from '@shared/canonical-json';
import type { DossierView, ExportFormat } from '@shared/dossier';
import { entryHash, type AuditEntry } from '../../store/audit';
import { oddBody, openBench, radicados, type Bench } from '../testing/bench';
import { readPdf } from '../testing/pdf';
import type { DossierDocument } from './document';

// A report is seconds of work on a busy machine; nothing here waits for anything else.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

let bench: Bench;
let dossier: DossierView;

beforeEach(async () => {
  bench = openBench();
  const { id } = bench.dossiers.create({
    subjectKind: 'company',
    subjectName: '=HYPERLINK("http://e.example")',
    identifiers: [{ kind: 'nit', value: '900.123.456-8' }],
    purpose: 'Vinculación de proveedor',
    legalBasis: 'consent',
    preparedBy: 'L. Torres',
    summary: 'Línea 1\nLínea 2',
  });
  // A lookup of nobody's dossier, whose audit entry stays out of the archive.
  await bench.lookUp('9'.repeat(23));
  const lookups = [
    await bench.lookUp(radicados.found),
    await bench.lookUp(radicados.nothing),
    await bench.lookUp(radicados.silent),
    // The same question again: answered from the cache, with the evidence of the first.
    await bench.lookUp(radicados.found),
  ];
  const { findingList } = bench.dossiers.addLookups(id, lookups);
  dossier = bench.dossiers.decide(findingList[0]!.id, {
    state: 'relevant',
    reason: '+57 es el indicativo',
    note: '',
  });
});
afterEach(() => bench.close());

const exported = (format: ExportFormat, language: 'es' | 'en' = 'es'): Promise<Uint8Array> =>
  bench.dossiers.export(dossier.id, format, language);

describe('dossier.json', () => {
  it('is canonical, complete, and the same whenever it is exported', async () => {
    const bytes = await exported('json');
    const document = JSON.parse(strFromU8(bytes)) as DossierDocument;
    expect(strFromU8(bytes)).toBe(canonicalJson(document));
    bench.wait(1000);
    expect(sha256(await exported('json'))).toBe(sha256(bytes));
    expect(document).toMatchObject({
      schema: 'expediente.dossier',
      schema_version: 1,
      number: 'PRA-2026-0001',
      practice: true,
      subject: { identifiers: [{ kind: 'nit', value: '9001234568' }] },
      findings: [
        { number: 1, state: 'relevant', decisions: [{ by: 'L. Torres', state: 'relevant' }] },
        { number: 2, lookup: { verdict: 'nothing' } },
        { number: 3, lookup: { verdict: 'silent', data: null, error: { code: 'upstream_error' } } },
        { number: 4, lookup: { origin: 'cache' } },
      ],
    });
    expect(document.findings[0]!.lookup.requested_at).toMatch(/^2026-11-21T10:42:\d\d\.\d{3}-05:00$/);
  });
});

describe('the workbook', () => {
  it('has its sheets, and no cell that a spreadsheet would execute', async () => {
    const sheets = await readWorkbook(Buffer.from(await exported('xlsx')));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Resumen', 'Hallazgos', 'Actuaciones', 'Evidencia']);
    const [summary, findings, actions, evidence] = sheets.map(({ data }) => data);
    expect(summary).toContainEqual(['Sujeto', '\'=HYPERLINK("http://e.example")']);
    expect(summary).toContainEqual(['NIT', '900.123.456-8']);
    expect(findings!.slice(1).map((row) => row.slice(0, 3))).toEqual([
      [1, 'Con registros', '11001-40-03-001-2023-00123-00'],
      [2, 'Sin registros', '05001-31-05-012-2021-00455-00'],
      [3, 'Sin respuesta', '25754-40-89-001-2022-00512-00'],
      [4, 'Con registros', '11001-40-03-001-2023-00123-00'],
    ]);
    expect(findings![1]).toContain("'+57 es el indicativo");
    // Two actuaciones of the first and of the fourth finding.
    expect(actions).toHaveLength(5);
    expect(actions![2]).toContain("'=SUM(A1)");
    expect(evidence!.slice(1).map((row) => [row[0], row[1], row[5], row[9]])).toEqual([
      [1, 1, 200, sha256(oddBody)],
      [2, 2, 200, sha256(oddBody)],
      [3, 3, null, null],
      [4, 4, 200, sha256(oddBody)],
    ]);
    const texts = sheets.flatMap(({ data }) => data.flat()).filter((cell) => typeof cell === 'string');
    expect(texts.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });

  it('speaks English', async () => {
    const sheets = await readWorkbook(Buffer.from(await exported('xlsx', 'en')));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Summary', 'Findings', 'Actions', 'Evidence']);
    expect(sheets[1]!.data[1]).toContain('Records found');
  });
});

describe('the archive', () => {
  it('holds the answers byte by byte, under the hashes that report and document give', async () => {
    const files = unzipSync(await exported('zip'));
    const document = JSON.parse(strFromU8(files['dossier.json']!)) as DossierDocument;
    const report = (await readPdf(files['report.pdf']!)).pages.join(' ');
    expect(report).toContain(sha256(files['dossier.json']!));
    const bodies: string[] = [];
    for (const { number, lookup } of document.findings) {
      const name = `${String(number).padStart(3, '0')}-${lookup.id}`;
      if (lookup.answer_sha256 === null) expect(files[`answers/${name}.json`]).toBeUndefined();
      else {
        expect(sha256(files[`answers/${name}.json`]!)).toBe(lookup.answer_sha256);
        expect(report).toContain(lookup.answer_sha256);
      }
      for (const exchange of lookup.exchanges) {
        const path = `evidence/${name}/${exchange.sequence}`;
        const headers = strFromU8(files[`${path}.headers`]!);
        expect(headers).toContain(`> ${exchange.method} ${exchange.url}`);
        if (exchange.sha256 === null) {
          expect(files[`${path}.body`]).toBeUndefined();
          expect(headers).toContain('* no answer arrived');
        } else {
          bodies.push(path);
          expect(files[`${path}.body`]).toEqual(oddBody);
          expect(sha256(files[`${path}.body`]!)).toBe(exchange.sha256);
          expect(report).toContain(exchange.sha256);
        }
      }
    }
    expect(bodies).toHaveLength(3);
  });

  it('publishes the shape of dossier.json, which it has', async () => {
    const files = unzipSync(await exported('zip'));
    const schema = JSON.parse(strFromU8(files['dossier.schema.json']!)) as object;
    const isValid = new Ajv2020({ strict: false }).compile(schema);
    const document = JSON.parse(strFromU8(files['dossier.json']!)) as DossierDocument;
    expect(isValid(document), JSON.stringify(isValid.errors)).toBe(true);
    expect(isValid({ ...document, practice: 'yes' })).toBe(false);
    expect(isValid({ ...document, unknown: 1 })).toBe(false);
  });

  it('cites the audit log on this dossier and its lookups only, each entry whole', async () => {
    const files = unzipSync(await exported('zip'));
    const entries = strFromU8(files['audit.jsonl']!)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEntry);
    expect(entries.map(({ action }) => action)).toEqual([
      'dossier.created',
      'lookup.recorded',
      'lookup.recorded',
      'lookup.recorded',
      'lookup.recorded',
      'dossier.findings_added',
      'finding.decided',
    ]);
    for (const { hash, ...entry } of entries) expect(entryHash(entry)).toBe(hash);
  });

  it('explains itself in both languages, and says practice', async () => {
    const files = unzipSync(await exported('zip'));
    expect(strFromU8(files['LEEME.txt']!)).toContain('PRÁCTICA');
    expect(strFromU8(files['README.txt']!)).toContain('sha256sum -c SHA256SUMS');
  });
});

describe('SHA256SUMS', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function unpack(): Promise<Readonly<Record<string, Uint8Array>>> {
    const files = unzipSync(await exported('zip'));
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    return files;
  }

  it('lists every file with its hash', async () => {
    const { SHA256SUMS: manifest, ...files } = await unpack();
    expect(strFromU8(manifest!)).toBe(
      Object.entries(files)
        .map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`)
        .join(''),
    );
  });

  it.skipIf(process.platform !== 'linux')('is what sha256sum checks, and changes are seen', async () => {
    const files = await unpack();
    const check = (): string =>
      execFileSync('sha256sum', ['-c', '--strict', 'SHA256SUMS'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      });
    expect(check().trim().split('\n')).toHaveLength(Object.keys(files).length - 1);
    const body = Object.keys(files).find((path) => path.endsWith('.body'))!;
    writeFileSync(join(folder, body), 'other');
    expect(check).toThrow(expect.objectContaining({ stdout: expect.stringContaining(`${body}: FAILED`) }));
  });
});
