const dayMs = 86_400_000;

/** A quota of so many lookups per rolling 24 hours, as it stands. */
export interface QuotaStanding {
  readonly limit: number;
  readonly used: number;
  /** When the n-th oldest unit in the window was used, n from 1 to `used`; epoch milliseconds. */
  readonly usedAt: (n: number) => number;
}

export interface Outlook {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Rows still to be answered. */
  readonly open: number;
  readonly perMinute: number | null;
  readonly quota: QuotaStanding;
}

/**
 * When the last open row will be answered: by the pace, or by the quota where that comes later. A unit comes back 24
 * hours after it was used, those that this batch will use among them.
 * @returns epoch milliseconds; null when nothing is open, nothing may be asked, or the pace is what counts and not known
 */
export function expectEnd({ now, open, perMinute, quota }: Outlook): number | null {
  if (open === 0 || quota.limit === 0) return null;
  const byQuota = quotaAllows(open, now, quota);
  if (perMinute === null) return byQuota > now ? byQuota : null;
  return Math.max(byQuota, now + (open / perMinute) * 60_000);
}

/** When the n-th lookup from now can be asked. */
function quotaAllows(n: number, now: number, { limit, used, usedAt }: QuotaStanding): number {
  const rounds = Math.max(0, Math.ceil(n / limit) - 1);
  const withinRound = n - rounds * limit;
  const free = Math.max(0, limit - used);
  // After the limit was lowered more units are in use than it allows; those beyond it have to come back first.
  const oldest = withinRound - free + Math.max(0, used - limit);
  const start = withinRound <= free ? now : usedAt(Math.min(oldest, used)) + dayMs;
  return Math.max(now, start) + rounds * dayMs;
}
