import { describe, expect, test } from 'vitest';
import { icaCategories, icaCategory } from '@shared/operations/co/siata/ica';
import { bytes } from '../../testing/ask';
import { observedIn } from '../../testing/damage';
import { icaOf } from './ica';
import { joined, parsePm25, parsePollutant } from './operations/air-quality';
import { parseNotices } from './operations/alerts';
import { parseCameras } from './operations/cameras';
import { parseSensors } from './operations/citizen-sensors';
import { parseZone } from './operations/forecast';
import { parseGauges, parseMonths, parseWindows, rainRows } from './operations/rainfall';
import { parseLevelDetail, parseLevels, statusOf, unitOf } from './operations/river-levels';
import { parseSeismic } from './operations/seismic-events';
import { parseStationFile } from './operations/stations';
import { parseUv, parseWeather, weatherRows } from './operations/weather';
import { percentile } from './operations/weather-series';
import { parseCatalogue } from './parse/catalogue';
import { plainText } from './parse/plain-text';
import { parseGraph, seriesOf } from './parse/series';
import { select } from './select';
import { fixture, fixtureBytes, received } from './testing';

const changedIn = (work: () => unknown) => observedIn('siata', work);

/** A fixture with a part of its text replaced. */
const edited = (name: string, from: string | RegExp, to: string) => {
  const before = JSON.stringify(JSON.parse(fixture(name)));
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return bytes(after);
};

describe('stations', () => {
  test('weather: sentinels and absent readings are null, numbers may be text, names have one spelling', () => {
    expect(parseWeather(fixtureBytes('weather'))).toEqual([
      {
        station_code: '901',
        name: 'Ficticia',
        municipality: 'Medellín',
        commune: null,
        neighborhood: null,
        basin_name: null,
        latitude: 6.2,
        longitude: -75.6,
        distance_km: null,
        observed_at: '2099-09-30T00:58:02-05:00',
        temperature_c: 21.4,
        humidity_percent: 70,
        wind_speed_ms: 1.2,
        wind_direction_deg: 180,
        pressure_hpa: 850.1,
      },
      expect.objectContaining({
        station_code: '902',
        name: 'Modelo',
        municipality: 'Bello',
        observed_at: null,
        temperature_c: null,
        humidity_percent: 66,
        wind_speed_ms: null,
      }),
    ]);
  });

  test('the bare word NaN is no reading, and stays what it is within a text', () => {
    const body = edited('weather', '21.4', 'NaN');
    expect(parseWeather(body)[0]?.temperature_c).toBeNull();
    const named = edited('weather', '"Ficticia"', '"La \\"NaN\\" Ficticia"');
    expect(parseWeather(named)[0]?.name).toBe('La "NaN" Ficticia');
  });

  test('words where a number belongs are no reading only when they say so', () => {
    const said = edited('weather', '21.4', '"No hay datos en el tiempo consultado"');
    expect(parseWeather(said)[0]?.temperature_c).toBeNull();
    expect(changedIn(() => parseWeather(edited('weather', '21.4', '"tibio"')))).toContain('tibio');
  });

  test.each([
    ['swapped coordinates', '[-75.6,6.2]', '[6.2,-75.6]'],
    ['a member with another name', '"Temperatura"', '"Temp"'],
    ['no code', '"Codigo":"901"', '"Codigo":null'],
    ['no name', '"NombreEstacion":"Ficticia",', ''],
    ['a time that is none', '2099-09-30 00:58:02', '2099-02-30 00:58:02'],
    ['another document', '"FeatureCollection"', '"Topology"'],
  ])('%s is a change of the source', (_what, from, to) => {
    expect(changedIn(() => parseWeather(edited('weather', from, to)))).toEqual(expect.any(String));
  });

  test('a layer without stations is none', () => {
    expect(changedIn(() => parseWeather(bytes('{"type":"FeatureCollection","features":[]}')))).toContain(
      'without stations',
    );
  });

  test('a code that comes again is left out, a point that is a sentinel is none', () => {
    const twice = edited('weather', '"Codigo":902', '"Codigo":"901"');
    expect(parseWeather(twice)).toHaveLength(1);
    const nowhere = edited('weather', '[-75.6,6.2]', '[-999,-999]');
    expect(parseWeather(nowhere)[0]).toMatchObject({ latitude: null, longitude: null });
  });

  const at = (code: string, municipality: string | null, latitude: number, name = code) => ({
    station_code: code,
    name,
    municipality,
    commune: null,
    neighborhood: null,
    basin_name: null,
    latitude,
    longitude: -75.57,
    distance_km: null,
    observed_at: null,
  });
  const stations = [
    at('1', 'Itagüí', 6.4, 'Zona'),
    at('2', 'Medellín', 6.26, 'Ñame'),
    at('3', null, 6.25, 'Álamo'),
  ];

  test('are chosen by code, municipality and distance, nearest first, else by name', () => {
    const all = select(stations, { radius_km: 10 });
    expect(all.stations.map(({ name, distance_km }) => [name, distance_km])).toEqual([
      ['Álamo', null],
      ['Ñame', null],
      ['Zona', null],
    ]);
    const near = select(stations, { latitude: 6.262, longitude: -75.57, radius_km: 10 });
    expect(near.stations.map(({ station_code, distance_km }) => [station_code, distance_km])).toEqual([
      ['2', 0.22],
      ['3', 1.33],
    ]);
    expect(select(stations, { municipality: ' ITAGUI', radius_km: 10 })).toMatchObject({
      stations: [{ station_code: '1' }],
      without_municipality: 1,
    });
    expect(select(stations, { station_code: '3', radius_km: 10 }).total).toBe(1);
    expect(select(stations, { station_code: '9', radius_km: 10 })).toMatchObject({ stations: [], total: 0 });
  });
});

