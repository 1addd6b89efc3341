import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { airQuality, citizenSensors } from '@shared/operations/co/siata/air';
import { alerts, cameras, forecast, seismicEvents } from '@shared/operations/co/siata/notices';
import { rainfall, riverLevels } from '@shared/operations/co/siata/water';
import { siataStations, weather, weatherSeries } from '@shared/operations/co/siata/weather';
import type { OperationSpec } from '@shared/operations/operation';
import { validate } from '@shared/operations/validate';
import type { z } from 'zod';
import { startSiata, type SiataOptions } from '../../../../src-practice/co/siata';
import type { StandIn } from '../../../../src-practice/stand-in';
import { failureOf, httpTo, runAdapter } from '../../testing/ask';
import { profile } from './profile';
import { fetchSnapshot, snapshotUrl } from './snapshot';

/** A quarter past four in the afternoon in Colombia, when showers pass. */
const now = Date.parse('2026-11-20T16:15:00-05:00');
const html = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Mantenimiento</h1>' };
const failed = { status: 500, body: 'Internal Server Error' };

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startSiata({ slowMs: 20 });
});
afterAll(() => standIn.close());

const client = (as = profile, to = standIn) => httpTo(to.originMap, as);

function ask<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
  contract: OperationSpec<R, D, A>,
  input: z.input<R>,
): Promise<z.output<D>> {
  return runAdapter(contract, input, client()).then(({ data }) => data);
}

/** Asks a stand-in of its own, some of whose replies are others. */
async function askOf<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType>(
  options: SiataOptions,
  contract: OperationSpec<R, D, A>,
  input: z.input<R>,
): Promise<z.output<D>> {
  const own = await startSiata(options);
  try {
    return (await runAdapter(contract, input, client(profile, own))).data;
  } finally {
    await own.close();
  }
}

const changed = { code: 'upstream_error', details: { reason: 'changed', source: 'siata' } };

describe('requests', () => {
  test('latitude and longitude stand together or not at all', () => {
    for (const { request } of [weather, rainfall, riverLevels, cameras, siataStations])
      for (const [given, missing] of [
        ['latitude', 'longitude'],
        ['longitude', 'latitude'],
      ] as const) {
        expect(validate(request, { [given]: 6.2 })).toMatchObject({
          ok: false,
          violations: [{ path: `/${missing}`, rule: 'dependentRequired' }],
        });
        expect(validate(request, { [given]: 6.2, [missing]: 6.2 })).toMatchObject({ ok: true });
      }
  });

  test('an empty body asks for every station, within ten kilometres when there is a point', () => {
    expect(validate(weather.request, {})).toMatchObject({
      ok: true,
      input: { radius_km: 10, municipality: '', station_code: '' },
    });
  });
});

describe('weather', () => {
  test('every station, by name, without the series of each', async () => {
    const data = await ask(weather, {});
    expect(data.total).toBe(45);
    expect(data.stations.map(({ name }) => name)).toEqual(
      data.stations.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'es')),
    );
    expect(
      data.stations.every(({ distance_km, hourly_12h }) => distance_km === null && hourly_12h === null),
    ).toBe(true);
    expect(data.uv_index).toMatchObject({ category: expect.any(String) });
    expect(data.retrieved_at).toMatch(/-05:00$/);
  });

  test('a point: nearest first, with twelve hours of each', async () => {
    const data = await ask(weather, { latitude: 6.25, longitude: -75.57, radius_km: 5 });
    const distances = data.stations.map(({ distance_km }) => distance_km ?? Number.NaN);
    expect(distances.length).toBeGreaterThan(3);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(5);
    for (const { hourly_12h } of data.stations) expect(hourly_12h).toHaveLength(12);
  });

  test('a municipality in any spelling is one', async () => {
    const [plain, odd] = await Promise.all([
      ask(weather, { municipality: 'Itagüí' }),
      ask(weather, { municipality: ' ITAGUI ' }),
    ]);
    expect(plain.total).toBeGreaterThan(1);
    expect(odd.stations).toEqual(plain.stations);
    expect(new Set(plain.stations.map(({ municipality }) => municipality))).toEqual(new Set(['Itagüí']));
  });

  test('the layer stands without the catalogue; what it led to is absent and named', async () => {
    const data = await askOf({ instead: { 'geodata/geodataJson/': failed } }, weather, {
      station_code: '201',
    });
    expect(data).toMatchObject({ total: 1, uv_index: null, unavailable_parts: ['catalogue'] });
    expect(data.stations[0]).toMatchObject({ hourly_12h: null, temperature_c: expect.any(Number) });
  });

  test('an unknown station is an empty list of a complete answer', async () => {
    expect(await ask(weather, { station_code: '299' })).toMatchObject({ stations: [], total: 0 });
  });
});

