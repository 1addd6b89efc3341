import type { z } from 'zod';
import type { Place } from '@shared/operations/co/siata/fields';
import { uvCategories, type weather, type weatherStation } from '@shared/operations/co/siata/weather';
import type { AdapterContext, SourceHttp } from '../../../../engine/adapter';
import { askGraph, askKnownLayer, askLayer } from '../client';
import { askPublished } from '../discovery';
import { unmapped } from '../layer-map';
import { publishedAs, type Published } from '../parse/catalogue';
import type { Fields } from '../parse/fields';
import { parseFeatures, parseStations } from '../parse/layer';
import { changed, reading } from '../parse/reading';
import { parseGraph, seriesOf, type Series } from '../parse/series';
import { moment } from '../parse/time';
import { mostDetails, Parts, retrievedAt } from '../parts';
import { select } from '../select';

type Weather = z.output<(typeof weather)['data']>;
export type WeatherStation = z.output<typeof weatherStation>;
type Hourly = NonNullable<WeatherStation['hourly_12h']>;

/** The stations of the weather layer. Names of wind and pressure were not seen and are read by what they say. */
export function parseWeather(bytes: Uint8Array): Omit<WeatherStation, 'hourly_12h'>[] {
  return parseStations(bytes, (fields, station) => ({
    ...station,
    temperature_c: reading(fields.need('Temperatura'), 'Temperatura'),
    humidity_percent: reading(fields.need('Humedad_relativa'), 'Humedad_relativa'),
    wind_speed_ms: one(fields, /^(vel|viento$)/),
    wind_direction_deg: one(fields, /^dir/),
    pressure_hpa: one(fields, /^presion/),
  }));
}

function one(fields: Fields, pattern: RegExp): number | null {
  const [found] = fields.matching(pattern).filter(([, value]) => !Array.isArray(value));
  return found === undefined ? null : reading(found[1], found[0]);
}

const columns = {
  temperature_c: /^temp/,
  humidity_percent: /^hum/,
  wind_speed_ms: /^(vel|viento$)/,
  pressure_hpa: /^pres/,
};

/** Weather over a time axis; throws when there is none of its kinds beside it. */
export function weatherRows(series: Series): Hourly {
  const temperature = series.column(columns.temperature_c);
  const humidity = series.column(columns.humidity_percent);
  const wind = series.column(columns.wind_speed_ms);
  const pressure = series.column(columns.pressure_hpa);
  if ([temperature, humidity, wind, pressure].every((list) => list === undefined))
    throw changed('a series without weather');
  return series.at.map((at, index) => ({
    at,
    temperature_c: temperature?.[index] ?? null,
    humidity_percent: humidity?.[index] ?? null,
    wind_speed_ms: wind?.[index] ?? null,
    pressure_hpa: pressure?.[index] ?? null,
  }));
}

/** The UV index of the valley: the one station of its layer. */
export function parseUv(bytes: Uint8Array, receivedAt: number): NonNullable<Weather['uv_index']> {
  const features = [...parseFeatures(bytes)];
  const [feature] = features;
  if (feature === undefined || features.length > 1) throw changed(`${features.length} UV stations`);
  const { fields } = feature;
  const value = reading(fields.need('indice_uv', 'uv', 'valor'), 'UV index');
  const series = seriesOf(fields, receivedAt);
  const values = series?.column(/uv|valor|serie/);
  return {
    value,
    category: value === null ? null : uvCategory(value),
    observed_at: moment(fields.get('fecha_ultima_actualizacion', 'fechaUltimoDato', 'fecha'), 'UV time'),
    hourly_today:
      series === null || values === undefined
        ? null
        : series.at.map((at, index) => ({ at, value: values[index] ?? null })),
  };
}

const uvLimits = [3, 6, 8, 11];

function uvCategory(value: number) {
  const place = uvLimits.findIndex((limit) => Math.round(value) < limit);
  return uvCategories[place === -1 ? uvLimits.length : place] ?? null;
}

export async function askWeather(
  input: Place,
  { http }: AdapterContext,
): Promise<{ data: Weather; aside: null }> {
  const parts = new Parts();
  const wanted = [
    { kind: 'layer', pattern: unmapped.uv },
    { kind: 'graph', pattern: unmapped.hourlyWeather },
  ] as const;
  const [list, catalogue] = await Promise.all([
    askKnownLayer(http, 'weather'),
    // The layer stands without the catalogue; only what the catalogue leads to is absent then.
    parts.get('catalogue', askPublished(http, wanted)),
  ]);
  const selection = select(
    parseWeather(list.bytes).map((station) => ({ ...station, hourly_12h: null as Hourly | null })),
    input,
  );
  const published = catalogue ?? [];
  const [uv, stations] = await Promise.all([
    parts.get('uv', askUv(http, published)),
    selection.total > mostDetails
      ? selection.stations
      : withHours(http, published, selection.stations, parts),
  ]);
  return {
    data: {
      ...selection,
      stations,
      uv_index: uv,
      unavailable_parts: parts.missing(),
      retrieved_at: retrievedAt([list]),
    },
    aside: null,
  };
}

async function askUv(http: SourceHttp, published: readonly Published[]): Promise<Weather['uv_index']> {
  const [layer, ...others] = publishedAs(published, 'layer', unmapped.uv);
  if (layer === undefined || others.length > 0) return null;
  const { bytes, receivedAt } = await askLayer(http, layer.path);
  return parseUv(bytes, receivedAt);
}

async function withHours(
  http: SourceHttp,
  published: readonly Published[],
  stations: readonly WeatherStation[],
  parts: Parts,
): Promise<WeatherStation[]> {
  const [graph, ...others] = publishedAs(published, 'graph', unmapped.hourlyWeather);
  if (graph === undefined || others.length > 0) return [...stations];
  return Promise.all(
    stations.map(async (station) => ({
      ...station,
      hourly_12h: await parts.get(station.station_code, hours(http, graph.path, station.station_code)),
    })),
  );
}

async function hours(http: SourceHttp, path: string, code: string): Promise<Hourly | null> {
  const response = await askGraph(http, path, code);
  if (response === null) return null;
  const series = seriesOf(parseGraph(response.bytes), response.receivedAt);
  return series === null ? null : weatherRows(series);
}
