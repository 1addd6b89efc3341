import type { z } from 'zod';
import {
  averagingHours,
  pollutants,
  type airQuality,
  type airStation,
  type Pollutant,
  type pollutantReading,
} from '@shared/operations/co/siata/air';
import type { Place, Station } from '@shared/operations/co/siata/fields';
import { icaCategory } from '@shared/operations/co/siata/ica';
import type { AdapterContext, SourceResponse } from '../../../../engine/adapter';
import { askKnownLayer, askServiceLayer } from '../client';
import { icaOf } from '../ica';
import { parseStations } from '../parse/layer';
import { airReading, changed, color } from '../parse/reading';
import { parseServiceLayer } from '../parse/service-layer';
import { bareStation } from '../parse/station';
import { Parts, retrievedAt } from '../parts';
import { select } from '../select';

type AirQuality = z.output<(typeof airQuality)['data']>;
type AirStation = z.output<typeof airStation>;
type Reading = z.output<typeof pollutantReading>;

/** What a layer tells of one pollutant at a station. */
export type Measured = Station & {
  readonly concentration: number | null;
  readonly ica: number | null;
  readonly color: string | null;
};

/** The PM2.5 layer of the geoportal. */
export function parsePm25(bytes: Uint8Array): Measured[] {
  return parseStations(bytes, (fields, station) => ({
    ...station,
    concentration: airReading(fields.need('PM25_24H_prom'), 'PM25_24H_prom'),
    ica: airReading(fields.need('ICA_24H_prom'), 'ICA_24H_prom'),
    color: color(fields.get('color'), 'color'),
  }));
}

const nameOf: Readonly<Record<Pollutant, RegExp>> = {
  pm25: /^icapm25valor$/,
  pm10: /^icapm10valor$/,
  o3: /^ica(o3|ozono)valor$/,
  co: /^icacovalor$/,
  no2: /^icano2valor$/,
  so2: /^icaso2valor$/,
};

/**
 * The layer of a pollutant in the old portal: its index and, where there is one, its concentration. Throws for the layer
 * of another pollutant.
 */
export function parsePollutant(bytes: Uint8Array, pollutant: Pollutant): Measured[] {
  return parseServiceLayer(bytes).map(({ station, description }) => {
    const index = description.first(nameOf[pollutant]);
    if (index === undefined)
      throw changed(`no index of ${pollutant} among ${description.names().join(', ').slice(0, 300)}`);
    const concentration = description.first(/^(?!ica).*concentracion/);
    return {
      ...station,
      concentration: concentration === undefined ? null : airReading(concentration[1], concentration[0]),
      ica: airReading(index[1], index[0]),
      color: color(description.get('color'), 'color'),
    };
  });
}

export async function askAirQuality(
  input: Place,
  { http }: AdapterContext,
): Promise<{ data: AirQuality; aside: null }> {
  const parts = new Parts();
  const responses: SourceResponse[] = [];
  const kept = (response: SourceResponse) => {
    responses.push(response);
    return response.bytes;
  };
  const service = (pollutant: Pollutant) =>
    parts.get(
      pollutant,
      askServiceLayer(http, pollutant)
        .then(kept)
        .then((bytes) => parsePollutant(bytes, pollutant)),
    );
  const [own, ...others] = await Promise.all([
    parts.get('pm25_minio', askKnownLayer(http, 'pm25').then(kept).then(parsePm25)),
    ...pollutants
      .filter((pollutant) => pollutant !== 'pm25')
      .map(async (pollutant) => ({
        pollutant,
        measured: await service(pollutant),
      })),
  ]);
  const pm25 = own ?? (await service('pm25'));
  parts.needOne();
  const now = Math.max(...responses.map((response) => response.receivedAt));
  const layers = [{ pollutant: 'pm25' as const, measured: pm25 }, ...others];
  const selection = select(joined(layers, now), input);
  return {
    data: { ...selection, unavailable_layers: parts.missing(), retrieved_at: retrievedAt(responses) },
    aside: null,
  };
}

interface Layer {
  readonly pollutant: Pollutant;
  readonly measured: readonly Measured[] | null;
}

/** One record per station over all layers. */
export function joined(layers: readonly Layer[], now: number): AirStation[] {
  const stations = new Map<string, { station: Station; readings: Partial<Record<Pollutant, Reading>> }>();
  for (const { pollutant, measured } of layers)
    for (const one of measured ?? []) {
      const entry = stations.get(one.station_code) ?? { station: bareStation(one), readings: {} };
      entry.readings[pollutant] ??= readingOf(pollutant, one, now);
      stations.set(one.station_code, entry);
    }
  return [...stations.values()].map(({ station, readings }) => {
    const of = (pollutant: Pollutant) => readings[pollutant] ?? null;
    const driving = drivingOf(readings);
    return {
      ...station,
      observed_at: latest(Object.values(readings)),
      pollutants: {
        pm25: of('pm25'),
        pm10: of('pm10'),
        o3: of('o3'),
        co: of('co'),
        no2: of('no2'),
        so2: of('so2'),
      },
      driving_pollutant: driving,
      ica: driving === null ? null : (of(driving)?.ica ?? null),
      category: driving === null ? null : (of(driving)?.category ?? null),
    };
  });
}

const staleAfterMs = 24 * 3_600_000;

function readingOf(pollutant: Pollutant, measured: Measured, now: number): Reading {
  const { concentration, observed_at: at } = measured;
  const computed = measured.ica === null && concentration !== null ? icaOf(pollutant, concentration) : null;
  const ica = measured.ica ?? computed;
  return {
    concentration,
    unit: 'µg/m3',
    averaging_hours: averagingHours[pollutant],
    ica,
    category: ica === null ? null : icaCategory(ica),
    color: measured.color,
    index_source: ica === null ? null : measured.ica === null ? 'computed' : 'source',
    observed_at: at,
    stale: at === null ? null : now - Date.parse(at) > staleAfterMs,
  };
}

/** The pollutant with the highest index; stale readings drive nothing. */
function drivingOf(readings: Partial<Record<Pollutant, Reading>>): Pollutant | null {
  const ranked = pollutants
    .filter((pollutant) => typeof readings[pollutant]?.ica === 'number' && readings[pollutant].stale !== true)
    .toSorted((a, b) => (readings[b]?.ica ?? 0) - (readings[a]?.ica ?? 0));
  return ranked[0] ?? null;
}

function latest(readings: readonly Reading[]): string | null {
  return (
    readings
      .flatMap(({ observed_at: at }) => at ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