describe('weather series', () => {
  test.each([
    ['1h', 60, 1],
    ['6h', 72, 5],
  ] as const)('%s: %d readings, one every %d minutes', async (window, count, minutes) => {
    const data = await ask(weatherSeries, { station_code: '201', window });
    expect(data).toMatchObject({ found: true, window, resolution_minutes: minutes });
    const times = (data.series ?? []).map(({ at }) => Date.parse(at));
    expect(times).toHaveLength(count);
    expect(times[1]! - times[0]!).toBe(minutes * 60_000);
    const { p10, p50, p90 } = data.temperature_percentiles!;
    expect(p10! <= p50! && p50! <= p90!).toBe(true);
  });

  test('gaps and sentinels are null and count for nothing', async () => {
    const { series, means } = await ask(weatherSeries, { station_code: '208' });
    const temperatures = series!.flatMap(({ temperature_c }) => temperature_c ?? []);
    expect(temperatures).toHaveLength(20);
    expect(means?.temperature_c).toBeCloseTo(temperatures.reduce((sum, value) => sum + value) / 20);
  });

  test('only a station that neither list nor series knows is unknown', async () => {
    expect(await ask(weatherSeries, { station_code: '299' })).toMatchObject({
      found: false,
      station: null,
      series: null,
    });
    expect(await ask(weatherSeries, { station_code: '206' })).toMatchObject({
      found: true,
      station: { station_code: '206' },
      series: null,
      means: null,
    });
    expect(await ask(weatherSeries, { station_code: '207' })).toMatchObject({ found: true, series: null });
  });

  test('without a published series the answer is an error', async () => {
    const only = { status: 200, body: '[{"equipo":3,"capa":"tempVient"}]' };
    const asked = askOf({ instead: { 'geodata/geodataJson/': only } }, weatherSeries, {
      station_code: '201',
    });
    expect(await failureOf(asked)).toMatchObject({
      ...changed,
      details: { observed: expect.stringContaining('layer not published') },
    });
  });

  test.each([
    ['9003', 'unreachable'],
    ['9004', 'changed'],
    ['9005', 'changed'],
    ['9006', 'changed'],
    ['9007', 'source_error'],
  ])('the bad day of %s is %s, never «no station»', async (code, reason) => {
    expect(await failureOf(ask(weatherSeries, { station_code: code }))).toMatchObject({
      code: 'upstream_error',
      details: { reason },
    });
  });

  test('an answer that never comes runs out of time; one that comes late is taken', async () => {
    const http = client({ ...profile, timeoutMs: 250 });
    expect(await failureOf(runAdapter(weatherSeries, { station_code: '9002' }, http))).toMatchObject({
      details: { reason: 'timeout' },
    });
    expect(await ask(weatherSeries, { station_code: '9001' })).toMatchObject({ found: true });
    expect(await ask(weatherSeries, { station_code: '9008' })).toMatchObject({ found: true });
  });
});

