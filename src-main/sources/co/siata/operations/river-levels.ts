import type { z } from 'zod';
import type { Place, Station } from '@shared/operations/co/siata/fields';
import {
  riverStatuses,
  type RiverStatus,
  type riverLevels,
  type riverStation,
} from '@shared/operations/co/siata/water';
import type { AdapterContext, SourceHttp } from '../../../../engine/adapter';
import { askGraph, askKnownLayer } from '../client';
import { graphs } from '../layer-map';
import type { Fields } from '../parse/fields';
import { parseStations } from '../parse/layer';
import { changed, color, reading, words } from '../parse/reading';
import { parseGraph, xySeries } from '../parse/series';
import { bareStation } from '../parse/station';
import { moment } from '../parse/time';
import { mostDetails, Parts, retrievedAt } from '../parts';
import { select } from '../select';

type RiverLevels = z.output<(typeof riverLevels)['data']>;
type RiverStation = z.output<typeof riverStation>;
type Thresholds = RiverStation['thresholds'];
type Rows = NonNullable<RiverStation['series_3h']>;
type ListUnit = RiverLevels['list_unit'];

/** A gauge as the layer lists it: level and thresholds in the unit of the list. */
export type Gauge = Station & {
  readonly level: number | null;
  readonly limits: Thresholds;
  readonly color: string | null;
};

/** What the source tells of one station beyond the list, in metres. */
export interface LevelDetail {
  readonly level: number | null;
  readonly limits: Thresholds;
  readonly observedAt: string | null;
  readonly rows: Rows | null;
  readonly basin: RiverStation['basin'];
  readonly landCover: RiverStation['land_cover'];
}

/** Reads the layer of level gauges. */
export function parseLevels(bytes: Uint8Array): Gauge[] {
  return parseStations(bytes, (fields, station) => ({
    ...station,
    level: reading(fields.need('nivelActual'), 'nivelActual'),
    limits: limitsOf(fields, fields.need('nivelPrecaucion')),
    color: color(fields.get('color'), 'color'),
  }));
}

/** Reads what one gauge says of itself. */
export function parseLevelDetail(bytes: Uint8Array, receivedAt: number): LevelDetail {
  const fields = parseGraph(bytes);
  return {
    level: reading(fields.need('nivelActual'), 'nivelActual'),
    limits: limitsOf(fields, fields.need('nivelPrecaucion')),
    observedAt: moment(fields.get('fechaUltimoDato'), 'fechaUltimoDato'),
    rows:
      xySeries(fields.get('nivelUltimas3h'), 'nivelUltimas3h', receivedAt)?.map(({ at, value }) => ({
        at,
        level_m: value,
      })) ?? null,
    basin: basinOf(fields),
    landCover: landCoverOf(fields.get('coberturas', 'cobertura', 'land_cover')),
  };
}

function limitsOf(fields: Fields, precaution: unknown): Thresholds {
  return {
    safe_m: reading(fields.get('nivelSeguro'), 'nivelSeguro'),
    precaution_m: reading(precaution, 'nivelPrecaucion'),
    minor_flood_m: reading(fields.get('inundacionMenor'), 'inundacionMenor'),
    major_flood_m: reading(fields.get('inundacionMayor'), 'inundacionMayor'),
  };
}

const basinKeys = {
  area_km2: /^area(km2)?$/,
  perimeter_km: /^perimetro(km)?$/,
  basin_length_km: /^(lcuenca|longitudcuenca)(km)?$/,
  stream_length_km: /^(lcauce|longitudcauce)(km)?$/,
  mean_slope_percent: /^(pendcuenca|pendientemedia)$/,
  max_elevation_m: /^(hmax|alturamaxima)$/,
  min_elevation_m: /^(hmin|alturaminima)$/,
};

/** Today's names were not seen; those of the network's station model of 2019 are. */
function basinOf(fields: Fields): RiverStation['basin'] {
  const entries = Object.entries(basinKeys).map(([name, pattern]) => {
    const found = fields.first(pattern);
    return [name, found === undefined ? null : reading(found[1], found[0])] as const;
  });
  if (entries.every(([, value]) => value === null)) return null;
  return Object.fromEntries(entries) as NonNullable<RiverStation['basin']>;
}

function landCoverOf(value: unknown): RiverStation['land_cover'] {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) throw changed('land cover is no map of shares');
  return Object.entries(value).map(([name, share]) => ({
    class: name.trim(),
    percent: reading(share, name),
  }));
}

export async function askRiverLevels(
  input: Place & { include_series: boolean },
  { http }: AdapterContext,
): Promise<{ data: RiverLevels; aside: null }> {
  const list = await askKnownLayer(http, 'levels');
  const selection = select(parseLevels(list.bytes), input);
  const parts = new Parts();
  const asked =
    selection.total <= mostDetails || input.include_series
      ? selection.stations
      : selection.stations.filter((gauge) => gauge.limits.precaution_m !== null).slice(0, unitProbes);
  const details = new Map(
    await Promise.all(
      asked.map(
        async ({ station_code: code }) => [code, await parts.get(code, askDetail(http, code))] as const,
      ),
    ),
  );
  const unit = unitOf(selection.stations, details);
  return {
    data: {
      ...selection,
      stations: selection.stations.map((gauge) =>
        stationFrom(gauge, details.get(gauge.station_code) ?? null, {
          unit: unit ?? 'cm',
          now: list.receivedAt,
          withSeries: input.include_series,
        }),
      ),
      list_unit: unit ?? 'cm',
      list_unit_confirmed: unit !== null,
      unavailable_details: parts.missing(),
      retrieved_at: retrievedAt([list]),
    },
    aside: null,
  };
}

