import { z } from 'zod';
import {
  batchFilters,
  batchSortKeys,
  type BatchRow,
  type BatchView,
  type FileDraft,
  type PreviewRow,
} from './batch';
import { longestCredential } from './credentials';
import { mostDroppedBytes, type DatasetView, type RejectedRecord } from './dataset';
import { exportFormats, findingStates, identifierKinds, type DossierRow, type DossierView } from './dossier';
import type { ConsentView, GrantView } from './grants';
import type { AssistanceView } from './assistance';
import type { Text } from './text';
import { doors, legalBases, type LookupRow, type LookupView, type QuotaState } from './lookup';
import type { ApiKeyView, NewApiKey, ServiceStatus } from './service';
import { longestAuthorization, longestPurpose } from './basis';
import { longestReviewReason, reviewVerdicts, type ReviewEvidence } from './review';
import { textRange, type TextPage } from './operations/long-text';
import {
  hitVerdicts,
  screeningFilters,
  screeningSubject,
  subjectKinds,
  thresholds,
  type ScreeningRow,
  type ScreeningView,
} from './screening';
import {
  fileFilters,
  type NameDraft,
  type NameRow,
  type ScreeningFile,
  type ScreeningFileRow,
} from './screening-files';
import type { SourceHealth } from './source-health';
import { settingsPatch, type Settings } from './settings';
import { verdicts, type Verdict } from './verdict';

/*
 * The only vocabulary between the window and the main process: one entry per channel, with the schema that the main
 * process checks every request against. The preload exposes one named function per entry; nothing else crosses.
 */

const id = z.string().min(1).max(64);
const page = { offset: z.int().min(0).max(10_000_000), limit: z.int().min(1).max(500) };
const nothing = z.strictObject({});

const lookupFilter = z.strictObject({
  text: z.string().max(200),
  verdict: z.enum(verdicts).nullable(),
  operation: z.string().max(80).nullable(),
  door: z.enum(doors).nullable(),
});
export type LookupFilter = z.output<typeof lookupFilter>;

const identifier = z.strictObject({ kind: z.enum(identifierKinds), value: z.string().min(1).max(40) });

export const dossierDraft = z.strictObject({
  subjectKind: z.enum(['person', 'company']),
  subjectName: z.string().trim().min(1).max(200),
  identifiers: z.array(identifier).max(10),
  purpose: z.string().trim().min(1).max(500),
  legalBasis: z.enum(legalBases),
  preparedBy: z.string().max(120),
  summary: z.string().max(20_000),
});
export type DossierDraft = z.output<typeof dossierDraft>;

const credential = { source: id, id };
/** One line of visible characters, as a key is pasted. */
const credentialValue = z
  .string()
  .trim()
  .min(4)
  .max(longestCredential)
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u);

const draftOptions = {
  draftId: id,
  column: z.int().min(0).max(1000),
  hasHeader: z.boolean(),
  sheet: z.string().max(200).nullable(),
};

const batchQuery = z.strictObject({
  batchId: id,
  filter: z.enum(batchFilters),
  text: z.string().max(200),
  sort: z.enum(batchSortKeys),
  descending: z.boolean(),
  ...page,
});
export type BatchQuery = z.output<typeof batchQuery>;

const threshold = z.number().min(thresholds.least).max(thresholds.most);
const optionalColumn = z.int().min(0).max(1000).nullable();

