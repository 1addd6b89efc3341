import type { z } from 'zod';
import type { Station } from '@shared/operations/co/siata/fields';
import type { weatherSeries } from '@shared/operations/co/siata/weather';
import type { AdapterContext } from '../../../../engine/adapter';
import { askGraph, askKnownLayer } from '../client';
import { discover } from '../discovery';
import { unmapped } from '../layer-map';
import type { Fields } from '../parse/fields';
import { parseGraph, seriesOf } from '../parse/series';
import { bareStation, pointOf, stationOf } from '../parse/station';
import { retrievedAt } from '../parts';
import { parseWeather, weatherRows } from './weather';

type WeatherSeries = z.output<(typeof weatherSeries)['data']>;
type Rows = NonNullable<WeatherSeries['series']>;
type Readings = Omit<Rows[number], 'at'>;

/**
 * The station is unknown only when the weather layer does not list it and the graph does not know it either: each of the
 * two alone is also what a path that moved would say.
 */
export async function askWeatherSeries(
  { station_code: code, window }: { station_code: string; window: '1h' | '6h' },
  { http }: AdapterContext,
): Promise<{ data: WeatherSeries; aside: null }> {
  const wanted = { kind: 'graph', pattern: unmapped.weatherOf[window] } as const;
  const [list, graph] = await Promise.all([
    askKnownLayer(http, 'weather'),
    discover(http, `weather of ${window}`, wanted),
  ]);
  const listed = parseWeather(list.bytes).find((station) => station.station_code === code);
  const response = await askGraph(http, graph.path, code);

  const info = response === null ? null : parseGraph(response.bytes);
  const isEmpty = info === null || info.names().length === 0;
  const station = listed === undefined ? (isEmpty ? null : stationIn(info)) : bareStation(listed);
  const series = info === null ? null : seriesOf(info, response?.receivedAt ?? 0);
  const rows = series === null ? null : weatherRows(series);
  return {
    data: {
      found: station !== null,
      station,
      window,
      resolution_minutes: window === '1h' ? 1 : 5,
      series: rows,
      means: rows === null ? null : meansOf(rows),
      temperature_percentiles: rows === null ? null : percentilesOf(rows),
      retrieved_at: retrievedAt([list, response]),
    },
    aside: null,
  };
}

function stationIn(info: Fields): Station {
  return stationOf(info, pointOf(info.get('longitud'), info.get('latitud')));
}

function meansOf(rows: Rows): Readings {
  const mean = (name: keyof Readings) => {
    const values = rows.flatMap((row) => row[name] ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return {
    temperature_c: mean('temperature_c'),
    humidity_percent: mean('humidity_percent'),
    wind_speed_ms: mean('wind_speed_ms'),
    pressure_hpa: mean('pressure_hpa'),
  };
}

function percentilesOf(rows: Rows): WeatherSeries['temperature_percentiles'] {
  const values = rows.flatMap((row) => row.temperature_c ?? []).toSorted((a, b) => a - b);
  if (values.length === 0) return null;
  return {
    p10: percentile(values, 0.1),
    p25: percentile(values, 0.25),
    p50: percentile(values, 0.5),
    p75: percentile(values, 0.75),
    p90: percentile(values, 0.9),
  };
}

/** By linear interpolation between the two nearest of some sorted values. */
export function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return low + (high - low) * (place - Math.floor(place));
}