describe('rain', () => {
  test('gauges: the flags of the source, extreme rain where it is published', () => {
    expect(parseGauges(fixtureBytes('gauges'))).toMatchObject([
      { station_code: '903', last_15min_mm: 0.4, flagged: true, extreme: null },
      { station_code: '641', municipality: 'Urrao', last_15min_mm: 0, flagged: false, extreme: false },
    ]);
    expect(changedIn(() => parseGauges(edited('gauges', '"si"', '"quizás"')))).toContain('quizás');
  });

  test('windows are read by their names, shortest first, their sentinels null', () => {
    expect(parseWindows(fixtureBytes('service-windows'))[0]).toMatchObject({
      station_code: '903',
      name: 'Ficticia',
      accumulations: [
        { window: '5m', mm: 0.2 },
        { window: '1h', mm: 1.4 },
        { window: '24h', mm: 8 },
        { window: '30d', mm: null },
      ],
    });
  });

  test('a month that has not begun is not of this year', () => {
    const january = Date.parse('2099-01-31T23:59:00-05:00');
    const monthly = parseMonths(fixtureBytes('service-months'), january)[0]?.monthly;
    expect(monthly?.map(({ month }) => month)).toEqual([1]);
  });

  test('months carry their unit and their availability', () => {
    expect(parseMonths(fixtureBytes('service-months'), received)[0]?.monthly).toEqual([
      { month: 1, mm: 10.5, availability_percent: 98 },
      { month: 2, mm: null, availability_percent: null },
    ]);
  });

  test.each([
    ['success without features, as a body of JSON is answered', '{"id_capa":"C_1","status":"ok"}'],
    ['an error of the service', '{"status":"error","message":"La capa no existe"}'],
    ['no features', '{"status":"ok","feature_vector":[]}'],
    ['an empty body', ''],
    ['a page', '<!DOCTYPE html><h1>502 Bad Gateway</h1>'],
  ])('the layer service: %s is no answer', (_what, body) => {
    expect(changedIn(() => parseWindows(bytes(body)))).toEqual(expect.any(String));
  });

  test('graphs: the second gauge stands in for the first, the bucket of tomorrow is left out', () => {
    expect(rainRows(parseGraph(fixtureBytes('rain-graph')), received)).toEqual([
      { at: '2099-11-19T00:00:00-05:00', mm: 3.2 },
      { at: '2099-11-20T00:00:00-05:00', mm: 2.5 },
    ]);
  });
});

