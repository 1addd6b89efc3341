import type { Door } from '@shared/lookup';
import type { Topic } from '@shared/ipc';
import type { Settings } from '@shared/settings';
import type { Clock } from './engine/clock';
import type { Store } from './store';

/** Lookups and screenings older than the settings allow. Those that a dossier holds stay. */
export interface Retention {
  /** How many go, and up to which moment; `before` is null when they are kept for ever. */
  preview(): { readonly lookups: number; readonly screenings: number; readonly before: number | null };
  /** Deletes them, and returns how many there were. */
  purge(): Promise<{ readonly lookups: number; readonly screenings: number }>;
}

export interface RetentionOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Asked anew each time. */
  readonly settings: () => Pick<Settings, 'retentionDays'>;
  /** For the audit log. */
  readonly actor: Door;
  readonly onChange: (...topics: readonly Topic[]) => void;
}

const dayMs = 86_400_000;

export function createRetention({ store, clock, settings, actor, onChange }: RetentionOptions): Retention {
  const keptSince = (): number | null => {
    const { retentionDays } = settings();
    return retentionDays === 0 ? null : clock.now() - retentionDays * dayMs;
  };

  return {
    preview() {
      const before = keptSince();
      if (before === null) return { lookups: 0, screenings: 0, before };
      const { deleted } = store.lookups.removal.preview({ before });
      return { lookups: deleted, screenings: store.screenings.removable({ before }), before };
    },
    async purge() {
      const before = keptSince();
      if (before === null) return { lookups: 0, screenings: 0 };
      const event = { at: clock.now(), actor, reason: 'retention' } as const;
      const screenings = store.transaction(() => store.screenings.remove({ before }, event));
      if (screenings > 0) onChange('screenings');
      const { deleted } = await store.lookups.removal.remove({ before }, event);
      if (deleted > 0) onChange('lookups', 'batches');
      return { lookups: deleted, screenings };
    },
  };
}
