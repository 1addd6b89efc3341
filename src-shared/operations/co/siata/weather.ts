import { z } from 'zod';
import { said } from '../../fields';
import { field, operation, text } from '../../operation';
import { around, paired } from '../../place';
import {
  common,
  examplePoint,
  listed,
  measure,
  moment,
  retrievedAt,
  shared,
  stationColumns,
  stationFields,
  stationsDigest,
  subjectOf,
  unavailable,
} from './fields';
import { icaCategories } from './ica';

const readings = {
  temperature_c: measure('Temperatura', 'Temperature', '°C'),
  humidity_percent: measure('Humedad relativa', 'Relative humidity', '%'),
  wind_speed_ms: measure('Velocidad del viento', 'Wind speed', 'm/s'),
  pressure_hpa: measure('Presión', 'Pressure', 'hPa'),
};
const windDirection = measure('Dirección del viento', 'Wind direction', 'grados', 'degrees');

const at = said(moment, ['Hora', 'At'], ['Hora de Colombia', 'Colombian time']);

const nearestAir = z.strictObject({
  pm25_24h_ugm3: measure('PM2.5 de 24 horas', 'PM2.5 over 24 hours', 'µg/m³'),
  ica: measure('ICA', 'ICA', 'unidades del índice', 'units of the index'),
  ica_category: said(
    z.enum(icaCategories).nullable(),
    ['Categoría', 'Category'],
    [
      'Categoría del ICA, Resolución 2254 de 2017; null sin índice',
      'Category of the ICA, Resolución 2254 de 2017; null without an index',
    ],
  ),
  air_station_code: said(
    z.string(),
    ['Estación de aire', 'Air station'],
    ['Código de la estación de aire más cercana', 'Code of the nearest air station'],
  ),
  air_station_distance_km: said(
    z.number(),
    ['Distancia a la estación de aire', 'Distance to the air station'],
    ['En km desde esta estación', 'In km from this station'],
  ),
});

export const siataStation = z.strictObject({
  ...stationFields,
  weather: said(
    z.strictObject({ ...readings, wind_direction_deg: windDirection }).nullable(),
    ['Meteorología', 'Weather'],
    [
      'Lectura actual; null si la estación no la mide',
      'Current reading; null when the station does not measure it',
    ],
  ),
  rainfall: said(
    z
      .strictObject({
        last_10min_mm: measure('Lluvia de 10 minutos', 'Rain in 10 minutes', 'mm'),
        last_15min_mm: measure('Lluvia de 15 minutos', 'Rain in 15 minutes', 'mm'),
        last_1h_mm: measure('Lluvia de 1 hora', 'Rain in 1 hour', 'mm'),
        last_24h_mm: measure('Lluvia de 24 horas', 'Rain in 24 hours', 'mm'),
      })
      .nullable(),
    ['Lluvia', 'Rainfall'],
    [
      'Acumulados; null si la estación no la mide. Los de 10 minutos, 1 y 24 horas se consultan hasta para 20 estaciones',
      'Accumulations; null when the station does not measure it. Those of 10 minutes, 1 and 24 hours are asked for up to 20 stations',
    ],
  ),
  air_quality: said(
    nearestAir.nullable(),
    ['Aire más cercano', 'Nearest air'],
    [
      'La estación de calidad del aire más cercana; null si no hay',
      'The nearest air quality station; null when there is none',
    ],
  ),
});

/** The retired operation over all networks. */
export const siataStations = operation({
  ...common,
  id: 'siata',
  path: '/co/siata/v1',
  title: { es: 'Estaciones del valle (ruta anterior)', en: 'Stations of the valley (older path)' },
  description: {
    es: 'Meteorología, lluvia y calidad del aire por estación. Deja de responder el 1 de diciembre de 2026; la sigue «Meteorología».',
    en: 'Weather, rainfall and air quality per station. Stops answering on 1 December 2026; “Weather” follows it.',
  },
  deprecated: {
    since: '2026-08-27',
    sunset: '2026-12-01',
    successor: '/co/siata-geoportal/weather/v1',
  },
  request: paired(around),
  data: z.strictObject({ ...listed(siataStation), unavailable_networks: unavailable }),
  example: examplePoint,
  cacheSeconds: 120,
  subject: subjectOf,
  digest: stationsDigest,
  columns: stationColumns,
});

export const weatherStation = z.strictObject({
  ...stationFields,
  ...readings,
  wind_direction_deg: windDirection,
  hourly_12h: said(
    z.array(z.strictObject({ at, ...readings })).nullable(),
    ['Últimas 12 horas', 'Last 12 hours'],
    [
      'Serie horaria; null si la fuente no publica la serie de la estación',
      'Hourly series; null when the source publishes no series of the station',
    ],
  ),
});

/** The bands of the World Health Organization, in rising order. */
export const uvCategories = ['bajo', 'moderado', 'alto', 'muy alto', 'extremo'] as const;