describe('rain', () => {
  test('joins the three lists of a gauge', async () => {
    const data = await askOf({ now: () => now }, rainfall, { station_code: '2001' });
    expect(data).toMatchObject({ total: 1, unavailable_layers: [] });
    const [gauge] = data.stations;
    expect(gauge?.accumulations?.map(({ window }) => window)).toEqual([
      '5m',
      '30m',
      '1h',
      '3h',
      '24h',
      '7d',
      '30d',
    ]);
    expect(gauge?.monthly).toHaveLength(11);
    expect(typeof gauge?.raining_now).toBe('boolean');
  });

  test('a gauge outside the valley keeps its place; sentinels are null', async () => {
    expect(await ask(rainfall, { municipality: 'urrao' })).toMatchObject({
      stations: [{ station_code: '641' }],
    });
    const { stations } = await ask(rainfall, { station_code: '2004' });
    expect(stations[0]?.accumulations?.every(({ mm }) => mm === null)).toBe(true);
  });

  test('without the old portal the windows are computed from the graphs of the station', async () => {
    const data = await askOf({ instead: { '211': failed, '210': html } }, rainfall, { station_code: '2001' });
    expect(data.unavailable_layers).toEqual(['210', '211']);
    expect(data.stations[0]).toMatchObject({ monthly: null });
    expect(data.stations[0]?.accumulations?.map(({ window }) => window)).toEqual(
      '5m 15m 1h 3h 24h 7d 30d'.split(' '),
    );
  });

  test('with none of its lists there is no answer', async () => {
    const instead = { '211': failed, '210': failed, 'geodata/geodataJson/3/pluvios_v2': html };
    expect(await failureOf(askOf({ instead }, rainfall, {}))).toMatchObject({ code: 'upstream_error' });
  });
});

describe('river levels', () => {
  test('every station from the list alone, its unit checked against three details', async () => {
    const data = await ask(riverLevels, {});
    expect(data).toMatchObject({
      total: 165,
      list_unit: 'cm',
      list_unit_confirmed: true,
      unavailable_details: [],
    });
    const of = (code: string) => data.stations.find(({ station_code }) => station_code === code);
    expect(of('302')).toMatchObject({ level_m: null, status: null, alert_level: null, reporting: false });
    expect(of('303')).toMatchObject({ reporting: false, level_m: expect.any(Number) });
    expect(of('304')).toMatchObject({ level_m: null, alert_color: null });
    const levels = data.stations.flatMap(({ level_m }) => level_m ?? []);
    expect(Math.max(...levels)).toBeLessThan(6);
    expect(new Set(data.stations.map(({ status }) => status))).toEqual(
      new Set(['seguro', 'precaucion', 'inundacion_menor', 'inundacion_mayor', null]),
    );
  });

  test('a station with its detail: thresholds, windows, basin, and the series when it is asked for', async () => {
    const { stations } = await ask(riverLevels, { station_code: '301', include_series: true });
    const [station] = stations;
    expect(station).toMatchObject({
      river: 'R. Aburrá 1',
      status_from: 'thresholds',
      reporting: true,
      thresholds: { safe_m: expect.any(Number), major_flood_m: expect.any(Number) },
      basin: { area_km2: expect.any(Number), basin_length_km: null },
    });
    expect(station?.series_3h).toHaveLength(180);
    expect(station?.trailing_windows?.map(({ window }) => window)).toEqual([
      '5m',
      '15m',
      '30m',
      '1h',
      '2h',
      '3h',
    ]);
    expect(station?.max_3h_m).toBeGreaterThanOrEqual(station?.mean_3h_m ?? Infinity);
    const plain = await ask(riverLevels, { station_code: '301' });
    expect(plain.stations[0]).toMatchObject({ series_3h: null, max_3h_m: expect.any(Number) });
  });

  test('with one threshold the colour of the source tells the status', async () => {
    const { stations } = await ask(riverLevels, { station_code: '305' });
    expect(stations[0]).toMatchObject({ status_from: 'color', thresholds: { safe_m: null } });
  });

  test('a detail that is not there, and one that fails', async () => {
    expect(await ask(riverLevels, { station_code: '306' })).toMatchObject({
      unavailable_details: [],
      list_unit_confirmed: false,
      stations: [{ max_3h_m: null, trailing_windows: null, level_m: expect.any(Number) }],
    });
    expect(await ask(riverLevels, { station_code: '307' })).toMatchObject({
      unavailable_details: ['307'],
      stations: [{ basin: null }],
    });
  });
});

