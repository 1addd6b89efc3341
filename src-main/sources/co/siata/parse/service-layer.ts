import { z } from 'zod';
import type { Station } from '@shared/operations/co/siata/fields';
import { Fields } from './fields';
import { changed, members, read, words } from './reading';
import { pointIn } from './layer';
import { pointOf, stationOf } from './station';

/** Every value is text below `valor_alfanumerico`. Empty groups come as `{}` or, as PHP writes an empty map, `[]`. */
const group = z.union([members, z.array(z.unknown()).length(0)]);

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

/** A feature of the old portal's layer service. */
export interface ServiceFeature {
  readonly station: Station;
  readonly description: Fields;
  readonly months: Fields;
}

/** Reads a layer of the old portal; one without a station is none. */
export function parseServiceLayer(bytes: Uint8Array): readonly ServiceFeature[] {
  const { feature_vector: features } = read(bytes, answer);
  if (features.length === 0) throw changed('a layer without stations');
  return features.map(({ geometry_text: geometry, atributos }) => {
    const description = new Fields(valuesOf(atributos.descripcion));
    const months = new Fields(valuesOf(atributos.serie_mensual ?? {}));
    const point =
      geometry === null
        ? pointOf(description.get('longitud'), description.get('latitud'))
        : pointIn(geometryIn(geometry));
    const { name } = valuesOf(atributos.metadato ?? {});
    return {
      station: stationOf(description, point, (code) => words(name, 'name') ?? code),
      description,
      months,
    };
  });
}

function valuesOf(attributes: z.output<typeof group>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value: unknown = (attribute as { readonly valor_alfanumerico?: unknown } | null)
      ?.valor_alfanumerico;
    if (typeof value !== 'string' && typeof value !== 'number' && value !== null)
      throw changed(`${name} has no value among ${JSON.stringify(attribute).slice(0, 80)}`);
    values[name] = value;
  }
  return values;
}

/** The geometry of a feature is JSON within JSON. */
function geometryIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw changed(`geometry_text is «${text.slice(0, 80)}»`, { cause });
  }
}