export const weather = operation({
  ...common,
  id: 'siata_geoportal_weather',
  path: '/co/siata-geoportal/weather/v1',
  title: { es: 'Meteorología', en: 'Weather' },
  description: {
    es: 'Temperatura, humedad, viento y presión por estación, su serie de 12 horas y el índice UV del valle.',
    en: 'Temperature, humidity, wind and pressure per station, its 12-hour series, and the UV index of the valley.',
  },
  request: paired(shared),
  data: z.strictObject({
    ...listed(weatherStation),
    unavailable_parts: unavailable,
    uv_index: said(
      z
        .strictObject({
          value: measure('Índice UV', 'UV index', 'unidades del índice', 'units of the index'),
          category: said(
            z.enum(uvCategories).nullable(),
            ['Categoría UV', 'UV category'],
            [
              'Banda de la Organización Mundial de la Salud; null sin índice',
              'Band of the World Health Organization; null without an index',
            ],
          ),
          observed_at: said(
            moment.nullable(),
            ['Medido', 'Observed at'],
            ['Hora del índice', 'Time of the index'],
          ),
          hourly_today: said(
            z
              .array(
                z.strictObject({
                  at,
                  value: measure('Índice UV', 'UV index', 'unidades del índice', 'units of the index'),
                }),
              )
              .nullable(),
            ['Hoy por horas', 'Today by hour'],
            [
              'Serie de hoy; null si la fuente no la publica',
              'Series of today; null when the source does not publish it',
            ],
          ),
        })
        .nullable(),
      ['Índice UV del valle', 'UV index of the valley'],
      ['null si la fuente no publica el índice', 'null when the source does not publish the index'],
    ),
  }),
  example: examplePoint,
  cacheSeconds: 120,
  subject: subjectOf,
  digest: stationsDigest,
  columns: stationColumns,
});

const means = z.strictObject(readings);

export const weatherSeries = operation({
  ...common,
  id: 'siata_geoportal_weather_series',
  path: '/co/siata-geoportal/weather-series/v1',
  title: { es: 'Serie meteorológica de una estación', en: 'Weather series of a station' },
  description: {
    es: 'La última hora minuto a minuto, o las últimas seis horas cada cinco minutos, con medias y percentiles.',
    en: 'The last hour at one-minute resolution, or the last six hours at five-minute resolution, with means and percentiles.',
  },
  request: z.strictObject({
    station_code: said(
      text({ max: 6, pattern: /^[0-9]{1,6}$/ }),
      ['Código de estación', 'Station code'],
      [
        'De 1 a 6 dígitos; es el código que da «Meteorología»',
        '1 to 6 digits; the code that «Weather» gives',
      ],
    ),
    window: field(z.enum(['1h', '6h']).default('1h'), {
      label: { es: 'Ventana', en: 'Window' },
      help: {
        es: '1h: la última hora, cada minuto; 6h: las últimas seis, cada cinco minutos',
        en: '1h: the last hour, every minute; 6h: the last six, every five minutes',
      },
      choices: { '1h': { es: 'Última hora', en: 'Last hour' }, '6h': { es: 'Seis horas', en: 'Six hours' } },
    }),
  }),
  data: z.strictObject({
    found: said(
      z.boolean(),
      ['Encontrada', 'Found'],
      ['false si la fuente no conoce la estación', 'false when the source does not know the station'],
    ),
    station: said(
      z.strictObject(stationFields).nullable(),
      ['Estación', 'Station'],
      ['La estación; null si no existe', 'The station; null when there is none'],
    ),
    window: said(z.enum(['1h', '6h']), ['Ventana', 'Window'], ['Ventana pedida', 'Window asked for']),
    resolution_minutes: said(
      z.int(),
      ['Resolución en minutos', 'Resolution in minutes'],
      ['Minutos entre dos lecturas', 'Minutes between two readings'],
    ),
    series: said(
      z.array(z.strictObject({ at, ...readings })).nullable(),
      ['Serie', 'Series'],
      [
        'Lecturas, de la más antigua a la más reciente; null si la estación existe y no tiene serie',
        'Readings, oldest first; null when the station exists and has no series',
      ],
    ),
    means: said(
      means.nullable(),
      ['Medias', 'Means'],
      [
        'De las lecturas de la ventana; null sin serie',
        'Of the readings of the window; null without a series',
      ],
    ),
    temperature_percentiles: said(
      z
        .strictObject({
          p10: measure('Percentil 10', '10th percentile', '°C'),
          p25: measure('Percentil 25', '25th percentile', '°C'),
          p50: measure('Percentil 50', '50th percentile', '°C'),
          p75: measure('Percentil 75', '75th percentile', '°C'),
          p90: measure('Percentil 90', '90th percentile', '°C'),
        })
        .nullable(),
      ['Percentiles de temperatura', 'Temperature percentiles'],
      [
        'Por interpolación lineal entre lecturas; null sin temperaturas',
        'By linear interpolation between readings; null without temperatures',
      ],
    ),
    retrieved_at: retrievedAt,
  }),
  example: { station_code: '201' },
  cacheSeconds: 60,
  subject: ({ station_code, window }) => `${station_code} · ${window}`,
  digest: (data) => ({
    found: data.found,
    title: data.station?.name ?? null,
    place: data.station?.municipality ?? null,
    date: data.series?.at(-1)?.at.slice(0, 10) ?? null,
    count: data.series?.length ?? null,
    note: null,
    flags: [],
  }),
  columns: { ...stationColumns, count: { es: 'Lecturas', en: 'Readings' } },
});
