import type { z } from 'zod';
import type { Place, Station } from '@shared/operations/co/siata/fields';
import type { rainfall, rainStation } from '@shared/operations/co/siata/water';
import { spanishMonths } from '@shared/vocabulary/dates';
import type { AdapterContext, SourceHttp, SourceResponse } from '../../../../engine/adapter';
import { askGraph, askKnownLayer, askServiceLayer } from '../client';
import { graphs } from '../layer-map';
import type { Fields } from '../parse/fields';
import { parseStations } from '../parse/layer';
import { changed, reading, words } from '../parse/reading';
import { parseGraph, seriesOf } from '../parse/series';
import { parseServiceLayer } from '../parse/service-layer';
import { bareStation } from '../parse/station';
import { colombian } from '../parse/time';
import { mostDetails, Parts, retrievedAt } from '../parts';
import { select } from '../select';

type Rainfall = z.output<(typeof rainfall)['data']>;
type RainStation = z.output<typeof rainStation>;
type Windows = NonNullable<RainStation['accumulations']>;
type Months = NonNullable<RainStation['monthly']>;

/** A rain gauge of the geoportal: what fell in the last quarter of an hour. */
export type Gauge = Station & {
  readonly last_15min_mm: number | null;
  readonly flagged: boolean | null;
  readonly extreme: boolean | null;
};

/** Reads the layer of rain gauges. */
export function parseGauges(bytes: Uint8Array): Gauge[] {
  return parseStations(bytes, (fields, station) => ({
    ...station,
    last_15min_mm: reading(fields.need('acumulado_15min'), 'acumulado_15min'),
    flagged: flag(fields.need('flag_precipitacion'), 'flag_precipitacion'),
    extreme: flag(fields.first(/^flag.*extrem/)?.[1], 'flag of extreme rain'),
  }));
}

function flag(value: unknown, name: string): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = words(value, name)?.toLowerCase().replace('í', 'i') ?? null;
  if (text === null) return null;
  if (['si', '1', 'true'].includes(text)) return true;
  if (['no', '0', 'false'].includes(text)) return false;
  throw changed(`${name} is ${JSON.stringify(value)}, neither yes nor no`);
}

const minutesOf: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };
const windowKey = /^d(\d+)(m|h|d)$/;

/** The windows of a gauge of the old portal, shortest first: `D_5_m` to `D_30_D`. */
export function parseWindows(bytes: Uint8Array): (Station & { readonly accumulations: Windows })[] {
  return parseServiceLayer(bytes).map(({ station, description }) => {
    const windows = description
      .matching(windowKey)
      .map(([key, value]) => {
        const [, amount = '', unit = ''] = windowKey.exec(key) ?? [];
        return {
          window: amount + unit,
          minutes: Number(amount) * (minutesOf[unit] ?? 0),
          mm: rain(value, key),
        };
      })
      .toSorted((a, b) => a.minutes - b.minutes);
    if (windows.length === 0) throw changed(`gauge ${station.station_code} has no windows`);
    return { ...station, accumulations: windows.map(({ window, mm }) => ({ window, mm })) };
  });
}

const monthPatterns = spanishMonths.map((name) => ({
  total: new RegExp(`^pacum${name}$`),
  share: new RegExp(`(disp|porc|datos).*${name}$`),
}));

/**
 * The monthly totals of a gauge of the old portal, and how much of each month was measured. Months that had not begun when
 * the answer arrived are left out: whatever stands there is not of this year.
 */
export function parseMonths(
  bytes: Uint8Array,
  receivedAt: number,
): (Station & { readonly monthly: Months })[] {
  const begun = monthPatterns.slice(0, Number(colombian(receivedAt).slice(5, 7)));
  return parseServiceLayer(bytes).map(({ station, months }) => {
    const monthly = begun.flatMap((pattern, index) => {
      const total = months.first(pattern.total);
      const share = months.first(pattern.share);
      if (total === undefined) return [];
      const availability = share === undefined ? null : reading(percent(share[1]), share[0]);
      return [{ month: index + 1, mm: rain(total[1], total[0]), availability_percent: availability }];
    });
    if (monthly.length === 0) throw changed(`gauge ${station.station_code} has no months`);
    return { ...station, monthly };
  });
}

function rain(value: unknown, name: string): number | null {
  const mm = reading(value, name);
  return mm === null || mm < 0 ? null : mm;
}

function percent(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/ ?%$/, '') : value;
}

