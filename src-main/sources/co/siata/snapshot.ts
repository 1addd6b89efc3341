import { LookupError } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { Snapshot } from '@shared/ipc';
import type { HttpFactory, SourceHttp } from '../../../engine/adapter';
import { changed } from './parse/reading';
import { geoportal, portal, profile } from './profile';

/** Where the latest pictures of the cameras lie; each is overwritten by the next. */
export const snapshotFolder = `${portal}/ultimasFotosCamaras/`;

const limits = { bytes: 5 * 1024 * 1024, ms: 20_000 };
const pictureFile = /\.(jpe?g|png)$/i;

/** The address of a picture of the source; null for any other. */
export function snapshotUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = [portal, geoportal].includes(url.origin) && url.username === '' && url.password === '';
  return isOwn && pictureFile.test(url.pathname) ? url : null;
}

/** Fetches a picture. What it is, its own first bytes say, not the header. Throws for anything but a picture. */
export async function fetchSnapshot(http: SourceHttp, url: URL): Promise<Snapshot> {
  const { bytes, headers } = await http.send({ url: url.href, headers: { Accept: 'image/jpeg, image/png' } });
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

/**
 * The picture of a camera for the window: from the source's own addresses only, within limits of time and size, and not
 * kept as evidence, since it may show people.
 * @throws Failure (`bad_request`) for a foreign address, (`not_found`) when no picture came
 */
export async function snapshotAt(http: HttpFactory, address: string): Promise<Snapshot> {
  const url = snapshotUrl(address);
  if (url === null)
    throw new Failure('bad_request', {
      es: 'Solo se traen imágenes de las cámaras de la fuente.',
      en: 'Only pictures of the source’s own cameras are fetched.',
    });
  const keepNothing = { record: () => undefined };
  const signal = AbortSignal.timeout(limits.ms);
  try {
    return await fetchSnapshot(http({ ...profile, maxBytes: limits.bytes }, keepNothing, signal), url);
  } catch (error) {
    if (error === signal.reason) throw new Failure('not_found', late, { cause: error });
    if (!(error instanceof LookupError)) throw error;
    const isOther = error.value.code === 'upstream_error' && error.value.details.reason === 'changed';
    throw new Failure('not_found', isOther ? other : late, { cause: error });
  }
}

const late = {
  es: 'La imagen no llegó: la fuente falló o no respondió a tiempo. Intente de nuevo.',
  en: 'The picture did not arrive: the source failed or did not answer in time. Try again.',
};
const other = {
  es: 'La fuente respondió algo que no es una imagen; la cámara puede estar en mantenimiento.',
  en: 'The source answered something that is no picture; the camera may be under maintenance.',
};
