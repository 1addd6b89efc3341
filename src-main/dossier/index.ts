import type { DossierRow, DossierView, ExportFormat, FindingState } from '@shared/dossier';
import type { DossierDraft, SavedFile } from '@shared/ipc';
import type { Language } from '@shared/text';
import type { NewId } from '../engine/clock';
import type { AuditEntry } from '../store/audit';
import type { StoredFinding } from '../store/dossiers';
import { createExporter, type ExporterOptions } from './export/exporter';
import {
  noDossier,
  noFinding,
  noLookup,
  noScreening,
  otherWorld,
  reasonMissing,
  rowsNeverAsked,
} from './failures';
import { canonicalIdentifiers } from './identifiers';
import { isoMoment } from '@shared/vocabulary/moment';
import { writeWhole } from './write-file';

export { inWorker } from './in-worker';

export interface DossiersOptions extends ExporterOptions {
  readonly newId: NewId;
  /** Dossiers get numbers of their own series and every export is marked. */
  readonly practice: boolean;
  /** Told after dossiers changed. */
  readonly onChange?: () => void;
}

/** Dossiers: what an analyst puts together from lookups and screenings, decides, and hands in. Every change is in the audit log. */
export interface Dossiers {
  /** What was changed last comes first. */
  list(): readonly DossierRow[];
  /** Every method below throws `Failure` (`not_found`) for a dossier or finding that is not there. */
  get(dossierId: string): DossierView;
  /** Throws `Failure` (`bad_request`) for identifiers that break the rule of their kind. */
  create(draft: DossierDraft): DossierView;
  update(dossierId: string, draft: DossierDraft): DossierView;
  /** Deletes the dossier; its lookups stay, without its protection. */
  delete(dossierId: string): void;
  /** Adds all lookups or none; those already there are left as they are. */
  addLookups(dossierId: string, lookupIds: readonly string[]): DossierView;
  /** Adds the lookups of batch rows, silent ones too; `Failure` (`bad_request`) when a row was never asked. */
  addBatchRows(dossierId: string, batchId: string, rows: readonly number[]): DossierView;
  /** Adds all screenings or none; those already there are left as they are. */
  addScreenings(dossierId: string, screeningIds: readonly string[]): DossierView;
  removeScreening(dossierId: string, screeningId: string): DossierView;
  /** Throws `Failure` (`bad_request`) when a finding is judged without a reason. */
  decide(
    findingId: string,
    decision: { readonly state: FindingState; readonly reason: string; readonly note: string },
  ): DossierView;
  removeFinding(findingId: string): DossierView;
  /** Moves a finding to a position from 0. */
  moveFinding(findingId: string, position: number): DossierView;
  /** Name for the file of an export. */
  fileName(dossierId: string, format: ExportFormat): string;
  /** The dossier as a file's bytes, as it stands when this is called. */
  export(dossierId: string, format: ExportFormat, language: Language): Promise<Uint8Array>;
  /** The same, written to a file as a whole or not at all; `Failure` (`file`) when it cannot be. */
  exportTo(dossierId: string, format: ExportFormat, language: Language, file: string): Promise<SavedFile>;
}

