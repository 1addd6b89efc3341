import type { z } from 'zod';
import type { camera, cameras } from '@shared/operations/co/siata/notices';
import type { Place } from '@shared/operations/co/siata/fields';
import type { AdapterContext } from '../../../../engine/adapter';
import { askLayer } from '../client';
import { discoverAll } from '../discovery';
import { unmapped } from '../layer-map';
import { parseFeatures } from '../parse/layer';
import { changed, words } from '../parse/reading';
import { moment } from '../parse/time';
import { retrievedAt } from '../parts';
import { near } from '../select';
import { snapshotFolder, snapshotUrl } from '../snapshot';

type Camera = z.output<typeof camera>;

/** Kinds by the name of the file, in the order in which they are tried. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['capa_limite', /capa_limite/i],
  ['nivel', /(^|_)nivel(_|$)/i],
  ['deprimido', /^dep_|puente_musicos|terminal_norte|color_33/i],
  ['cielo', /fisheye|torresiata|san_nicolas|radar/i],
  ...['deslizamiento', 'socavacion', 'incendio', 'termica', 'visible', 'estructural'].map(
    (word) => [word, new RegExp(word, 'i')] as const,
  ),
];

/** The cameras of a layer whose shape was not seen: points with the file or the address of a picture. */
export function parseCameras(bytes: Uint8Array): Omit<Camera, 'distance_km'>[] {
  return Array.from(parseFeatures(bytes), ({ fields, point }) => {
    const image = fields.first(/^(foto|imagen|image|url|archivo|snapshot)/);
    const file = words(image?.[1], 'picture of a camera');
    if (file === null) throw changed(`a camera without a picture among ${fields.names().join(', ')}`);
    const url = URL.canParse(file, snapshotFolder) ? snapshotUrl(new URL(file, snapshotFolder).href) : null;
    const fileName = url === null ? null : decoded(url.pathname.split('/').at(-1) ?? '');
    if (url === null || fileName === null) throw changed(`the picture ${file} lies outside the source`);
    const slug = fileName.replace(/^ultimacam_|\.\w+$/g, '');
    return {
      camera_code: words(fields.get('codigo'), 'codigo') ?? slug,
      name: words(fields.get('nombre', 'nombreEstacion', 'name'), 'nombre') ?? slug.replaceAll('_', ' '),
      type: kinds.find(([, pattern]) => pattern.test(slug))?.[0] ?? null,
      ...point,
      snapshot_url: url.href,
      snapshot_at: moment(
        fields.get('fecha', 'fechaFoto', 'fecha_ultima_actualizacion'),
        'time of the picture',
      ),
    };
  });
}

/** A part of an address as it is read; null for one with broken escapes. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

export async function askCameras(
  input: Place & { type: string },
  { http }: AdapterContext,
): Promise<{ data: z.output<(typeof cameras)['data']>; aside: null }> {
  const wanted = { kind: 'layer', pattern: unmapped.cameras } as const;
  const published = await discoverAll(http, 'cameras', wanted);
  const responses = await Promise.all(published.map(({ path }) => askLayer(http, path)));
  const unique = new Map(
    responses.flatMap(({ bytes }) => parseCameras(bytes)).map((camera) => [camera.snapshot_url, camera]),
  );
  const kind = [...unique.values()].filter(({ type }) => input.type === '' || type === input.type);
  const found = near(kind, input);
  return {
    data: { cameras: found, total: found.length, retrieved_at: retrievedAt(responses) },
    aside: null,
  };
}