/** Channel name → schema of the request. The answers' types stand in `Answers`. */
export const requests = {
  'app.info': nothing,
  'app.openDataFolder': nothing,
  'app.copy': z.strictObject({ text: z.string().max(1_000_000) }),
  'app.openApiPage': nothing,
  'app.openSource': z.strictObject({ url: z.string().max(500) }),
  'settings.get': nothing,
  'settings.set': settingsPatch,
  'credentials.list': nothing,
  'credentials.set': z.strictObject({ ...credential, value: credentialValue }),
  'credentials.forget': z.strictObject(credential),
  // The organization of the window where none is named.
  'quota.list': z.strictObject({ organization: id.optional() }),
  'quota.setLimit': z.strictObject({
    organization: id.optional(),
    operation: id,
    limit: z.int().min(0).max(1_000_000),
  }),
  'audit.verify': nothing,
  'retention.preview': nothing,
  'retention.purge': nothing,
  'service.status': nothing,
  'service.keys.list': nothing,
  'service.keys.create': z.strictObject({
    name: z.string().trim().min(1).max(80),
    organization: z.string().trim().min(1).max(80),
  }),
  'service.keys.revoke': z.strictObject({ id }),
  'sources.health': nothing,

  'lookups.run': z.strictObject({
    operation: id,
    input: z.unknown(),
    fresh: z.boolean(),
    purpose: z.string().max(longestPurpose).nullable(),
    legalBasis: z.enum(legalBases).nullable(),
    authorization: z.string().max(longestAuthorization).nullable().default(null),
  }),
  'lookups.get': z.strictObject({ id }),
  'lookups.list': z.strictObject({ filter: lookupFilter, ...page }),
  'lookups.cancel': z.strictObject({ id }),
  'lookups.body': z.strictObject({ exchangeId: z.int() }),
  'lookups.reparse': z.strictObject({ id }),
  'lookups.text': z.strictObject({ id, ...textRange }),
  'lookups.delete': z.strictObject({ ids: z.array(id).min(1).max(500) }),
  'lookups.subject': z.strictObject({ subject: z.string().min(1).max(200) }),
  'lookups.deleteSubject': z.strictObject({ subject: z.string().min(1).max(200) }),

  'reviews.waiting': nothing,
  'reviews.evidence': z.strictObject({ lookupId: id }),
  'reviews.record': z.strictObject({
    lookupId: id,
    verdict: z.enum(reviewVerdicts),
    reason: z.string().trim().min(1).max(longestReviewReason),
  }),

  'assistance.list': nothing,
  'assistance.basis': z.strictObject({
    lookupIds: z.array(id).min(1).max(500),
    purpose: z.string().trim().max(longestPurpose).nullable(),
    legalBasis: z.enum(legalBases).nullable(),
    authorization: z.string().trim().max(longestAuthorization).nullable(),
  }),
  'assistance.open': z.strictObject({ lookupId: id }),
  'assistance.readNow': z.strictObject({ lookupId: id }),
  'assistance.restart': z.strictObject({ lookupId: id }),
  'assistance.unusable': z.strictObject({ lookupId: id }),
  'assistance.postpone': z.strictObject({ lookupId: id }),
  'assistance.decline': z.strictObject({ lookupId: id }),

  'cameras.snapshot': z.strictObject({ url: z.string().max(500) }),

  'drafts.open': nothing,
  'drafts.openBytes': z.strictObject({ name: z.string().min(1).max(300), bytes: z.instanceof(Uint8Array) }),
  'drafts.openSample': z.strictObject({ sample: z.enum(['clean', 'dirty']) }),
  'drafts.change': z.strictObject(draftOptions),
  'drafts.rows': z.strictObject({
    draftId: id,
    filter: z.enum(['all', 'problems', 'repaired']),
    ...page,
  }),
  'drafts.close': z.strictObject({ draftId: id }),

  'batches.create': z.strictObject({
    draftId: id,
    name: z.string().trim().min(1).max(200),
    acceptSuggestions: z.boolean(),
  }),
  'batches.list': nothing,
  'batches.get': z.strictObject({ batchId: id }),
  'batches.rows': batchQuery,
  'batches.start': z.strictObject({ batchId: id }),
  'batches.pause': z.strictObject({ batchId: id }),
  'batches.cancel': z.strictObject({ batchId: id }),
  'batches.retry': z.strictObject({ batchId: id }),
  'batches.mend': z.strictObject({ batchId: id, row: z.int().min(1), value: z.string().max(100) }),
  'batches.delete': z.strictObject({ batchId: id }),
  'batches.export': z.strictObject({ batchId: id, format: z.enum(['csv', 'xlsx']) }),

  'datasets.list': nothing,
  'datasets.refresh': z.strictObject({ id }),
  'datasets.import': z.strictObject({ id }),
  'datasets.importBytes': z.strictObject({
    id,
    files: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(300),
          bytes: z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= mostDroppedBytes),
        }),
      )
      .min(1)
      .max(20),
  }),
  'datasets.cancel': z.strictObject({ id }),
  'datasets.rejected': z.strictObject({ id }),

  'screenings.run': z.strictObject({
    subject: screeningSubject,
    threshold,
    purpose: z.string().trim().min(1).max(500).nullable(),
    legalBasis: z.enum(legalBases).nullable(),
  }),
  'screenings.get': z.strictObject({ id }),
  'screenings.list': z.strictObject({ text: z.string().max(200), filter: z.enum(screeningFilters), ...page }),
  'screenings.decide': z.strictObject({
    hitId: id,
    verdict: z.enum(hitVerdicts),
    reason: z.string().max(2000),
  }),
  'screenings.delete': z.strictObject({ ids: z.array(id).min(1).max(500) }),

  'screeningFiles.open': nothing,
  'screeningFiles.openBytes': z.strictObject({
    name: z.string().min(1).max(300),
    bytes: z.instanceof(Uint8Array),
  }),
  'screeningFiles.openSample': nothing,
  'screeningFiles.change': z.strictObject({
    draftId: id,
    columns: z.strictObject({
      name: z.int().min(0).max(1000),
      birthDate: optionalColumn,
      country: optionalColumn,
      identifier: optionalColumn,
    }),
    hasHeader: z.boolean(),
    sheet: z.string().max(200).nullable(),
  }),
  'screeningFiles.draftRows': z.strictObject({ draftId: id, problemsOnly: z.boolean(), ...page }),
  'screeningFiles.close': z.strictObject({ draftId: id }),
  'screeningFiles.create': z.strictObject({
    draftId: id,
    name: z.string().trim().min(1).max(200),
    kind: z.enum(subjectKinds).nullable(),
    threshold,
    purpose: z.string().trim().min(1).max(500),
    legalBasis: z.enum(legalBases),
  }),
  'screeningFiles.list': nothing,
  'screeningFiles.get': z.strictObject({ fileId: id }),
  'screeningFiles.rows': z.strictObject({
    fileId: id,
    filter: z.enum(fileFilters),
    text: z.string().max(200),
    byScore: z.boolean(),
    ...page,
  }),
  'screeningFiles.start': z.strictObject({ fileId: id }),
  'screeningFiles.pause': z.strictObject({ fileId: id }),
  'screeningFiles.cancel': z.strictObject({ fileId: id }),
  'screeningFiles.delete': z.strictObject({ fileId: id }),
  'screeningFiles.export': z.strictObject({ fileId: id, format: z.enum(['csv', 'xlsx']) }),

  'dossiers.list': nothing,
  'dossiers.get': z.strictObject({ dossierId: id }),
  'dossiers.create': dossierDraft,
  'dossiers.update': z.strictObject({ dossierId: id, draft: dossierDraft }),
  'dossiers.delete': z.strictObject({ dossierId: id }),
  'dossiers.addLookups': z.strictObject({ dossierId: id, lookupIds: z.array(id).min(1).max(500) }),
  'dossiers.addBatchRows': z.strictObject({
    dossierId: id,
    batchId: id,
    rows: z.array(z.int().min(1)).min(1).max(500),
  }),
  'dossiers.addScreenings': z.strictObject({
    dossierId: id,
    screeningIds: z.array(id).min(1).max(500),
  }),
  'dossiers.removeScreening': z.strictObject({ dossierId: id, screeningId: id }),
  'dossiers.decide': z.strictObject({
    findingId: id,
    state: z.enum(findingStates),
    reason: z.string().max(2000),
    note: z.string().max(10_000),
  }),
  'dossiers.removeFinding': z.strictObject({ findingId: id }),
  'dossiers.moveFinding': z.strictObject({ findingId: id, position: z.int().min(0).max(10_000) }),
  'dossiers.export': z.strictObject({ dossierId: id, format: z.enum(exportFormats) }),

  'service.grants.list': nothing,
  'service.grants.revoke': z.strictObject({ id }),
  'service.consent.pending': nothing,
  'service.consent.answer': z.strictObject({ id, allow: z.boolean() }),
} as const;