export function createDossiers(options: DossiersOptions): Dossiers {
  const { store, clock, newId, practice, identity, actor, onChange } = options;
  const exporter = createExporter(options);

  function get(dossierId: string): DossierView {
    const dossier = store.dossiers.get(dossierId);
    if (dossier === undefined) throw noDossier();
    const findingList = store.dossiers.findings(dossierId).map(({ dossierId: _, lookupId, ...finding }) => ({
      ...finding,
      lookup: store.lookups.view(lookupId),
    }));
    return { ...dossier, findingList, screenings: store.screenings.ofDossier(dossierId) };
  }

  function findingOf(findingId: string): StoredFinding {
    const finding = store.dossiers.finding(findingId);
    if (finding === undefined) throw noFinding();
    return finding;
  }

  /** Runs a change and its audit entry as one, and gives the dossier as it stands after it. */
  function change(
    dossierId: string,
    action: string,
    work: (at: number) => { readonly subject?: string; readonly detail: AuditEntry['detail'] },
  ): DossierView {
    const view = store.transaction(() => {
      if (store.dossiers.get(dossierId) === undefined) throw noDossier();
      const at = clock.now();
      const { subject = dossierId, detail } = work(at);
      store.audit.append({ at, actor, action, subject, detail });
      return get(dossierId);
    });
    onChange?.();
    return view;
  }

  function addLookups(dossierId: string, lookupIds: readonly string[]): DossierView {
    return change(dossierId, 'dossier.findings_added', (at) => {
      const added = [...new Set(lookupIds)].filter((lookupId) => {
        const lookup = store.lookups.find(lookupId);
        if (lookup === undefined) throw noLookup();
        if (lookup.practice !== practice) throw otherWorld();
        return store.dossiers.addFinding({ id: newId(), dossierId, lookupId, at });
      });
      return { detail: { lookups: added } };
    });
  }

  function fileName(dossierId: string, format: ExportFormat): string {
    const dossier = store.dossiers.get(dossierId);
    if (dossier === undefined) throw noDossier();
    return `${dossier.number}.${format}`;
  }

  return {
    list: () => store.dossiers.list().map(({ summary: _, ...row }) => row),
    get,
    create(draft) {
      const checked = { ...draft, identifiers: [...canonicalIdentifiers(draft.identifiers)] };
      const view = store.transaction(() => {
        const at = clock.now();
        const id = newId();
        const number = store.dossiers.create({
          ...checked,
          id,
          series: practice ? 'PRA' : 'EXP',
          year: Number(isoMoment(at).slice(0, 4)),
          practice,
          at,
        });
        store.audit.append({ at, actor, action: 'dossier.created', subject: id, detail: { number } });
        return get(id);
      });
      onChange?.();
      return view;
    },
    update(dossierId, draft) {
      const checked = { ...draft, identifiers: [...canonicalIdentifiers(draft.identifiers)] };
      return change(dossierId, 'dossier.updated', (at) => {
        store.dossiers.update(dossierId, checked, at);
        return { detail: {} };
      });
    },
    delete(dossierId) {
      store.transaction(() => {
        const dossier = store.dossiers.get(dossierId);
        if (dossier === undefined) throw noDossier();
        store.dossiers.delete(dossierId);
        store.audit.append({
          at: clock.now(),
          actor,
          action: 'dossier.deleted',
          subject: dossierId,
          detail: { number: dossier.number },
        });
      });
      onChange?.();
    },
    addLookups,
    addBatchRows(dossierId, batchId, rows) {
      const lookups = rows.map((row) => ({
        row,
        lookupId: store.batches.row(batchId, row)?.lookupId ?? null,
      }));
      const neverAsked = lookups.filter(({ lookupId }) => lookupId === null).map(({ row }) => row);
      if (neverAsked.length > 0) throw rowsNeverAsked(neverAsked);
      return addLookups(
        dossierId,
        lookups.map(({ lookupId }) => lookupId).filter((lookupId) => lookupId !== null),
      );
    },
    addScreenings(dossierId, screeningIds) {
      return change(dossierId, 'dossier.screenings_added', (at) => {
        const added = [...new Set(screeningIds)].filter((screeningId) => {
          const screening = store.screenings.view(screeningId);
          if (screening === undefined) throw noScreening();
          if (screening.practice !== practice) throw otherWorld();
          return store.screenings.addToDossier(dossierId, screeningId, at);
        });
        return { detail: { screenings: added } };
      });
    },
    removeScreening(dossierId, screeningId) {
      return change(dossierId, 'dossier.screening_removed', (at) => {
        store.screenings.removeFromDossier(dossierId, screeningId, at);
        return { detail: { screening: screeningId } };
      });
    },
    decide(findingId, { state, reason, note }) {
      if (state !== 'pending' && reason.trim() === '') throw reasonMissing();
      return change(findingOf(findingId).dossierId, 'finding.decided', (at) => {
        const by = identity().analyst;
        store.dossiers.decide(findingId, { at, by, state, reason: reason.trim(), note });
        return { subject: findingId, detail: { state } };
      });
    },
    removeFinding(findingId) {
      const { dossierId, lookupId } = findingOf(findingId);
      return change(dossierId, 'dossier.finding_removed', (at) => {
        store.dossiers.removeFinding(findingId, at);
        return { detail: { lookup: lookupId } };
      });
    },
    moveFinding(findingId, position) {
      return change(findingOf(findingId).dossierId, 'dossier.finding_moved', (at) => {
        store.dossiers.moveFinding(findingId, position, at);
        return { detail: { finding: findingId, position } };
      });
    },
    fileName,
    export: async (dossierId, format, language) => exporter.bytes(get(dossierId), format, language),
    async exportTo(dossierId, format, language, file) {
      const bytes = await exporter.bytes(get(dossierId), format, language);
      await writeWhole(file, bytes);
      return { path: file, bytes: bytes.byteLength };
    },
  };
}
