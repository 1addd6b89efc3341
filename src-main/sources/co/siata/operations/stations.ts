import { z } from 'zod';
import type { Place, Station } from '@shared/operations/co/siata/fields';
import { icaCategory } from '@shared/operations/co/siata/ica';
import type { siataStation, siataStations } from '@shared/operations/co/siata/weather';
import type { AdapterContext, SourceHttp, SourceResponse } from '../../../../engine/adapter';
import { askKnownLayer, askStationFile, type KnownLayer } from '../client';
import { changed, read, reading } from '../parse/reading';
import { bareStation } from '../parse/station';
import { colombian } from '../parse/time';
import { mostDetails, Parts, retrievedAt } from '../parts';
import { distanceKm, select } from '../select';
import { parsePm25, type Measured } from './air-quality';
import { parseGauges } from './rainfall';
import { parseWeather } from './weather';

type SiataStation = z.output<typeof siataStation>;
type Weather = NonNullable<SiataStation['weather']>;

/** Stations of two networks with one code are the same only where they stand in the same place. */
const samePlaceKm = 0.2;

export async function askStations(
  input: Place,
  { http }: AdapterContext,
): Promise<{ data: z.output<(typeof siataStations)['data']>; aside: null }> {
  const parts = new Parts();
  const responses: SourceResponse[] = [];
  const network = <T>(layer: KnownLayer, parse: (bytes: Uint8Array) => T) =>
    parts.get(
      layer,
      askKnownLayer(http, layer).then((response) => {
        responses.push(response);
        return parse(response.bytes);
      }),
    );
  const [weather, rain, air] = await Promise.all([
    network('weather', parseWeather),
    network('rain', parseGauges),
    network('pm25', parsePm25),
  ]);
  parts.needOne();
  const selection = select(joined(weather ?? [], rain ?? [], air ?? []), input);
  const stations =
    selection.total > mostDetails
      ? selection.stations
      : await Promise.all(selection.stations.map((station) => withFile(http, station, parts)));
  return {
    data: {
      ...selection,
      stations,
      unavailable_networks: parts.missing(),
      retrieved_at: retrievedAt(responses),
    },
    aside: null,
  };
}

function joined(
  weather: ReturnType<typeof parseWeather>,
  rain: ReturnType<typeof parseGauges>,
  air: readonly Measured[],
): SiataStation[] {
  const stations: SiataStation[] = weather.map((station) => ({
    ...bareStation(station),
    weather: {
      temperature_c: station.temperature_c,
      humidity_percent: station.humidity_percent,
      wind_speed_ms: station.wind_speed_ms,
      pressure_hpa: station.pressure_hpa,
      wind_direction_deg: station.wind_direction_deg,
    },
    rainfall: null,
    air_quality: nearestAir(station, air),
  }));
  for (const gauge of rain) {
    const rainfall = {
      last_10min_mm: null,
      last_15min_mm: gauge.last_15min_mm,
      last_1h_mm: null,
      last_24h_mm: null,
    };
    const same = stations.find(
      (station) => station.station_code === gauge.station_code && isNear(station, gauge),
    );
    if (same === undefined)
      stations.push({ ...bareStation(gauge), weather: null, rainfall, air_quality: nearestAir(gauge, air) });
    else same.rainfall = rainfall;
  }
  return stations;
}

function isNear(a: Station, b: Station): boolean {
  const distance = between(a, b);
  return distance !== null && distance <= samePlaceKm;
}

function between(a: Station, b: Station): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  return distanceKm(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  );
}

/** Air stations have codes of their own: the nearest one that has an index or a concentration is named. */
function nearestAir(station: Station, air: readonly Measured[]): SiataStation['air_quality'] {
  const [nearest] = air
    .flatMap((measured) => {
      const distance = between(station, measured);
      const hasReading = measured.ica !== null || measured.concentration !== null;
      return distance === null || !hasReading ? [] : [{ measured, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance);
  if (nearest === undefined) return null;
  const { measured, distance } = nearest;
  return {
    pm25_24h_ugm3: measured.concentration,
    ica: measured.ica,
    ica_category: measured.ica === null ? null : icaCategory(measured.ica),
    air_station_code: measured.station_code,
    air_station_distance_km: Math.round(distance * 100) / 100,
  };
}

const fileShape = z.object({
  date: z.union([z.string(), z.number()]),
  t: z.unknown(),
  h: z.unknown(),
  p: z.unknown(),
  ws: z.unknown(),
  wd: z.unknown(),
  p10m: z.unknown(),
  p1h: z.unknown(),
  p24h: z.unknown(),
});

export interface StationFile {
  readonly observedAt: string | null;
  readonly weather: Weather;
  readonly rain: {
    readonly last10min: number | null;
    readonly last1h: number | null;
    readonly last24h: number | null;
  };
}

/** The file of a station of the mobile application. Its numbers may be text. */
export function parseStationFile(bytes: Uint8Array, receivedAt: number): StationFile {
  const file = read(bytes, fileShape);
  return {
    observedAt: fileTime(reading(file.date, 'date'), receivedAt),
    weather: {
      temperature_c: reading(file.t, 't'),
      humidity_percent: reading(file.h, 'h'),
      pressure_hpa: reading(file.p, 'p'),
      wind_speed_ms: reading(file.ws, 'ws'),
      wind_direction_deg: reading(file.wd, 'wd'),
    },
    rain: {
      last10min: reading(file.p10m, 'p10m'),
      last1h: reading(file.p1h, 'p1h'),
      last24h: reading(file.p24h, 'p24h'),
    },
  };
}

const offsetSeconds = 5 * 3600;
const clockDriftSeconds = 600;

/**
 * Epoch seconds that were made of Colombian wall time as though it were UTC; of the true time where that lies ahead.
 * Throws when both lie ahead.
 */
function fileTime(seconds: number | null, receivedAt: number): string | null {
  if (seconds === null) return null;
  const latest = receivedAt / 1000 + clockDriftSeconds;
  const time = [seconds + offsetSeconds, seconds].find((reading) => seconds > 0 && reading <= latest);
  if (time === undefined) throw changed(`date is ${seconds}, no time before the answer`);
  return colombian(time * 1000);
}

async function withFile(http: SourceHttp, station: SiataStation, parts: Parts): Promise<SiataStation> {
  const code = station.station_code;
  const file = await parts.get(
    code,
    askStationFile(http, code).then((response) =>
      response === null ? null : parseStationFile(response.bytes, response.receivedAt),
    ),
  );
  if (file === null) return station;
  const { weather, rainfall } = station;
  return {
    ...station,
    observed_at: station.observed_at ?? file.observedAt,
    weather: weather && {
      temperature_c: weather.temperature_c ?? file.weather.temperature_c,
      humidity_percent: weather.humidity_percent ?? file.weather.humidity_percent,
      wind_speed_ms: weather.wind_speed_ms ?? file.weather.wind_speed_ms,
      pressure_hpa: weather.pressure_hpa ?? file.weather.pressure_hpa,
      wind_direction_deg: weather.wind_direction_deg ?? file.weather.wind_direction_deg,
    },
    rainfall: rainfall && {
      ...rainfall,
      last_10min_mm: file.rain.last10min,
      last_1h_mm: file.rain.last1h,
      last_24h_mm: file.rain.last24h,
    },
  };
}