describe('levels', () => {
  test('list and detail', () => {
    expect(parseLevels(fixtureBytes('levels'))).toMatchObject([
      {
        station_code: '904',
        municipality: 'Medellín',
        level: 31.2,
        limits: { precaution_m: 120 },
        color: '#79C454',
      },
      { station_code: '905', level: null },
    ]);
    expect(parseLevelDetail(fixtureBytes('level-detail'), received)).toEqual({
      level: 0.31,
      limits: { safe_m: 0.8, precaution_m: 1.2, minor_flood_m: 1.6, major_flood_m: 2.1 },
      observedAt: '2099-11-20T10:00:00-05:00',
      rows: [
        { at: '2099-11-20T09:58:00-05:00', level_m: 0.3 },
        { at: '2099-11-20T09:59:00-05:00', level_m: null },
        { at: '2099-11-20T10:00:00-05:00', level_m: 0.34 },
      ],
      basin: expect.objectContaining({ area_km2: 12.5, perimeter_km: null }),
      landCover: [
        { class: 'Bosque', percent: 40 },
        { class: 'Pastos', percent: 60 },
      ],
    });
  });

  test('the major flood is read in both spellings', () => {
    const plain = parseLevelDetail(edited('level-detail', 'inundaciónMayor', 'inundacionMayor'), received);
    expect(plain.limits.major_flood_m).toBe(2.1);
  });

  test('a series whose lists differ in length is a change', () => {
    const body = edited('level-detail', '[0.3,null,0.34]', '[0.3,0.34]');
    expect(changedIn(() => parseLevelDetail(body, received))).toContain('2 readings for 3 times');
  });

  test.each([
    [0.8, 'seguro'],
    [0.81, 'precaucion'],
    [1.2, 'precaucion'],
    [1.6, 'inundacion_menor'],
    [1.61, 'inundacion_mayor'],
    [9, 'inundacion_mayor'],
    [null, null],
  ])('a level of %s m is %s', (level, status) => {
    const limits = { safe_m: 0.8, precaution_m: 1.2, minor_flood_m: 1.6, major_flood_m: 2.1 };
    expect(statusOf(level, limits)).toBe(status);
    expect(statusOf(level, { ...limits, safe_m: null })).toBeNull();
  });

  test('the unit of the list is told by the thresholds that stand in list and detail', () => {
    const list = parseLevels(fixtureBytes('levels'));
    const detail = parseLevelDetail(fixtureBytes('level-detail'), received);
    const withPrecaution = (precaution_m: number) => ({
      ...detail,
      limits: { ...detail.limits, precaution_m },
    });
    expect(unitOf(list, new Map([['904', withPrecaution(1.2)]]))).toBe('cm');
    expect(unitOf(list, new Map([['904', withPrecaution(120)]]))).toBe('m');
    expect(unitOf(list, new Map([['904', null]]))).toBeNull();
    expect(changedIn(() => unitOf(list, new Map([['904', withPrecaution(12)]])))).toContain('904');
    const mixed = new Map([
      ['904', withPrecaution(1.2)],
      ['905', withPrecaution(90)],
    ]);
    expect(changedIn(() => unitOf(list, mixed))).toContain('others in m');
  });
});

