import { z } from 'zod';
import type { Station } from '@shared/operations/co/siata/fields';
import { Fields } from './fields';
import { changed, read } from './reading';
import { pointOf, stationOf } from './station';

const attribute = z.object({ valor_alfanumerico: z.union([z.string(), z.number()]).nullable() });
/** Empty groups come as `{}` or, as PHP writes an empty map, `[]`. */
const group = z.union([
  z.record(z.string(), attribute),
  z
    .array(z.unknown())
    .length(0)
    .transform(() => ({})),
]);

const answer = z.object({
  status: z.literal('ok'),
  feature_vector: z.array(
    z.object({
      geometry_text: z.string().nullable(),
      atributos: z.object({
        descripcion: group,
        serie_mensual: group.optional(),
        metadato: group.optional(),
      }),
    }),
  ),
});

const pointText = z.object({ type: z.literal('Point'), coordinates: z.array(z.unknown()).min(2) });

/** A feature of the old portal's layer service: every value is text below `valor_alfanumerico`. */
export interface ServiceFeature {
  readonly station: Station;
  readonly description: Fields;
  readonly months: Fields;
}

export function parseServiceLayer(bytes: Uint8Array): readonly ServiceFeature[] {
  const { feature_vector: features } = read(bytes, answer);
  if (features.length === 0) throw changed('a layer without stations');
  return features.map(({ geometry_text: geometry, atributos }) => {
    const description = valuesOf(atributos.descripcion);
    const name = valuesOf(atributos.metadato ?? {})['name'];
    const fields = new Fields(name === undefined ? description : { ...description, name });
    const point =
      geometry === null
        ? pointOf(fields.get('longitud'), fields.get('latitud'))
        : pointOf(...coordinatesOf(geometry));
    return {
      station: stationOf(fields, point, (code) => code),
      description: fields,
      months: new Fields(valuesOf(atributos.serie_mensual ?? {})),
    };
  });
}

function valuesOf(attributes: z.output<typeof group>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes as Record<string, z.output<typeof attribute>>).map(([name, value]) => [
      name,
      value.valor_alfanumerico,
    ]),
  );
}

function coordinatesOf(geometry: string): [unknown, unknown] {
  const { coordinates } = read(Buffer.from(geometry), pointText);
  return [coordinates[0], coordinates[1]];
}