describe('air', () => {
  test('six pollutants of a station, each from its layer', async () => {
    const { stations, total } = await ask(airQuality, {});
    expect(total).toBe(23);
    const of = (code: string) => stations.find(({ station_code }) => station_code === code);
    expect(of('11')).toMatchObject({ pollutants: { pm25: { index_source: 'source', averaging_hours: 24 } } });
    expect(of('12')?.pollutants.pm25).toMatchObject({ stale: true });
    expect(of('13')?.pollutants.pm25).toMatchObject({ concentration: null, ica: null, category: null });
    expect(of('14')?.pollutants.pm25).toMatchObject({ index_source: 'computed' });
    for (const { pollutants, driving_pollutant: driving, ica } of stations) {
      const fresh = Object.values(pollutants).flatMap((one) => (one?.stale === false ? (one.ica ?? []) : []));
      expect(ica).toBe(fresh.length === 0 ? null : Math.max(...fresh));
      expect(driving === null).toBe(ica === null);
    }
  });

  test('a layer that fails is named; the old portal stands in for PM2.5', async () => {
    const instead = { '746': failed, 'geodata/geodataJson/1/pm25_minio': failed };
    const data = await askOf({ instead }, airQuality, { station_code: '12' });
    expect(data.unavailable_layers).toEqual(['pm25_minio', 'so2']);
    expect(data.stations[0]?.pollutants).toMatchObject({
      so2: null,
      pm25: { concentration: null, ica: expect.any(Number) },
    });
  });

  test('citizen sensors are found in the catalogue, and not the noise layer beside them', async () => {
    const data = await ask(citizenSensors, { latitude: 6.25, longitude: -75.57 });
    expect(data.total).toBeGreaterThan(20);
    expect(data.stations.some(({ reporting }) => !reporting)).toBe(true);
    const unplaced = await ask(citizenSensors, { municipality: 'Bello' });
    expect(unplaced).toMatchObject({ total: 0, without_municipality: 230 });
    // The source does not say where they lie, which is not to say that there are none.
    const digest = citizenSensors.digest(unplaced, null);
    expect(digest).toMatchObject({ found: true, count: 0 });
    expect(digest.note?.es).toContain('no dice el municipio de 230');
  });
});

