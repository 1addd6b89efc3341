import { upstreamError } from '@shared/errors';
import type { Register } from '@shared/operations/br/cgu';
import type { RemoteFile } from '../../../datasets/dataset';
import type { SourceHttp } from '../../../engine/adapter';
import { changed } from '../../reading';
import { portal, profile } from './profile';

/** Days that the source is behind at most: only the file of the day is kept, and it may not be there yet. */
const mostDaysBack = 7;
const dayMs = 86_400_000;

/**
 * The current file of a register: that of the day which the script of its page names, or of one of the days before. The
 * storage answers 403 for a day that it does not have.
 */
export async function currentFile(register: Register, http: SourceHttp): Promise<readonly RemoteFile[]> {
  const page = `${portal}/download-de-dados/${register}`;
  const named = namedDays((await http.send({ url: page })).text());
  for (const stamp of named.flatMap((day) => [day, ...daysBefore(day)])) {
    const url = `${page}/${stamp}`;
    // Some bytes tell whether it is there, and whether it is a ZIP file or a page of the firewall.
    const answer = await http.send({ url, headers: { range: 'bytes=0-3' }, accept: [403, 404] });
    if (answer.status === 403 || answer.status === 404) continue;
    if (!isZip(answer.bytes)) throw blocked(`${url} answers no ZIP file`);
    return [{ kind: 'register', name: `${stamp}_${register.toUpperCase()}.zip`, url }];
  }
  throw named.length === 0
    ? changed(profile.source.id, `${page} names no day of its file`)
    : changed(profile.source.id, `no file of ${named.join(', ')} or the ${mostDaysBack} days before`);
}

/** The days of the script `arquivos.push({"ano" : "2026", "mes" : "10", "dia" : "02", …})`, newest first. */
export function namedDays(html: string): readonly string[] {
  const pushed = [...html.matchAll(/arquivos\.push\(\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const part = (name: string): string =>
      new RegExp(`"${name}"\\s*:\\s*"(\\d*)"`).exec(body)?.[1]?.padStart(2, '0') ?? '';
    const [year, month, day] = [part('ano'), part('mes'), part('dia')];
    return /^\d{4}$/.test(year) && /^\d{2}$/.test(month) ? [year + month + (day === '00' ? '' : day)] : [];
  });
  const [newest] = [...new Set(pushed)].toSorted().toReversed();
  return newest === undefined ? [] : [newest];
}

/** The days before `20261002`; none for a month, `202610`. */
function daysBefore(stamp: string): readonly string[] {
  if (stamp.length !== 'yyyymmdd'.length) return [];
  const day = Date.UTC(Number(stamp.slice(0, 4)), Number(stamp.slice(4, 6)) - 1, Number(stamp.slice(6)));
  return Array.from({ length: mostDaysBack }, (_, back) =>
    new Date(day - (back + 1) * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length).replaceAll('-', ''),
  );
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function blocked(observed: string) {
  return upstreamError({ reason: 'blocked', source: profile.source.id, observed });
}
