import type { Clock } from '../engine/clock';
import { auditRepository, type AuditRepository } from './audit';
import { backUp, isSound } from './backups';
import { connect, truncateLog } from './database';
import { workspaceFailure } from './failures';
import { migrate } from './migrate';
import { migrations } from './migrations';

export { listBackups, restoreBackup, type Backup } from './backups';

/** A workspace file: one repository per aggregate, and the only place where SQL is spoken. */
export interface Store {
  readonly audit: AuditRepository;
  /**
   * Runs the work in one transaction that is written as a whole or not at all. Within another one it becomes a part of
   * it; if the part fails and its error is caught, the rest stands.
   */
  transaction<T>(work: () => T): T;
  /** Copies the workspace to a file while it stays in use, and proves the copy. */
  backup(file: string): Promise<void>;
  /** Whether the file is sound. Takes about a second per 100 MB. */
  quickCheck(): boolean;
  /** Empties the write-ahead log and closes the file. Every later call throws. */
  close(): void;
}

/**
 * Opens a workspace file, or makes it; `:memory:` for one that is not kept.
 * @throws Failure (`workspace`) when the file is damaged, in use, not writable, or of another version
 */
export function openStore(file: string, { clock }: { readonly clock: Clock }): Store {
  const db = connect(file);
  try {
    migrate(db, file, migrations, clock);
  } catch (error) {
    db.close();
    throw workspaceFailure(error, file);
  }
  const transact = db.transaction((work: () => unknown) => work());

  return {
    audit: auditRepository(db),
    transaction: <T>(work: () => T) => transact.immediate(work) as T,
    backup: (target) => backUp(db, target),
    quickCheck: () => isSound(db),
    close() {
      db.pragma('optimize');
      truncateLog(db);
      db.close();
    },
  };
}