describe('forecast and notices', () => {
  test('Medellín has four zones; the others one', async () => {
    const { zones } = await ask(forecast, { municipality: 'medellin' });
    expect(zones.map(({ zone }) => zone)).toEqual(['Centro', 'Oriente', 'Occidente', 'Palmitas']);
    for (const { days } of zones) expect(days).toHaveLength(2);
  });

  test('a zone that fails is named, one that comes bare is read', async () => {
    const data = await ask(forecast, {});
    expect(data.zones).toHaveLength(12);
    expect(data.missing_zones).toEqual(['Girardota']);
    expect(data.zones.at(-1)).toMatchObject({
      municipality: 'Barbosa',
      issued_on: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('a municipality that is not covered: the source is asked, and has none', async () => {
    expect(await ask(forecast, { municipality: 'Bogotá' })).toMatchObject({ zones: [] });
    expect(await failureOf(ask(forecast, { municipality: 'Girardota' }))).toMatchObject({
      code: 'upstream_error',
    });
  });

  test('active notices, and every one', async () => {
    const active = await ask(alerts, {});
    expect(active.notices.map(({ notice_id, audience }) => [notice_id, audience])).toEqual([
      ['42', 'citizen'],
      ['41', 'citizen'],
    ]);
    const all = await ask(alerts, { include_past: true });
    expect(all.notices.map(({ notice_id, active: holds }) => [notice_id, holds])).toEqual([
      ['42', true],
      ['41', true],
      ['7', false],
    ]);
    const none = { 'alerts/active/citizen': { status: 200, body: '[]' } };
    expect(await askOf({ instead: none }, alerts, {})).toMatchObject({ notices: [], total: 0 });
    const page = { 'alerts/active/citizen': html };
    expect(await failureOf(askOf({ instead: page }, alerts, {}))).toMatchObject(changed);
  });
});

describe('layers that were not seen', () => {
  test('earthquakes of both kinds of instrument', async () => {
    const { stations } = await ask(seismicEvents, {});
    expect(new Set(stations.map(({ instrument }) => instrument))).toEqual(
      new Set(['accelerograph', 'seismograph']),
    );
    for (const { instrument, events } of stations)
      for (const event of events) {
        expect(event.pga_gal !== null).toBe(instrument === 'accelerograph');
        expect(event.pgv_cm_s !== null).toBe(instrument === 'seismograph');
      }
    expect(stations.find(({ station_code }) => station_code === '603')?.events).toEqual([]);
  });

  test.each([
    ['earthquakes', seismicEvents],
    ['cameras', cameras],
    ['citizen sensors', citizenSensors],
  ] as const)(
    '%s that the geoportal does not publish are an error, never an empty list',
    async (_what, contract) => {
      const instead = { 'geodata/geodataJson/': { status: 200, body: '[{"equipo":3,"capa":"tempVient"}]' } };
      const asked = askOf({ instead }, contract as typeof cameras, {});
      expect(await failureOf(asked)).toMatchObject({
        ...changed,
        details: { observed: expect.stringContaining('layer not published') },
      });
    },
  );

  test('several layers that could be the sensors are not guessed among', async () => {
    const body = '[{"equipo":1,"capa":"cc_pm25"},{"equipo":1,"capa":"ciudadanos"}]';
    const asked = askOf({ instead: { 'geodata/geodataJson/': { status: 200, body } } }, citizenSensors, {});
    expect(await failureOf(asked)).toMatchObject({
      details: { observed: expect.stringContaining('several layers') },
    });
  });

  test('cameras of one kind, and their pictures', async () => {
    const { cameras: found, total } = await ask(cameras, { type: 'nivel' });
    expect(total).toBe(18);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['nivel']));
    const picture = found.find(({ camera_code: code }) => !code.endsWith('0'))!;
    const snapshot = await fetchSnapshot(client(), snapshotUrl(picture.snapshot_url)!);
    expect(snapshot).toMatchObject({ type: 'image/jpeg', takenAt: expect.any(Number) });
    const mended = found.find(({ camera_code: code }) => code.endsWith('0'))!;
    expect(await failureOf(fetchSnapshot(client(), snapshotUrl(mended.snapshot_url)!))).toMatchObject(
      changed,
    );
  });

  test.each([
    'http://siata.gov.co/a.jpg',
    'https://siata.gov.co.evil.example/a.jpg',
    'https://user@siata.gov.co/a.jpg',
    'https://siata.gov.co/a.svg',
    'https://siata.gov.co:8089/a.jpg',
    'file:///etc/passwd.jpg',
    'a.jpg',
  ])('%s is no picture of the source', (address) => expect(snapshotUrl(address)).toBeNull());
});

describe('the retired operation', () => {
  test('joins weather, rain and the nearest air', async () => {
    const data = await ask(siataStations, { latitude: 6.09, longitude: -75.64, radius_km: 4 });
    expect(data.total).toBeLessThanOrEqual(20);
    expect(data.unavailable_networks).toEqual([]);
    const both = data.stations.find(({ weather: measured, rainfall: rain }) => measured && rain);
    expect(data.stations.some(({ weather: measured }) => measured === null)).toBe(true);
    for (const { air_quality: air } of data.stations) expect(air?.air_station_distance_km).toBeLessThan(12);
    // The file of 209 is not there.
    for (const { station_code: code, rainfall: rain } of data.stations)
      if (rain) expect(rain.last_24h_mm, code).toEqual(code === '209' ? null : expect.any(Number));
    expect(both).toMatchObject({ weather: { temperature_c: expect.any(Number) } });
    expect(siataStations.deprecated).toEqual({
      since: '2026-08-27',
      sunset: '2026-12-01',
      successor: weather.path,
    });
  });

  test('one network that fails is named, all of them are no answer', async () => {
    const rain = { 'geodata/geodataJson/3/pluvios_v2': failed };
    expect(await askOf({ instead: rain }, siataStations, {})).toMatchObject({
      total: 45,
      unavailable_networks: ['rain'],
    });
    const all = {
      ...rain,
      'geodata/geodataJson/3/tempVient': html,
      'geodata/geodataJson/1/pm25_minio': html,
    };
    expect(await failureOf(askOf({ instead: all }, siataStations, {}))).toMatchObject({
      code: 'upstream_error',
    });
  });
});
