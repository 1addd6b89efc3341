import type { Content } from 'pdfmake/interfaces';
import { airQuality, citizenSensors } from '@shared/operations/co/siata/air';
import { cameras, forecast, forecastZone } from '@shared/operations/co/siata/notices';
import { rainfall, riverLevels } from '@shared/operations/co/siata/water';
import { siataStations, weather } from '@shared/operations/co/siata/weather';
import type { z } from 'zod';
import { shortDate } from '@shared/vocabulary/moment';
import { gutter, measure, table } from '../style';
import type { Typesetter } from '../typesetter';
import { caption } from './definitions';
import { generic, genericBody, withColumns } from './generic';
import type { Section } from './section';
import { cells, head, label } from './tables';

/*
 * The Aburrá Valley: what was measured at each station, and when; where it lies is in the JSON.
 */

const station = ['name', 'municipality', 'distance_km', 'observed_at'];

/** The forecast: a row for each zone and day. */
const forecastSection: Section = {
  ...generic,
  body: (lookup, type) => {
    const read = forecast.data.safeParse(lookup.data);
    return read.success ? [days(type, read.data)] : genericBody(lookup, type);
  },
};

const narrow = 58;
const wide = Math.floor(measure - 6 * (narrow + gutter));

function days(type: Typesetter, { zones }: z.output<typeof forecast.data>): Content {
  const { shape } = forecastZone;
  const { shape: day } = shape.days.element;
  return table({
    title: caption(type, `${label(type, forecast.data.shape.zones)} (${zones.length})`),
    columns: [wide, narrow, narrow, narrow, narrow, narrow, '*'],
    head: head(type, [
      shape.zone,
      day.date,
      '°C',
      day.rain.shape.early_morning,
      day.rain.shape.morning,
      day.rain.shape.afternoon,
      day.rain.shape.night,
    ]),
    rows: zones.flatMap((zone) =>
      zone.days.map(({ date, temperature_min_c: least, temperature_max_c: most, rain }) =>
        cells(
          type,
          [zone.municipality, zone.zone].filter((part) => part !== null).join(', '),
          shortDate(date, type.language),
          least === null && most === null ? null : `${least ?? '…'} – ${most ?? '…'}`,
          rain.early_morning,
          rain.morning,
          rain.afternoon,
          rain.night,
        ),
      ),
    ),
    margin: [0, 0, 0, 6],
  });
}

export const siataSections: Readonly<Record<string, Section>> = {
  [airQuality.id]: withColumns([...station, 'driving_pollutant', 'ica', 'category']),
  [citizenSensors.id]: withColumns([
    'name',
    'observed_at',
    'pm25_last_hour_ugm3',
    'ica_daily',
    'category',
    'reporting',
  ]),
  [weather.id]: withColumns([...station, 'temperature_c', 'humidity_percent', 'wind_speed_ms']),
  [rainfall.id]: withColumns([...station, 'raining_now', 'extreme_rain']),
  [riverLevels.id]: withColumns([...station, 'level_m', 'thresholds.precaution_m', 'status']),
  [siataStations.id]: withColumns([
    ...station,
    'weather.temperature_c',
    'rainfall.last_24h_mm',
    'air_quality.ica',
  ]),
  [cameras.id]: withColumns(['camera_code', 'name', 'type', 'distance_km', 'snapshot_at']),
  [forecast.id]: forecastSection,
};
