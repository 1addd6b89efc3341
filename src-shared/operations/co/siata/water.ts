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

/** Where a level stands among the flood thresholds, in rising order; its place is the alert level, 0 to 3. */
export const riverStatuses = ['seguro', 'precaucion', 'inundacion_menor', 'inundacion_mayor'] as const;
export type RiverStatus = (typeof riverStatuses)[number];

const level = (es: string, en: string) => measure(es, en, 'metros', 'metres');

export const riverStation = z.strictObject({
  ...stationFields,
  river: said(
    z.string().nullable(),
    ['Corriente', 'River'],
    [
      'Río o quebrada, tomado del nombre de la estación; null si el nombre no lo dice',
      'River or stream, taken from the name of the station; null when the name does not say',
    ],
  ),
  level_m: level('Nivel', 'Level'),
  thresholds: said(
    z.strictObject({
      safe_m: level('Nivel seguro', 'Safe level'),
      precaution_m: level('Nivel de precaución', 'Precaution level'),
      minor_flood_m: level('Inundación menor', 'Minor flood'),
      major_flood_m: level('Inundación mayor', 'Major flood'),
    }),
    ['Umbrales', 'Thresholds'],
    [
      'Umbrales de inundación, en metros: límite superior de cada banda',
      'Flood thresholds in metres: upper limit of each band',
    ],
  ),
  status: field(z.enum(riverStatuses).nullable(), {
    label: { es: 'Estado', en: 'Status' },
    help: {
      es: 'Banda en la que está el nivel; null sin dato',
      en: 'Band in which the level lies; null without a reading',
    },
    choices: {
      seguro: { es: 'Seguro', en: 'Safe' },
      precaucion: { es: 'Precaución', en: 'Precaution' },
      inundacion_menor: { es: 'Inundación menor', en: 'Minor flood' },
      inundacion_mayor: { es: 'Inundación mayor', en: 'Major flood' },
    },
  }),
  status_from: said(
    z.enum(['thresholds', 'color']).nullable(),
    ['Origen del estado', 'Status from'],
    [
      'thresholds: de los umbrales; color: del color de la fuente, cuando no da todos los umbrales',
      'thresholds: from the thresholds; color: from the colour of the source, when it does not give all thresholds',
    ],
    {
      thresholds: { es: 'los umbrales', en: 'the thresholds' },
      color: { es: 'el color de la fuente', en: 'the colour of the source' },
    },
  ),
  alert_color: said(
    z.string().nullable(),
    ['Color de alerta', 'Alert colour'],
    [
      'Color que muestra la fuente, #rrggbb; null si no lo da',
      'Colour that the source shows, #rrggbb; null when it gives none',
    ],
  ),
  alert_level: said(
    z.int().min(0).max(3).nullable(),
    ['Nivel de alerta', 'Alert level'],
    [
      'De 0 (seguro) a 3 (inundación mayor); null sin dato',
      '0 (safe) to 3 (major flood); null without a reading',
    ],
  ),
  reporting: said(
    z.boolean(),
    ['Reporta', 'Reporting'],
    [
      'false si no tiene nivel o su dato es de hace más de 60 minutos',
      'false when it has no level or its reading is older than 60 minutes',
    ],
  ),
  max_3h_m: level('Máximo de 3 horas', 'Highest over 3 hours'),
  mean_3h_m: level('Media de 3 horas', 'Mean over 3 hours'),
  trailing_windows: said(
    z
      .array(
        z.strictObject({
          window: said(
            z.string(),
            ['Ventana', 'Window'],
            ['Hasta el último dato', 'Up to the latest reading'],
          ),
          max_m: level('Máximo', 'Highest'),
          mean_m: level('Media', 'Mean'),
        }),
      )
      .nullable(),
    ['Ventanas', 'Trailing windows'],
    [
      'Seis ventanas, de 5 minutos a 3 horas, calculadas de la serie; null sin serie',
      'Six windows, 5 minutes to 3 hours, computed from the series; null without a series',
    ],
  ),
  basin: said(
    z
      .strictObject({
        area_km2: measure('Área', 'Area', 'km²'),
        perimeter_km: measure('Perímetro', 'Perimeter', 'km'),
        basin_length_km: measure('Longitud de la cuenca', 'Basin length', 'km'),
        stream_length_km: measure('Longitud del cauce', 'Stream length', 'km'),
        mean_slope_percent: measure('Pendiente media', 'Mean slope', '%'),
        max_elevation_m: measure('Altura máxima', 'Highest elevation', 'metros', 'metres'),
        min_elevation_m: measure('Altura mínima', 'Lowest elevation', 'metros', 'metres'),
      })
      .nullable(),
    ['Cuenca', 'Basin'],
    [
      'Morfología de la cuenca; null si la fuente no la publica',
      'Morphology of the basin; null when the source does not publish it',
    ],
  ),
  land_cover: said(
    z
      .array(
        z.strictObject({
          class: said(z.string(), ['Cobertura', 'Class'], ['Nombre en la fuente', 'Name at the source']),
          percent: measure('Porcentaje', 'Percent', '%'),
        }),
      )
      .nullable(),
    ['Coberturas', 'Land cover'],
    [
      'Coberturas del suelo de la cuenca; null si la fuente no las publica',
      'Land cover of the basin; null when the source does not publish it',
    ],
  ),
  series_3h: said(
    z
      .array(
        z.strictObject({
          at: said(moment, ['Hora', 'At'], ['Hora de Colombia', 'Colombian time']),
          level_m: level('Nivel', 'Level'),
        }),
      )
      .nullable(),
    ['Serie de 3 horas', 'Series of 3 hours'],
    [
      'Una lectura por minuto, solo con include_series; null si no se pidió o no existe',
      'One reading per minute, only with include_series; null when not asked for or absent',
    ],
  ),
});