describe('air', () => {
  test('PM2.5: what the source uses for «no reading» is null', () => {
    expect(parsePm25(fixtureBytes('pm25'))).toMatchObject([
      {
        station_code: '906',
        concentration: 14.2,
        ica: 54,
        color: '#FCE65E',
        observed_at: '2099-11-20T10:00:00-05:00',
      },
      { station_code: '907', municipality: 'Itagüí', concentration: null, ica: null, observed_at: null },
    ]);
  });

  test('a layer of another pollutant is not taken', () => {
    expect(parsePollutant(fixtureBytes('service-o3'), 'o3')[0]).toMatchObject({
      ica: 18,
      concentration: null,
    });
    expect(changedIn(() => parsePollutant(fixtureBytes('service-o3'), 'so2'))).toContain('so2');
  });

  test('pollutants are joined by station; the index is the source’s, and computed only where it is absent', () => {
    const [pm25, o3] = [parsePm25(fixtureBytes('pm25')), parsePollutant(fixtureBytes('service-o3'), 'o3')];
    const stations = joined(
      [
        { pollutant: 'pm25', measured: pm25.map((one) => ({ ...one, ica: null })) },
        { pollutant: 'o3', measured: o3 },
        { pollutant: 'so2', measured: null },
      ],
      received,
    );
    expect(stations[0]).toMatchObject({
      station_code: '906',
      pollutants: {
        pm25: { concentration: 14.2, ica: 53, index_source: 'computed', category: 'Aceptable', stale: false },
        o3: { concentration: null, ica: 18, index_source: 'source', averaging_hours: 8 },
        so2: null,
      },
      driving_pollutant: 'pm25',
      ica: 53,
      category: 'Aceptable',
    });
    expect(stations[1]).toMatchObject({ station_code: '907', driving_pollutant: null, ica: null });
  });

  test('a reading of two days ago is kept, marked, and drives nothing', () => {
    const [station] = joined(
      [{ pollutant: 'pm25', measured: parsePm25(fixtureBytes('pm25')) }],
      received + 2 * 86_400_000,
    );
    expect(station).toMatchObject({
      pollutants: { pm25: { ica: 54, stale: true } },
      driving_pollutant: null,
    });
  });

  test.each([
    ['pm25', 0, 0],
    ['pm25', 12, 50],
    ['pm25', 12.4, 50],
    ['pm25', 13, 51],
    ['pm25', 37, 100],
    ['pm25', 38, 101],
    ['pm25', 150, 200],
    ['pm25', 500, 500],
    ['pm25', 501, null],
    ['pm10', 54, 50],
    ['pm10', 155, 101],
    ['co', 17_688, 200],
    ['no2', 678, 151],
    ['o3', 394, null],
  ] as const)('the index of %s at %d µg/m³ is %s', (pollutant, concentration, index) => {
    expect(icaOf(pollutant, concentration)).toBe(index);
  });

  test('the six categories', () => {
    const indices = [0, 50, 50.4, 51, 100, 101, 150, 151, 200, 201, 300, 301, 900];
    expect(indices.map((index) => icaCategories.indexOf(icaCategory(index)))).toEqual([
      0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });

  test('citizen sensors have no name, and no municipality is made up for them', () => {
    expect(parseSensors(fixtureBytes('sensors'), received)).toMatchObject([
      {
        name: 'Sensor ciudadano 908',
        municipality: null,
        pm25_last_hour_ugm3: 12.1,
        ica_daily: 49,
        category: 'Buena',
        reporting: true,
        data_recovery_24h_percent: 96.5,
        data_recovery_15d_percent: 80,
      },
    ]);
    expect(parseSensors(fixtureBytes('sensors'), received + 4 * 3_600_000)[0]?.reporting).toBe(false);
    const silent = edited('sensors', '12.1', '-999.0');
    expect(parseSensors(silent, received)[0]).toMatchObject({ pm25_last_hour_ugm3: null, reporting: false });
    // The noise layer of the same network is not taken for it.
    const noise = edited('sensors', 'PM25_ultima_hora', 'Datos_Ruido_Ciudadanos_D');
    expect(changedIn(() => parseSensors(noise, received))).toContain('no PM2.5');
  });
});

describe('weather over time', () => {
  test('a series pairs every list with its times', () => {
    const series = seriesOf(parseGraph(fixtureBytes('graph')), received);
    expect(series && weatherRows(series)).toEqual([
      {
        at: '2099-11-20T10:00:00-05:00',
        temperature_c: 21.4,
        humidity_percent: 70,
        wind_speed_ms: null,
        pressure_hpa: null,
      },
      expect.objectContaining({ temperature_c: null, humidity_percent: 71 }),
    ]);
  });

  test('percentiles are interpolated', () => {
    expect(percentile([10, 20, 30, 40], 0.25)).toBe(17.5);
    expect(percentile([10], 0.9)).toBe(10);
  });

  test('the UV index has the bands of the WHO', () => {
    expect(parseUv(fixtureBytes('uv'), received)).toMatchObject({
      value: 7.4,
      category: 'alto',
      hourly_today: [{ value: 5.2 }, { value: 7.4 }],
    });
  });

  test('the file of a station: its time is Colombian time read as UTC, unless that lies ahead', () => {
    const body = fixtureBytes('file');
    expect(parseStationFile(body, received)).toMatchObject({
      observedAt: '2099-11-20T10:00:00-05:00',
      weather: { temperature_c: 21.4, wind_speed_ms: null },
      rain: { last10min: 0, last1h: 0.2, last24h: 3.1 },
    });
    const early = received - 3 * 3_600_000;
    expect(parseStationFile(body, early).observedAt).toBe('2099-11-20T05:00:00-05:00');
    expect(changedIn(() => parseStationFile(body, early - 6 * 3_600_000))).toContain('no time');
    // Before the epoch no clock of a station ever stood.
    const before = edited('file', /"date": ?"[^"]*"/, '"date": -1');
    expect(changedIn(() => parseStationFile(before, received))).toContain('no time');
  });
});

describe('forecast and notices', () => {
  test('a zone comes as a feature or bare, with either way to write a date', () => {
    const place = { municipality: 'Bello', zone: null };
    const forecast = {
      ...place,
      issued_on: '2099-11-20',
      days: [
        {
          date: '2099-11-20',
          temperature_max_c: 27,
          temperature_min_c: 17,
          rain: { early_morning: 'BAJA', morning: 'MEDIA', afternoon: 'ALTA', night: 'MUY BAJA' },
        },
      ],
    };
    expect(parseZone(fixtureBytes('zone'), place)).toEqual(forecast);
    const whole = JSON.parse(fixture('zone')) as { features: [{ properties: object }] };
    const bare = { ...whole.features[0].properties, date: '20/11/2099' };
    expect(parseZone(bytes(JSON.stringify(bare)), place)).toEqual(forecast);
    expect(
      changedIn(() => parseZone(edited('zone', 'lluvia_mannana', 'lluvia_manana'), place)),
    ).toBeDefined();
  });

  test('notices are plain text, newest first; tests of the source are left out', () => {
    expect(parseNotices(fixtureBytes('notices'), 'active', received)).toEqual([
      {
        notice_id: '1',
        title: 'Aviso de prueba',
        description: 'Texto & más',
        valid_from: '2099-11-20',
        valid_to: null,
        audience: 'citizen',
        active: true,
      },
      expect.objectContaining({ notice_id: '2', valid_from: '2099-11-19T08:00:00-05:00' }),
    ]);
    const lorem = edited('notices', 'Llano', 'Lorem ipsum dolor');
    expect(parseNotices(lorem, 'all', received).map(({ notice_id }) => notice_id)).toEqual(['1']);
    const reversed = edited('notices', '2099-11-21 08:00:00', '2099-11-01 08:00:00');
    expect(parseNotices(reversed, 'all', received)).toHaveLength(1);
    expect(parseNotices(bytes('[]'), 'active', received)).toEqual([]);
    expect(changedIn(() => parseNotices(bytes('{"detail":"Not Found"}'), 'active', received))).toBeDefined();
  });

  test('a notice holds from the first to the last moment of its days', () => {
    const at = (time: string) =>
      parseNotices(fixtureBytes('notices'), 'all', Date.parse(time)).map(({ active }) => active);
    expect(at('2099-11-19T23:59:59-05:00')).toEqual([false, true]);
    expect(at('2099-11-20T00:00:00-05:00')).toEqual([true, true]);
    expect(at('2099-11-21T08:00:01-05:00')).toEqual([true, false]);
  });

  test('scripts and entities of a description', () => {
    expect(plainText('<p>Uno&nbsp;y dos</p><script>alert(1)</script><ul><li>Tres</li></ul>')).toBe(
      'Uno y dos\nTres',
    );
  });
});

describe('layers that were not seen', () => {
  test('earthquakes, in a list or one among the properties', () => {
    const event = {
      at: '2099-11-20T10:00:00-05:00',
      magnitude: 4.1,
      epicenter: 'Lugar Ficticio',
      epicenter_latitude: 6.8,
      epicenter_longitude: -73.1,
      depth_km: 120,
      pga_gal: 1.7,
      mercalli_intensity: 'III',
      pgv_cm_s: null,
    };
    expect(parseSeismic(fixtureBytes('seismic'), 'accelerograph')[0]).toMatchObject({ events: [event] });
    const properties = { codigo: 1, nombre: 'Modelo', Magnitud: 4.1, fecha: '2099-11-20 10:00:00' };
    const flat = (over: object) =>
      bytes(
        JSON.stringify({
          type: 'FeatureCollection',
          features: [{ geometry: null, properties: { ...properties, ...over } }],
        }),
      );
    expect(parseSeismic(flat({}), 'seismograph')[0]?.events).toMatchObject([
      { magnitude: 4.1, at: event.at },
    ]);
    expect(parseSeismic(flat({ Magnitud: null }), 'seismograph')[0]?.events).toEqual([]);
    expect(
      changedIn(() => parseSeismic(edited('seismic', '"eventos"', '"otros"'), 'accelerograph')),
    ).toBeDefined();
  });

  test.each(['http://[', '%E0%A4%A.jpg', '//other.example/a.jpg'])(
    'a picture at %s is not one of the source',
    (file) => {
      expect(observedIn('siata', () => parseCameras(edited('cameras', /ultimacam_[^"]*/, file)))).toContain(
        'lies outside the source',
      );
    },
  );

  test('cameras: their kind is told by the name of the file, their picture lies at the source', () => {
    expect(parseCameras(fixtureBytes('cameras'))).toEqual([
      {
        camera_code: '910',
        name: 'Ficticia',
        type: 'nivel',
        latitude: 6.2,
        longitude: -75.6,
        snapshot_url: 'https://siata.gov.co/ultimasFotosCamaras/ultimacam_quebrada_nivel_ficticia.jpg',
        snapshot_at: null,
      },
    ]);
    const kind = (file: string) => parseCameras(edited('cameras', /ultimacam_[^"]*/, file))[0]?.type;
    expect(kind('ultimacam_capa_limite_norte.jpg')).toBe('capa_limite');
    expect(kind('ultimacam_FishEye.jpg')).toBe('cielo');
    expect(kind('ultimacam_dep_centro.jpg')).toBe('deprimido');
    expect(kind('ultimacam_incendio_1.jpg')).toBe('incendio');
    expect(kind('ultimacam_plaza.jpg')).toBeNull();
    for (const address of [
      'https://evil.example/a.jpg',
      '//evil.example/a.jpg',
      'javascript:alert(1)',
      '../datos.json',
    ])
      expect(
        changedIn(() => kind(address)),
        address,
      ).toContain('outside');
  });

  test('a catalogue is read in any way that names team and layer, or not at all', () => {
    expect(
      parseCatalogue(fixtureBytes('catalogue'))
        .map(({ kind, path }) => [kind, path])
        .toSorted(),
    ).toEqual([
      ['graph', '3/meteo_1h'],
      ['layer', '1/pm25_minio'],
      ['layer', '3/tempVient'],
    ]);
    expect(changedIn(() => parseCatalogue(bytes('[{"capa":"tempVient"}]')))).toContain('names no layer');
    expect(changedIn(() => parseCatalogue(bytes('"geodataJson/1/x"')))).toBeDefined();
  });
});
