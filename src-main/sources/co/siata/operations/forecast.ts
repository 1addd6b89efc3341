import { z } from 'zod';
import { fold } from '@shared/fold';
import type { forecast, forecastZone } from '@shared/operations/co/siata/notices';
import type { AdapterContext, SourceResponse } from '../../../../engine/adapter';
import { askZone } from '../client';
import { forecastZones } from '../layer-map';
import { changed, read, reading, words } from '../parse/reading';
import { day } from '../parse/time';
import { Parts, retrievedAt } from '../parts';

type ForecastZone = z.output<typeof forecastZone>;
type Zone = (typeof forecastZones)[number];

const rawDay = z.object({
  fecha: z.unknown(),
  temperatura_maxima: z.unknown(),
  temperatura_minima: z.unknown(),
  lluvia_madrugada: z.unknown(),
  // So spelled at the source.
  lluvia_mannana: z.unknown(),
  lluvia_tarde: z.unknown(),
  lluvia_noche: z.unknown(),
});
const raw = z.object({ date: z.unknown(), pronostico: z.array(rawDay).min(1) });
/** The forecast stands in the properties of one feature, or bare. */
const answer = z.union([
  raw,
  z
    .object({ features: z.array(z.object({ properties: raw })).length(1) })
    .transform(({ features: [feature] }) => feature?.properties),
]);

/** Reads the forecast of one zone, whose layer does not say which it is. */
export function parseZone(
  bytes: Uint8Array,
  { municipality, zone }: Pick<Zone, 'municipality' | 'zone'>,
): ForecastZone {
  const forecast = read(bytes, answer);
  if (forecast === undefined) throw changed('a forecast without a zone');
  const days = forecast.pronostico.map((entry) => {
    const date = day(entry.fecha, 'fecha');
    if (date === null) throw changed('a day of the forecast without date');
    return {
      date,
      temperature_max_c: reading(entry.temperatura_maxima, 'temperatura_maxima'),
      temperature_min_c: reading(entry.temperatura_minima, 'temperatura_minima'),
      rain: {
        early_morning: words(entry.lluvia_madrugada, 'lluvia_madrugada'),
        morning: words(entry.lluvia_mannana, 'lluvia_mannana'),
        afternoon: words(entry.lluvia_tarde, 'lluvia_tarde'),
        night: words(entry.lluvia_noche, 'lluvia_noche'),
      },
    };
  });
  return {
    municipality,
    zone,
    issued_on: day(forecast.date, 'date'),
    days: days.toSorted((a, b) => a.date.localeCompare(b.date)),
  };
}

export async function askForecast(
  { municipality }: { municipality: string },
  { http }: AdapterContext,
): Promise<{ data: z.output<(typeof forecast)['data']>; aside: null }> {
  const wanted = forecastZones.filter(
    (zone) => municipality.trim() === '' || fold(zone.municipality) === fold(municipality),
  );
  const parts = new Parts();
  const responses: SourceResponse[] = [];
  // Of a municipality that it does not cover the source is asked all the same: only its answer can say so.
  const zones = await Promise.all(
    (wanted.length === 0 ? forecastZones : wanted).map((zone) =>
      parts.get(
        zone.zone === null ? zone.municipality : `${zone.municipality} ${zone.zone}`,
        askZone(http, zone).then((response) => {
          responses.push(response);
          return { zone, read: parseZone(response.bytes, zone) };
        }),
      ),
    ),
  );
  parts.needOne();
  return {
    data: {
      zones: zones.flatMap((part) => (part !== null && wanted.includes(part.zone) ? [part.read] : [])),
      missing_zones: parts.missing(),
      retrieved_at: retrievedAt(responses),
    },
    aside: null,
  };
}