export type Channel = keyof typeof requests;
/** What the window sends: defaults need not be given. */
export type Request<C extends Channel> = z.input<(typeof requests)[C]>;
/** What the main process works with once the request was checked. */
export type CheckedRequest<C extends Channel> = z.output<(typeof requests)[C]>;

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface AppInfo {
  readonly version: string;
  readonly runtime: {
    readonly electron: string;
    readonly chrome: string;
    readonly node: string;
    readonly sqlite: string;
  };
  readonly dataFolder: string;
  readonly practice: boolean;
  readonly sandboxed: boolean;
  readonly settings: Settings;
  /** Set when the workspace could not be opened: the window shows the recovery page with these words. */
  readonly workspaceProblem: Text | null;
  /** What the person should know of the start, such as settings that could not be read. */
  readonly notices?: readonly Text[];
}

export interface AuditReport {
  readonly ok: boolean;
  readonly entries: number;
  /** Sequence of the first entry that does not fit the chain. */
  readonly brokenAt: number | null;
  readonly head: string;
}

export interface BodyPreview {
  /** At most 512 KiB of the body, decoded; null for binary bodies. */
  readonly text: string | null;
  readonly truncated: boolean;
  readonly contentType: string;
}

/**
 * Where a credential of a source is: nowhere, in the system's keychain, in memory until the application ends, or kept by
 * a keychain that does not open it any more.
 */
