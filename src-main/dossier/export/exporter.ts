import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { canonicalJson } from '@shared/canonical-json';
import type { DossierView, ExportFormat } from '@shared/dossier';
import type { Language } from '@shared/text';
import type { Clock } from '../../engine/clock';
import type { Store } from '../../store';
import type { AuditEntry } from '../../store/audit';
import type { Decision } from '../../store/dossiers';
import type { ReportInput } from '../report/input';
import { dossierDocument } from './document';
import type { RunExportJob } from './jobs';

export interface ExporterOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Who is at work, asked anew each time: both may be empty. */
  readonly identity: () => { readonly analyst: string; readonly organization: string };
  /** The way in that the audit log names: `window`, `cli`. */
  readonly actor: string;
  /** Of the application, for the report. */
  readonly version: string;
  /** Where the long work of exports is done: `inWorker(file)`. */
  readonly run: RunExportJob;
}

/** Makes files of dossiers. Each is an entry of the audit log, with the hash of the file. */
export interface Exporter {
  /** The dossier as a file's bytes, as it stands when this is called. */
  bytes(dossier: DossierView, format: ExportFormat, language: Language): Promise<Uint8Array>;
}

/** Entries of the audit log that are read between two pauses. */
const auditPage = 500;

export function createExporter({ store, clock, identity, actor, version, run }: ExporterOptions): Exporter {
  function decisionsOf(dossier: DossierView): ReadonlyMap<string, readonly Decision[]> {
    return new Map(dossier.findingList.map(({ id }) => [id, store.dossiers.decisions(id)]));
  }

  /** The audit entries about the dossier, its findings and its lookups. */
  async function auditOf(dossier: DossierView): Promise<readonly AuditEntry[]> {
    const subjects = new Set([
      dossier.id,
      ...dossier.findingList.flatMap(({ id, lookup }) => [id, lookup.id]),
      ...dossier.screenings.flatMap(({ id, hitList }) => [id, ...hitList.map((hit) => hit.id)]),
    ]);
    const entries: AuditEntry[] = [];
    for (let next = 1; ;) {
      const read = store.audit.from(next, auditPage);
      entries.push(...read.filter(({ subject }) => subjects.has(subject)));
      const last = read.at(-1);
      if (last === undefined) return entries;
      next = last.seq + 1;
      await pause();
    }
  }

  async function bodiesOf(dossier: DossierView): Promise<ReadonlyMap<number, Uint8Array>> {
    const bodies = new Map<number, Uint8Array>();
    for (const { lookup } of dossier.findingList) {
      for (const { id } of lookup.exchanges) {
        const body = store.evidence.body(id);
        if (body !== null) bodies.set(id, body);
      }
      await pause();
    }
    return bodies;
  }

  async function bytesOf(
    dossier: DossierView,
    format: ExportFormat,
    language: Language,
  ): Promise<Uint8Array> {
    const { organization } = identity();
    const document = canonicalJson(
      dossierDocument(dossier, { organization, decisions: decisionsOf(dossier) }),
    );
    const input: ReportInput = {
      dossier,
      organization,
      language,
      issuedAt: clock.now(),
      contentSha256: createHash('sha256').update(document).digest('hex'),
      version,
    };
    const bytes = await make(format, input, document);
    store.transaction(() =>
      store.audit.append({
        at: clock.now(),
        actor,
        action: 'dossier.exported',
        subject: dossier.id,
        detail: {
          number: dossier.number,
          format,
          content_sha256: input.contentSha256,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        },
      }),
    );
    return bytes;
  }

  async function make(format: ExportFormat, input: ReportInput, document: string): Promise<Uint8Array> {
    if (format === 'json') return new TextEncoder().encode(document);
    if (format !== 'zip') return run({ kind: format, input });
    const bodies = await bodiesOf(input.dossier);
    const audit = await auditOf(input.dossier);
    return run({ kind: 'zip', input, evidence: { document, audit, bodies } });
  }

  return { bytes: bytesOf };
}