export async function askRainfall(
  input: Place,
  { http }: AdapterContext,
): Promise<{ data: Rainfall; aside: null }> {
  const parts = new Parts();
  const responses: SourceResponse[] = [];
  const kept = (response: SourceResponse) => {
    responses.push(response);
    return response.bytes;
  };
  const [gauges, windows, months] = await Promise.all([
    parts.get('pluvios_v2', askKnownLayer(http, 'rain').then(kept).then(parseGauges)),
    parts.get('211', askServiceLayer(http, 'rainWindows').then(kept).then(parseWindows)),
    parts.get(
      '210',
      askServiceLayer(http, 'rainMonths').then((response) =>
        parseMonths(kept(response), response.receivedAt),
      ),
    ),
  ]);
  parts.needOne();
  const selection = select(joined(gauges ?? [], windows ?? [], months ?? []), input);
  const stations =
    windows === null && selection.total <= mostDetails
      ? await Promise.all(selection.stations.map((station) => withComputed(http, station, parts)))
      : selection.stations;
  return {
    data: {
      ...selection,
      stations,
      unavailable_layers: parts.missing(),
      retrieved_at: retrievedAt(responses),
    },
    aside: null,
  };
}

/** The gauges of all three lists, joined by their code. */
function joined(
  gauges: readonly Gauge[],
  windows: ReturnType<typeof parseWindows>,
  months: ReturnType<typeof parseMonths>,
): RainStation[] {
  const windowsOf = new Map(windows.map((station) => [station.station_code, station]));
  const monthsOf = new Map(months.map((station) => [station.station_code, station]));
  const stations = new Map<string, Station>();
  for (const station of [...gauges, ...windows, ...months])
    if (!stations.has(station.station_code)) stations.set(station.station_code, station);
  const gaugeOf = new Map(gauges.map((station) => [station.station_code, station]));
  return [...stations.values()].map((station) => {
    const code = station.station_code;
    const gauge = gaugeOf.get(code);
    const accumulations = windowsOf.get(code)?.accumulations ?? null;
    return {
      ...bareStation(station),
      raining_now: rainingNow(gauge, accumulations),
      extreme_rain: gauge?.extreme ?? null,
      accumulations,
      monthly: monthsOf.get(code)?.monthly ?? null,
    };
  });
}

/** The flag of the source, or rain in its latest window. */
function rainingNow(gauge: Gauge | undefined, windows: Windows | null): boolean | null {
  const latest = [gauge?.last_15min_mm ?? null, windows?.[0]?.mm ?? null].filter((mm) => mm !== null);
  if (gauge?.flagged === true || latest.some((mm) => mm > 0)) return true;
  return gauge?.flagged === false || latest.length > 0 ? false : null;
}

const days = 24 * 60;
const shortWindows = [
  ['5m', 5],
  ['15m', 15],
  ['1h', 60],
  ['3h', 180],
  ['24h', days],
] as const;
const longWindows = [
  ['7d', 7 * days],
  ['30d', 30 * days],
] as const;

/** The windows from the station's own graphs, where the old portal did not answer. */
async function withComputed(http: SourceHttp, station: RainStation, parts: Parts): Promise<RainStation> {
  const ask = (path: string) =>
    parts.get(
      station.station_code,
      askGraph(http, path, station.station_code).then((response) =>
        response === null ? null : rainRows(parseGraph(response.bytes), response.receivedAt),
      ),
    );
  const [recent, daily] = await Promise.all([ask(graphs.rain24h), ask(graphs.rain30d)]);
  if (recent === null && daily === null) return station;
  return {
    ...station,
    accumulations: [...sums(recent ?? [], shortWindows), ...sums(daily ?? [], longWindows)],
  };
}

interface RainRow {
  readonly at: string;
  readonly mm: number | null;
}

/** The rain of a station over time: its first gauge, and the second only where the first has nothing. */
export function rainRows(info: Fields, receivedAt: number): readonly RainRow[] {
  const series = seriesOf(info, receivedAt);
  const first = series?.column(/^pluvio1$/);
  if (series === null || first === undefined) throw changed('a rain graph without times or readings');
  const second = series.column(/^pluvio2$/);
  return series.at.map((at, index) => ({ at, mm: first[index] ?? second?.[index] ?? null }));
}

/** What fell within each window before the latest reading; null where nothing was measured. */
function sums(rows: readonly RainRow[], windows: readonly (readonly [string, number])[]): Windows {
  const end = Math.max(...rows.map(({ at }) => Date.parse(at)));
  return windows.map(([window, minutes]) => {
    const within = rows
      .filter(({ at }) => Date.parse(at) > end - minutes * 60_000)
      .flatMap(({ mm }) => mm ?? []);
    const sum = within.reduce((total, mm) => total + mm, 0);
    return { window, mm: within.length === 0 ? null : Math.round(sum * 100) / 100 };
  });
}