export type CredentialState = 'none' | 'keychain' | 'memory' | 'unreadable';

/** The credentials that sources of the registry ask for; their values never come here. */
export interface CredentialList {
  /** What is set now outlives the application. */
  readonly kept: boolean;
  readonly entries: readonly {
    readonly source: string;
    readonly id: string;
    readonly state: CredentialState;
  }[];
}

/** A file that was written, or null when the person closed the dialog. */
export interface SavedFile {
  readonly path: string;
  readonly bytes: number;
}

export interface SubjectHoldings {
  readonly lookups: number;
  readonly screenings: number;
  readonly dossiers: readonly string[];
  readonly batches: readonly string[];
}

/** Channel name → what the main process answers. */
export interface Answers {
  'app.info': AppInfo;
  'app.openDataFolder': null;
  'app.copy': null;
  'app.openApiPage': null;
  'app.openSource': null;
  'settings.get': Settings;
  'settings.set': Settings;
  'credentials.list': CredentialList;
  'credentials.set': CredentialList;
  'credentials.forget': CredentialList;
  'quota.list': readonly QuotaState[];
  'quota.setLimit': QuotaState;
  'audit.verify': AuditReport;
  'retention.preview': {
    readonly lookups: number;
    readonly screenings: number;
    readonly before: number | null;
  };
  'retention.purge': { readonly lookups: number; readonly screenings: number };
  'service.status': ServiceStatus;
  'service.keys.list': readonly ApiKeyView[];
  'service.keys.create': NewApiKey;
  'service.keys.revoke': null;
  /** Sources that were asked at least once. */
  'sources.health': readonly SourceHealth[];

  'lookups.run': LookupView;
  'lookups.get': LookupView;
  'lookups.list': Page<LookupRow> & { readonly byVerdict: Readonly<Record<Verdict, number>> };
  'lookups.cancel': null;
  'lookups.body': BodyPreview;
  'lookups.reparse': { readonly same: boolean; readonly view: LookupView };
  /** A range of the text that a lookup found, from its evidence. */
  'lookups.text': TextPage;
  'lookups.delete': { readonly deleted: number; readonly kept: number };
  'lookups.subject': SubjectHoldings;
  'lookups.deleteSubject': { readonly deleted: number; readonly kept: number };

  'reviews.waiting': Page<LookupRow>;
  'reviews.evidence': readonly ReviewEvidence[];
  'reviews.record': LookupView;

  'assistance.list': readonly AssistanceView[];
  'assistance.basis': null;
  'assistance.open': null;
  'assistance.readNow': null;
  'assistance.restart': null;
  'assistance.unusable': null;
  'assistance.postpone': null;
  'assistance.decline': null;

  /** The latest picture of a camera. It is not kept. */
  'cameras.snapshot': Snapshot;

  'drafts.open': FileDraft | null;
  'drafts.openBytes': FileDraft;
  'drafts.openSample': FileDraft;
  'drafts.change': FileDraft;
  'drafts.rows': Page<PreviewRow>;
  'drafts.close': null;

