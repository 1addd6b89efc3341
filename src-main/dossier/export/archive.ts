import { createHash } from 'node:crypto';
import { z } from 'zod';
import { answerBody } from '@shared/answer-body';
import { canonicalJson } from '@shared/canonical-json';
import type { DossierView } from '@shared/dossier';
import type { Exchange, LookupView } from '@shared/lookup';
import { archiveGuide } from '@shared/words/archive';
import type { AuditEntry } from '../../store/audit';
import { arrange, type NumberedFinding } from '../arrangement';
import { isoMoment } from '@shared/vocabulary/moment';
import { dossierDocumentSchema } from './document';

const utf8 = new TextEncoder();

/** A file of the archive. */
export interface ArchiveFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What is evidence of the dossier: plain data, taken out of the store. */
export interface ArchiveEvidence {
  /** Canonical JSON of the dossier. */
  readonly document: string;
  readonly audit: readonly AuditEntry[];
  /** By exchange id, the bodies as they came; an exchange without an answer has none. */
  readonly bodies: ReadonlyMap<number, Uint8Array>;
}

/** Every file of the archive, with the manifest of their hashes last. */
export function archiveFiles(
  dossier: DossierView,
  evidence: ArchiveEvidence,
  made: { readonly report: Uint8Array; readonly workbook: Uint8Array },
): readonly ArchiveFile[] {
  const names = { report: 'report.pdf', workbook: 'findings.xlsx' };
  const guide = archiveGuide({ number: dossier.number, practice: dossier.practice, ...names });
  const entries = arrange(dossier).flatMap((group) => group.findings);
  const files: readonly ArchiveFile[] = [
    text('LEEME.txt', guide.es),
    text('README.txt', guide.en),
    { path: names.report, bytes: made.report },
    { path: names.workbook, bytes: made.workbook },
    text('dossier.json', evidence.document),
    text('dossier.schema.json', JSON.stringify(z.toJSONSchema(dossierDocumentSchema), null, 2)),
    ...entries.flatMap((entry) => [...answer(entry), ...exchanges(entry, evidence.bodies)]),
    text('audit.jsonl', evidence.audit.map((entry) => `${canonicalJson(entry)}\n`).join('')),
  ];
  return [...files, text('SHA256SUMS', files.map(sumLine).join(''))];
}

function text(path: string, content: string): ArchiveFile {
  return { path, bytes: utf8.encode(content) };
}

/** As sha256sum writes and reads it: hash, two blanks, path. */
function sumLine({ path, bytes }: ArchiveFile): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`;
}

function folderOf({ number, finding }: NumberedFinding): string {
  return `${String(number).padStart(3, '0')}-${finding.lookup.id}`;
}

function answer(entry: NumberedFinding): readonly ArchiveFile[] {
  const { lookup } = entry.finding;
  if (lookup.answerSha256 === null) return [];
  return [text(`answers/${folderOf(entry)}.json`, answerBody(lookup.data))];
}

function exchanges(entry: NumberedFinding, bodies: ArchiveEvidence['bodies']): readonly ArchiveFile[] {
  const { lookup } = entry.finding;
  return lookup.exchanges.flatMap((exchange) => {
    const path = `evidence/${folderOf(entry)}/${exchange.sequence}`;
    const body = bodies.get(exchange.id);
    return [
      ...(body === undefined ? [] : [{ path: `${path}.body`, bytes: body }]),
      text(`${path}.headers`, transcript(lookup, exchange)),
    ];
  });
}

/** The exchange as lines: `*` what is known about it, `>` what was sent, `<` what came back. */
function transcript(lookup: LookupView, exchange: Exchange): string {
  const headers = (sign: string, values: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(values).map(([name, value]) => `${sign} ${name}: ${value}`);
  return [
    `* lookup ${lookup.id}, request ${lookup.requestId}`,
    `* started ${isoMoment(exchange.startedAt)}, took ${exchange.durationMs} ms`,
    ...(exchange.sentTo === null ? [] : [`* redirected to ${exchange.sentTo}`]),
    `> ${exchange.method} ${exchange.url}`,
    ...headers('>', exchange.requestHeaders),
    ...(exchange.requestBody === null ? [] : ['>', `> ${exchange.requestBody}`]),
    ...(exchange.status === null ? [] : [`< ${exchange.status}`, ...headers('<', exchange.responseHeaders)]),
    ...(exchange.failure === null ? [] : [`* ${exchange.failure}`]),
    exchange.sha256 === null
      ? '* no answer arrived'
      : `* body: ${exchange.bytes} bytes, SHA-256 ${exchange.sha256}`,
    '',
  ].join('\n');
}
