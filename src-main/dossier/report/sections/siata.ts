import type { Content } from 'pdfmake/interfaces';
import { airQuality, citizenSensors } from '@shared/operations/co/siata/air';
import { cameras, forecast, forecastZone } from '@shared/operations/co/siata/notices';
import { rainfall, riverLevels } from '@shared/operations/co/siata/water';
import { siataStations, weather } from '@shared/operations/co/siata/weather';
import { fieldText } from '@shared/operations/operation';
import type { z } from 'zod';
import { reportWords } from '@shared/words/report';
import { shortDate } from '@shared/vocabulary/moment';
import { gutter, ink, measure, size, table } from '../style';
import type { Typesetter } from '../typesetter';
import { caption, head } from './definitions';
import { generic, genericBody, withColumns } from './generic';
import type { Section } from './section';

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
  const day = shape.days.element.shape;
  const label = (schema: z.ZodType) => type.say(fieldText(schema)?.label ?? reportWords.empty);
  const cell = (value: string | number | null) =>
    type.sans(value === null ? type.say(reportWords.empty) : String(value), {
      fontSize: size.small,
      color: ink,
    });
  return table({
    title: caption(type, `${label(forecast.data.shape.zones)} (${zones.length})`),
    columns: [wide, narrow, narrow, narrow, narrow, narrow, '*'],
    head: head(type, [
      label(shape.zone),
      label(day.date),
      '°C',
      label(day.rain.shape.early_morning),
      label(day.rain.shape.morning),
      label(day.rain.shape.afternoon),
      label(day.rain.shape.night),
    ]),
    rows: zones.flatMap((zone) =>
      zone.days.map(({ date, temperature_min_c: least, temperature_max_c: most, rain }) => [
        cell([zone.municipality, zone.zone].filter((part) => part !== null).join(', ')),
        cell(shortDate(date, type.language)),
        cell(least === null && most === null ? null : `${least ?? '…'} – ${most ?? '…'}`),
        cell(rain.early_morning),
        cell(rain.morning),
        cell(rain.afternoon),
        cell(rain.night),
      ]),
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
