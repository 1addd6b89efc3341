import { z } from 'zod';
import { fold } from '@shared/fold';
import type { alerts, notice } from '@shared/operations/co/siata/notices';
import type { AdapterContext } from '../../../../engine/adapter';
import { askNotices } from '../client';
import { plainText } from '../parse/plain-text';
import { changed, read, words } from '../parse/reading';
import { dayOrMoment } from '../parse/time';
import { retrievedAt } from '../parts';

type Notice = z.output<typeof notice>;

const rawNotice = z.looseObject({
  id_alerta: z.union([z.int(), z.string().trim().min(1)]),
  title: z.string(),
  description: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
});

/** Notices, most recent first. Tests of the source (lorem ipsum, an end before the start) are left out. */
export function parseNotices(bytes: Uint8Array, which: 'active' | 'all', receivedAt: number): Notice[] {
  const notices = new Map<string, Notice>();
  for (const raw of read(bytes, z.array(rawNotice))) {
    const id = String(raw.id_alerta);
    const title = plainText(raw.title);
    const description = plainText(raw.description ?? '');
    const from = dayOrMoment(raw.start_date, 'start_date');
    const to = dayOrMoment(raw.end_date, 'end_date');
    const isTest = /lorem ipsum/.test(fold(`${title} ${description}`));
    if (isTest || (from !== null && to !== null && endOf(to) < startOf(from))) continue;
    if (title === '') throw changed(`notice ${id} has no title`);
    notices.set(id, {
      notice_id: id,
      title,
      description,
      valid_from: from,
      valid_to: to,
      audience: which === 'active' ? 'citizen' : words(raw['audience'], 'audience'),
      active:
        which === 'active' ||
        ((from === null || startOf(from) <= receivedAt) && (to === null || receivedAt <= endOf(to))),
    });
  }
  return [...notices.values()].toSorted(
    (a, b) =>
      (b.valid_from ?? '').localeCompare(a.valid_from ?? '') ||
      b.notice_id.localeCompare(a.notice_id, 'es', { numeric: true }),
  );
}

/** Days are Colombian ones, from their first moment to their last. */
function startOf(time: string): number {
  return Date.parse(time.includes('T') ? time : `${time}T00:00:00-05:00`);
}

function endOf(time: string): number {
  return Date.parse(time.includes('T') ? time : `${time}T23:59:59-05:00`);
}

export async function askAlerts(
  { include_past: past }: { include_past: boolean },
  { http }: AdapterContext,
): Promise<{ data: z.output<(typeof alerts)['data']>; aside: null }> {
  const which = past ? 'all' : 'active';
  const response = await askNotices(http, which);
  const notices = parseNotices(response.bytes, which, response.receivedAt);
  return { data: { notices, total: notices.length, retrieved_at: retrievedAt([response]) }, aside: null };
}