async function askDetail(http: SourceHttp, code: string): Promise<LevelDetail | null> {
  const response = await askGraph(http, graphs.level, code);
  return response === null ? null : parseLevelDetail(response.bytes, response.receivedAt);
}

/** Stations whose detail tells the unit of the list, when the details are not asked for anyway. */
const unitProbes = 3;

/**
 * The unit of the list, which is not published: the same thresholds stand in the list and, in metres, in the details.
 * null when no station has both. Throws when they disagree.
 */
export function unitOf(
  list: readonly Gauge[],
  details: ReadonlyMap<string, LevelDetail | null>,
): ListUnit | null {
  const seen = new Set(
    list.flatMap((gauge) => {
      const detail = details.get(gauge.station_code)?.limits.precaution_m ?? null;
      const listed = gauge.limits.precaution_m;
      if (detail === null || listed === null || detail === 0) return [];
      const ratio = listed / detail;
      if (ratio > 95 && ratio < 105) return ['cm' as const];
      if (ratio > 0.95 && ratio < 1.05) return ['m' as const];
      throw changed(`threshold of ${gauge.station_code}: ${listed} in the list, ${detail} m in the detail`);
    }),
  );
  if (seen.size > 1) throw changed('the list gives some levels in cm and others in m');
  return [...seen][0] ?? null;
}

interface Reading {
  readonly unit: ListUnit;
  readonly now: number;
  readonly withSeries: boolean;
}

const silentAfterMs = 60 * 60_000;

function stationFrom(
  gauge: Gauge,
  detail: LevelDetail | null,
  { unit, now, withSeries }: Reading,
): RiverStation {
  const metres = (value: number | null) =>
    value === null || unit === 'm' ? value : Math.round(value * 10) / 1000;
  const level = detail?.level ?? metres(gauge.level);
  const observedAt = detail?.observedAt ?? gauge.observed_at;
  const thresholds = {
    safe_m: detail?.limits.safe_m ?? metres(gauge.limits.safe_m),
    precaution_m: detail?.limits.precaution_m ?? metres(gauge.limits.precaution_m),
    minor_flood_m: detail?.limits.minor_flood_m ?? metres(gauge.limits.minor_flood_m),
    major_flood_m: detail?.limits.major_flood_m ?? metres(gauge.limits.major_flood_m),
  };
  const banded = statusOf(level, thresholds);
  const status = banded ?? (level === null ? null : statusOfColor(gauge.color));
  const rows = detail?.rows ?? null;
  return {
    ...bareStation(gauge),
    observed_at: observedAt,
    river: riverOf(gauge.name),
    level_m: level,
    thresholds,
    status,
    status_from: status === null ? null : banded === null ? 'color' : 'thresholds',
    alert_color: gauge.color,
    alert_level: status === null ? null : riverStatuses.indexOf(status),
    reporting: level !== null && observedAt !== null && now - Date.parse(observedAt) <= silentAfterMs,
    max_3h_m: rows === null ? null : windowOf(rows, '3h', 180).max_m,
    mean_3h_m: rows === null ? null : windowOf(rows, '3h', 180).mean_m,
    trailing_windows: rows === null ? null : windows.map(([name, minutes]) => windowOf(rows, name, minutes)),
    basin: detail?.basin ?? null,
    land_cover: detail?.landCover ?? null,
    series_3h: withSeries ? rows : null,
  };
}

/** The band of a level: each threshold is the upper limit of its band, and above the third it is a major flood. */
export function statusOf(level: number | null, limits: Thresholds): RiverStatus | null {
  const { safe_m: safe, precaution_m: precaution, minor_flood_m: minor } = limits;
  if (level === null || safe === null || precaution === null || minor === null) return null;
  const place = [safe, precaution, minor].findIndex((limit) => level <= limit);
  return riverStatuses[place === -1 ? 3 : place] ?? null;
}

const statusColors: Readonly<Record<string, RiverStatus>> = {
  '#79C454': 'seguro',
  '#F9DA41': 'precaucion',
  '#FCE65E': 'precaucion',
  '#F5A623': 'inundacion_menor',
  '#FF8C00': 'inundacion_menor',
  '#FC3A3A': 'inundacion_mayor',
  '#FF0000': 'inundacion_mayor',
};

function statusOfColor(alert: string | null): RiverStatus | null {
  return alert === null ? null : (statusColors[alert] ?? null);
}

const riverPrefix = /^(r[ií]o|quebrada|r\.|q\.)\s*([^-]+)/i;

/** «Q. Ficticia - Puente» → «Q. Ficticia». */
function riverOf(name: string): string | null {
  return words(riverPrefix.exec(name)?.[0], 'name of the river');
}

const windows = [
  ['5m', 5],
  ['15m', 15],
  ['30m', 30],
  ['1h', 60],
  ['2h', 120],
  ['3h', 180],
] as const;

/** Highest and mean level in the minutes up to the latest reading. */
function windowOf(rows: Rows, window: string, minutes: number) {
  const end = Math.max(...rows.map(({ at }) => Date.parse(at)));
  const levels = rows
    .filter(({ at }) => Date.parse(at) > end - minutes * 60_000)
    .flatMap(({ level_m: level }) => level ?? []);
  if (levels.length === 0) return { window, max_m: null, mean_m: null };
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return { window, max_m: Math.max(...levels), mean_m: Math.round(mean * 1000) / 1000 };
}