  'batches.create': BatchView;
  'batches.list': readonly BatchView[];
  'batches.get': BatchView;
  'batches.rows': Page<BatchRow>;
  'batches.start': BatchView;
  'batches.pause': BatchView;
  'batches.cancel': BatchView;
  'batches.retry': BatchView;
  'batches.mend': BatchRow;
  'batches.delete': null;
  'batches.export': SavedFile | null;

  'datasets.list': readonly DatasetView[];
  'datasets.refresh': null;
  'datasets.import': null;
  'datasets.importBytes': null;
  'datasets.cancel': null;
  'datasets.rejected': readonly RejectedRecord[];

  'screenings.run': ScreeningView;
  'screenings.get': ScreeningView;
  'screenings.list': Page<ScreeningRow>;
  'screenings.decide': ScreeningView;
  'screenings.delete': { readonly deleted: number; readonly kept: number };

  'screeningFiles.open': NameDraft | null;
  'screeningFiles.openBytes': NameDraft;
  'screeningFiles.openSample': NameDraft;
  'screeningFiles.change': NameDraft;
  'screeningFiles.draftRows': Page<NameRow>;
  'screeningFiles.close': null;
  'screeningFiles.create': ScreeningFile;
  'screeningFiles.list': readonly ScreeningFile[];
  'screeningFiles.get': ScreeningFile;
  'screeningFiles.rows': Page<ScreeningFileRow>;
  'screeningFiles.start': ScreeningFile;
  'screeningFiles.pause': ScreeningFile;
  'screeningFiles.cancel': ScreeningFile;
  'screeningFiles.delete': null;
  'screeningFiles.export': SavedFile | null;

  'dossiers.list': readonly DossierRow[];
  'dossiers.get': DossierView;
  'dossiers.create': DossierView;
  'dossiers.update': DossierView;
  'dossiers.delete': null;
  'dossiers.addLookups': DossierView;
  'dossiers.addBatchRows': DossierView;
  'dossiers.addScreenings': DossierView;
  'dossiers.removeScreening': DossierView;
  'dossiers.decide': DossierView;
  'dossiers.removeFinding': DossierView;
  'dossiers.moveFinding': DossierView;
  'dossiers.export': SavedFile | null;

  /** Programs that may use the tool server by OAuth, newest first. */
  'service.grants.list': readonly GrantView[];
  'service.grants.revoke': null;
  /** What a person has to answer before a program may use the tool server, the oldest first. */
  'service.consent.pending': readonly ConsentView[];
  'service.consent.answer': null;
}

/** A picture that a source gave, known to be one by its own first bytes. */
export interface Snapshot {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** Epoch milliseconds: when the source says that it was taken; null when it does not. */
  readonly takenAt: number | null;
}

/** What can go wrong on the way to a handler, as data: an exception's class does not survive the crossing. */
export interface IpcFailure {
  readonly code: 'bad_request' | 'not_found' | 'conflict' | 'workspace' | 'file' | 'internal';
  readonly message: Text;
}

export type IpcReply<C extends Channel> =
  { readonly ok: true; readonly value: Answers[C] } | { readonly ok: false; readonly failure: IpcFailure };

/** What the main process tells the window by itself. */
export interface Events {
  /** These aggregates changed: queries that show them ask again. */
  changed: { readonly topics: readonly Topic[] };
  batch: BatchView;
  /** A command chosen in the application's menu. */
  command: { readonly id: string };
}
export type Topic =
  | 'datasets'
  | 'lookups'
  | 'batches'
  | 'dossiers'
  | 'screenings'
  | 'quota'
  | 'settings'
  | 'credentials'
  | 'service'
  | 'grants'
  | 'consent'
  | 'assistance';
export type EventName = keyof Events;

/** The bridge that the preload puts on `window.expediente`. */
export interface Bridge {
  /** Sends one request; the channel is one of the fixed names above, each bound to its own function. */
  readonly call: { readonly [C in Channel]: (request: Request<C>) => Promise<IpcReply<C>> };
  /** Listens; returns the way to stop. The listener never sees Electron's event object. */
  readonly on: { readonly [E in EventName]: (listener: (payload: Events[E]) => void) => () => void };
}
