import { z } from 'zod';
import { said } from '../../fields';
import { field, operation } from '../../operation';
import { paired } from '../../place';
import {
  common,
  examplePoint,
  listed,
  measure,
  moment,
  shared,
  stationColumns,
  stationFields,
  stationsDigest,
  subjectOf,
  unavailable,
} from './fields';
import { icaCategories } from './ica';

export const pollutants = ['pm25', 'pm10', 'o3', 'co', 'no2', 'so2'] as const;
export type Pollutant = (typeof pollutants)[number];

/** As chemistry writes them, the same in every language. */
export const pollutantSymbols: Readonly<Record<Pollutant, string>> = {
  pm25: 'PM2.5',
  pm10: 'PM10',
  o3: 'O₃',
  co: 'CO',
  no2: 'NO₂',
  so2: 'SO₂',
};

/** Hours over which each pollutant is averaged for its index. */
export const averagingHours: Readonly<Record<Pollutant, number>> = {
  pm25: 24,
  pm10: 24,
  o3: 8,
  co: 8,
  no2: 1,
  so2: 1,
};

const index = (es: string, en: string) => measure(es, en, 'unidades del índice', 'units of the index');
const category = said(
  z.enum(icaCategories).nullable(),
  ['Categoría', 'Category'],
  [
    'Categoría del ICA, Resolución 2254 de 2017; null sin índice',
    'Category of the ICA, Resolución 2254 de 2017; null without an index',
  ],
);

export const pollutantReading = z.strictObject({
  concentration: measure('Concentración', 'Concentration', 'µg/m³'),
  unit: said(
    z.literal('µg/m3'),
    ['Unidad', 'Unit'],
    ['Unidad de la concentración', 'Unit of the concentration'],
  ),
  averaging_hours: said(
    z.int(),
    ['Horas de promedio', 'Averaging hours'],
    ['Horas sobre las que se promedia', 'Hours over which it is averaged'],
  ),
  ica: index('ICA', 'ICA'),
  category,
  color: said(
    z.string().nullable(),
    ['Color', 'Colour'],
    [
      'Color que muestra la fuente, #rrggbb; null si no lo da',
      'Colour that the source shows, #rrggbb; null when it gives none',
    ],
  ),
  index_source: said(
    z.enum(['source', 'computed']).nullable(),
    ['Origen del índice', 'Index from'],
    [
      'source: publicado por la fuente; computed: calculado aquí de la concentración; null sin índice',
      'source: published by the source; computed: computed here from the concentration; null without an index',
    ],
    {
      source: { es: 'publicado por la fuente', en: 'published by the source' },
      computed: { es: 'calculado aquí', en: 'computed here' },
    },
  ),
  observed_at: said(moment.nullable(), ['Medido', 'Observed at'], ['Hora del dato', 'Time of the reading']),
  stale: said(
    z.boolean().nullable(),
    ['Atrasado', 'Stale'],
    [
      'true si el dato es de hace más de 24 horas; null sin hora',
      'true when the reading is older than 24 hours; null without a time',
    ],
  ),
});

const reading = (es: string, en: string) =>
  said(
    pollutantReading.nullable(),
    [es, en],
    [
      `${es}; null si la estación no lo mide o la fuente no lo dio`,
      `${en}; null when the station does not measure it or the source did not give it`,
    ],
  );

export const airStation = z.strictObject({
  ...stationFields,
  pollutants: said(
    z.strictObject({
      pm25: reading('PM2.5 de 24 horas', 'PM2.5 over 24 hours'),
      pm10: reading('PM10 de 24 horas', 'PM10 over 24 hours'),
      o3: reading('Ozono de 8 horas', 'Ozone over 8 hours'),
      co: reading('Monóxido de carbono de 8 horas', 'Carbon monoxide over 8 hours'),
      no2: reading('Dióxido de nitrógeno de 1 hora', 'Nitrogen dioxide over 1 hour'),
      so2: reading('Dióxido de azufre de 1 hora', 'Sulphur dioxide over 1 hour'),
    }),
    ['Contaminantes', 'Pollutants'],
    ['Lectura de cada contaminante', 'Reading of each pollutant'],
  ),
  driving_pollutant: field(z.enum(pollutants).nullable(), {
    label: { es: 'Contaminante dominante', en: 'Driving pollutant' },
    help: {
      es: 'El del ICA más alto entre los datos de las últimas 24 horas; null sin índice',
      en: 'The one with the highest ICA among the readings of the last 24 hours; null without an index',
    },
    choices: Object.fromEntries(
      Object.entries(pollutantSymbols).map(([pollutant, symbol]) => [pollutant, { es: symbol, en: symbol }]),
    ),
  }),
  ica: index('ICA de la estación', 'ICA of the station'),
  category,
});

export const airQuality = operation({
  ...common,
  id: 'siata_geoportal_air_quality',
  path: '/co/siata-geoportal/air-quality/v1',
  title: { es: 'Calidad del aire', en: 'Air quality' },
  description: {
    es: 'PM2.5 y PM10 de 24 horas, ozono y CO de 8 horas, NO2 y SO2 de 1 hora, cada uno con concentración, ICA y categoría, y el contaminante dominante.',
    en: '24-hour PM2.5 and PM10, 8-hour ozone and CO, 1-hour NO2 and SO2, each with concentration, ICA and category, and the driving pollutant.',
  },
  request: paired(shared),
  data: z.strictObject({ ...listed(airStation), unavailable_layers: unavailable }),
  example: examplePoint,
  cacheSeconds: 180,
  subject: subjectOf,
  digest: stationsDigest,
  columns: stationColumns,
});

export const citizenSensor = z.strictObject({
  ...stationFields,
  pm25_last_hour_ugm3: measure('PM2.5 de la última hora', 'PM2.5 of the last hour', 'µg/m³'),
  ica_daily: index('ICA diario', 'Daily ICA'),
  category,
  reporting: said(
    z.boolean(),
    ['Reporta', 'Reporting'],
    [
      'false si no tiene valor o su dato es de hace más de 3 horas',
      'false when it has no value or its reading is older than 3 hours',
    ],
  ),
  data_recovery_24h_percent: measure('Datos recuperados en 24 horas', 'Data recovery over 24 hours', '%'),
  data_recovery_15d_percent: measure('Datos recuperados en 15 días', 'Data recovery over 15 days', '%'),
  indicative: said(
    z.literal(true),
    ['Indicativo', 'Indicative'],
    ['Sensores de bajo costo: sus datos son indicativos', 'Low-cost sensors: their data are indicative'],
  ),
});

export const citizenSensors = operation({
  ...common,
  id: 'siata_geoportal_citizen_sensors',
  path: '/co/siata-geoportal/citizen-sensors/v1',
  title: { es: 'Sensores ciudadanos', en: 'Citizen sensors' },
  description: {
    es: 'Sensores de PM2.5 de Ciudadanos Científicos: última hora, ICA diario y recuperación de datos. Datos indicativos.',
    en: 'PM2.5 sensors of Ciudadanos Científicos: last hour, daily ICA and data recovery. Indicative data.',
  },
  request: paired(shared),
  data: z.strictObject(listed(citizenSensor)),
  example: examplePoint,
  cacheSeconds: 180,
  subject: subjectOf,
  digest: stationsDigest,
  columns: stationColumns,
});
