import { upstreamError } from '@shared/errors';
import { siata } from '@shared/operations/co/siata';
import type { SourceHttp } from '../../../engine/adapter';
import { changed } from './parse/reading';
import { geoportal, portal } from './profile';

/** Where the latest pictures of the cameras lie; each is overwritten by the next. */
export const snapshotFolder = `${portal}/ultimasFotosCamaras/`;

const largestSnapshot = 5 * 1024 * 1024;
const pictureFile = /\.(jpe?g|png)$/i;

/** The address of a picture of the source; null for any other. */
export function snapshotUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = [portal, geoportal].includes(url.origin) && url.username === '' && url.password === '';
  return isOwn && pictureFile.test(url.pathname) ? url : null;
}

export interface Snapshot {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** Epoch milliseconds: when the source says that it was taken; null when it does not. */
  readonly takenAt: number | null;
}

/** Fetches a picture. What it is, its own first bytes say, not the header. Throws for anything but a picture. */
export async function fetchSnapshot(http: SourceHttp, url: URL): Promise<Snapshot> {
  const { bytes, headers } = await http.send({ url: url.href, headers: { Accept: 'image/jpeg, image/png' } });
  if (bytes.length > largestSnapshot)
    throw upstreamError({
      reason: 'changed',
      source: siata.id,
      observed: `a picture of ${bytes.length} bytes`,
    });
  const type = typeOf(bytes);
  if (type === null)
    throw changed(`no picture, ${bytes.length} bytes of ${headers['content-type'] ?? 'no type'}`);
  const takenAt = Date.parse(headers['last-modified'] ?? '');
  return { type, bytes, takenAt: Number.isNaN(takenAt) ? null : takenAt };
}

const signatures = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

function typeOf(bytes: Uint8Array): Snapshot['type'] | null {
  return signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}
