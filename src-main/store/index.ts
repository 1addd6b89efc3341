import type { AuditReport } from '@shared/ipc';
import type { Clock } from '../engine/clock';
import { apiKeyRepository, type ApiKeyRepository } from './api-keys';
import { auditRepository, type AuditRepository } from './audit';
import { backUp, isSound } from './backups';
import { batchRepository, type BatchRepository } from './batches';
import { blobs as blobStore } from './blobs';
import type { Checkpoints } from './checkpoints';
import { connect, leaveCheckpointsToOthers } from './database';
import { datasetRefreshRepository, type DatasetRefreshRepository } from './dataset-refreshes';
import { dossierRepository, type DossierRepository } from './dossiers';
import { evidenceRepository, type EvidenceRepository } from './evidence';
import { workspaceFailure } from './failures';
import { idempotencyRepository, type IdempotencyRepository } from './idempotency';
import { jobRepository, type JobRepository } from './jobs';
import { lookupRepository, type LookupRepository } from './lookups';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { oauthRepository, type OAuthRepository } from './oauth';
import { reviewRepository, type ReviewRepository } from './reviews';
import { quotaRepository, type QuotaRepository } from './quota';
import { screeningFileRepository, type ScreeningFileRepository } from './screening-files';
import { screeningRepository, type ScreeningRepository } from './screenings';
import { sourceHealthRepository, type SourceHealthRepository } from './source-health';
import { transactions, type Sync } from './transactions';
import { verifyWorkspace } from './verify';
import { workerRepository, type WorkerRepository } from './workers';

export { listBackups, restoreBackup } from './backups';

/** A workspace file: one repository per aggregate, and the only place where SQL is spoken. */
export interface Store {
  readonly lookups: LookupRepository;
  readonly evidence: EvidenceRepository;
  readonly reviews: ReviewRepository;
  readonly quota: QuotaRepository;
  readonly idempotency: IdempotencyRepository;
  readonly jobs: JobRepository;
  readonly workers: WorkerRepository;
  readonly audit: AuditRepository;
  readonly batches: BatchRepository;
  readonly dossiers: DossierRepository;
  readonly screenings: ScreeningRepository;
  readonly screeningFiles: ScreeningFileRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly oauth: OAuthRepository;
  readonly sourceHealth: SourceHealthRepository;
  readonly datasetRefreshes: DatasetRefreshRepository;
  /**
   * Runs the work in one transaction that is written as a whole or not at all. Within another one it becomes a part of
   * it; if the part fails and its error is caught, the rest stands.
   * @param sync when the commit reaches the disk; `now` unless said otherwise
   */
  transaction<T>(work: () => T, sync?: Sync): T;
  /** Copies the workspace to a file while it stays in use, and proves the copy. */
  backup(file: string): Promise<void>;
  /**
   * Walks the audit chain and compares every lookup, answer and kept body with what its entry recorded. Pauses between
   * steps, so that the window stays live.
   */
  verify(): Promise<AuditReport>;
  /** Of the library, such as 3.51.0. */
  readonly sqliteVersion: string;
  /** Whether the file is sound. Takes about a second per 100 MB. */
  quickCheck(): boolean;
  /** Empties the write-ahead log and closes the file. Every later call throws. */
  close(): void;
}

export interface StoreOptions {
  readonly clock: Clock;
  /** Who copies the log into the file; otherwise some commits do. */
  readonly checkpoints?: Checkpoints;
  /** Hears of commits that could not be brought to the disk; the next sync takes them along. */
  readonly syncFailed?: (error: unknown) => void;
}

/**
 * Opens a workspace file, or makes it; `:memory:` for one that is not kept.
 * @throws Failure (`workspace`) when the file is damaged, in use, not writable, or of another version
 */
export function openStore(file: string, { clock, checkpoints, syncFailed }: StoreOptions): Store {
  const db = connect(file);
  try {
    migrate(db, file, migrations, clock);
  } catch (error) {
    db.close();
    throw workspaceFailure(error, file);
  }
  if (checkpoints !== undefined) leaveCheckpointsToOthers(db);
  const transact = transactions(db, {
    ...(checkpoints && { committed: checkpoints.committed }),
    ...(syncFailed && { syncFailed }),
  });

  const audit = auditRepository(db);
  const blobs = blobStore(db);
  const evidence = evidenceRepository(db, blobs);

  return {
    lookups: lookupRepository(db, { audit, blobs, evidence, transact }),
    evidence,
    reviews: reviewRepository(db, audit),
    quota: quotaRepository(db),
    idempotency: idempotencyRepository(db),
    jobs: jobRepository(db),
    workers: workerRepository(db),
    audit,
    batches: batchRepository(db),
    dossiers: dossierRepository(db),
    screenings: screeningRepository(db, audit),
    screeningFiles: screeningFileRepository(db),
    apiKeys: apiKeyRepository(db),
    oauth: oauthRepository(db),
    sourceHealth: sourceHealthRepository(db),
    datasetRefreshes: datasetRefreshRepository(db, audit),
    transaction: (work, sync = 'now') => transact.run(work, sync),
    backup: (target) => backUp(db, target),
    verify: () => verifyWorkspace(db, audit, blobs),
    sqliteVersion: String(db.prepare('SELECT sqlite_version()').pluck().get()),
    quickCheck: () => isSound(db),
    close() {
      try {
        transact.finish();
      } finally {
        db.close();
      }
    },
  };
}
