import { z } from 'zod';
import { field } from './operation';

/*
 * Where to look: a point and a radius, the same in every operation that asks for a place.
 */

const latitude = field(z.number().min(-90).max(90).optional(), {
  label: { es: 'Latitud', en: 'Latitude' },
  help: {
    es: 'En grados decimales, de -90 a 90; se usa junto con la longitud',
    en: 'In decimal degrees, -90 to 90; used together with longitude',
  },
});
const longitude = field(z.number().min(-180).max(180).optional(), {
  label: { es: 'Longitud', en: 'Longitude' },
  help: {
    es: 'En grados decimales, de -180 a 180; se usa junto con la latitud',
    en: 'In decimal degrees, -180 to 180; used together with latitude',
  },
});
const radius = field(z.number().min(1).max(100).default(10), {
  label: { es: 'Radio en km', en: 'Radius in km' },
  help: {
    es: 'De 1 a 100 km alrededor del punto; solo cuenta con latitud y longitud',
    en: '1 to 100 km around the point; counts only with latitude and longitude',
  },
});

/** Where to look, for operations that take a point only. */
export const around = { latitude, longitude, radius_km: radius };

/** A request in which latitude and longitude stand together or not at all; published as `dependentRequired`. */
export function paired<S extends z.ZodRawShape>(shape: S): z.ZodObject<S, z.core.$strict> {
  const request: z.ZodObject = z.strictObject(shape);
  const checked = request
    .superRefine((body, context) => {
      for (const [given, missing] of [
        ['latitude', 'longitude'],
        ['longitude', 'latitude'],
      ] as const)
        if (body[given] !== undefined && body[missing] === undefined)
          context.addIssue({
            code: 'custom',
            path: [missing],
            message: `goes together with ${given}`,
            params: { rule: 'dependentRequired', other: given },
          });
    })
    .meta({ dependentRequired: { latitude: ['longitude'], longitude: ['latitude'] } });
  return checked as unknown as z.ZodObject<S, z.core.$strict>;
}