export const riverLevels = operation({
  ...common,
  id: 'siata_geoportal_river_levels',
  path: '/co/siata-geoportal/river-levels/v1',
  title: { es: 'Niveles de ríos y quebradas', en: 'River levels' },
  description: {
    es: 'Nivel en metros frente a los umbrales de inundación, con estado, máximos y medias de tres horas y cuenca. El detalle por estación se consulta hasta para 20 estaciones, o para todas si se incluye la serie.',
    en: 'Level in metres against the flood thresholds, with status, highest and mean over three hours, and basin. The detail per station is asked for up to 20 stations, or for all when the series is included.',
  },
  request: paired({
    ...shared,
    include_series: said(
      z.boolean().default(false),
      ['Incluir la serie', 'Include the series'],
      [
        'Agrega series_3h, una lectura por minuto; con muchas estaciones tarda',
        'Adds series_3h, one reading per minute; slow with many stations',
      ],
    ),
  }),
  data: z.strictObject({
    ...listed(riverStation),
    list_unit: said(
      z.enum(['cm', 'm']),
      ['Unidad de la lista', 'Unit of the list'],
      [
        'Unidad en que la fuente lista los niveles; aquí ya están en metros',
        'Unit in which the source lists levels; here they are in metres already',
      ],
    ),
    list_unit_confirmed: said(
      z.boolean(),
      ['Unidad confirmada', 'Unit confirmed'],
      [
        'true si la unidad se comprobó en esta consulta con el detalle de una estación; si no, se supone cm',
        'true when this lookup checked the unit against the detail of a station; otherwise cm is assumed',
      ],
    ),
    unavailable_details: unavailable,
  }),
  example: { ...examplePoint, include_series: true },
  cacheSeconds: 60,
  subject: subjectOf,
  digest: (data) => {
    const alerts = data.stations.filter((station) => (station.alert_level ?? 0) > 0).length;
    const digest = stationsDigest(data);
    return alerts === 0 || digest.note !== null
      ? digest
      : {
          ...digest,
          note: {
            es: `${alerts} por encima del nivel seguro`,
            en: `${alerts} above the safe level`,
          },
        };
  },
  columns: stationColumns,
});

export const rainStation = z.strictObject({
  ...stationFields,
  raining_now: said(
    z.boolean().nullable(),
    ['Llueve ahora', 'Raining now'],
    [
      'Marca de la fuente, o lluvia en la última ventana; null sin dato',
      'Flag of the source, or rain in the latest window; null without a reading',
    ],
  ),
  extreme_rain: said(
    z.boolean().nullable(),
    ['Lluvia extrema', 'Extreme rain'],
    ['Marca de la fuente; null si no la publica', 'Flag of the source; null when it publishes none'],
  ),
  accumulations: said(
    z
      .array(
        z.strictObject({
          window: said(
            z.string(),
            ['Ventana', 'Window'],
            ['Número y unidad: m minutos, h horas, d días', 'Number and unit: m minutes, h hours, d days'],
          ),
          mm: measure('Lluvia', 'Rain', 'mm'),
        }),
      )
      .nullable(),
    ['Acumulados', 'Accumulations'],
    [
      'De la ventana más corta a la más larga (5 minutos a 30 días); null si la fuente no los dio',
      'From the shortest window to the longest (5 minutes to 30 days); null when the source did not give them',
    ],
  ),
  monthly: said(
    z
      .array(
        z.strictObject({
          month: said(z.int().min(1).max(12), ['Mes', 'Month'], ['De 1 a 12', '1 to 12']),
          mm: measure('Lluvia', 'Rain', 'mm'),
          availability_percent: measure('Datos disponibles', 'Availability', '%'),
        }),
      )
      .nullable(),
    ['Meses del año', 'Months of the year'],
    [
      'Totales mensuales del año en curso; null si la fuente no los dio',
      'Monthly totals of the current year; null when the source did not give them',
    ],
  ),
});

export const rainfall = operation({
  ...common,
  id: 'siata_geoportal_rainfall',
  path: '/co/siata-geoportal/rainfall/v1',
  title: { es: 'Lluvia', en: 'Rainfall' },
  description: {
    es: 'Si llueve ahora, lluvia extrema, acumulados de 5 minutos a 30 días y totales mensuales del año.',
    en: 'Whether it rains now, extreme rain, accumulations from 5 minutes to 30 days, and monthly totals of the year.',
  },
  request: paired(shared),
  data: z.strictObject({ ...listed(rainStation), unavailable_layers: unavailable }),
  example: examplePoint,
  cacheSeconds: 120,
  subject: subjectOf,
  digest: stationsDigest,
  columns: stationColumns,
});
