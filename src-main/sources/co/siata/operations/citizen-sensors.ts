import type { z } from 'zod';
import type { citizenSensor, citizenSensors } from '@shared/operations/co/siata/air';
import type { Place } from '@shared/operations/co/siata/fields';
import { icaCategory } from '@shared/operations/co/siata/ica';
import type { AdapterContext } from '../../../../engine/adapter';
import { askLayer } from '../client';
import { discover } from '../discovery';
import { unmapped } from '../layer-map';
import type { Fields } from '../parse/fields';
import { parseStations } from '../parse/layer';
import { airReading, changed, reading } from '../parse/reading';
import { retrievedAt } from '../parts';
import { select } from '../select';

type CitizenSensor = z.output<typeof citizenSensor>;

const silentAfterMs = 3 * 3_600_000;

/**
 * The sensors of a layer whose names were not seen: they are read by what they say. Throws when no member says PM2.5.
 * @param now when the layer arrived, epoch milliseconds
 */
export function parseSensors(bytes: Uint8Array, now: number): CitizenSensor[] {
  return parseStations(
    bytes,
    (fields, station) => {
      const { observed_at: at } = station;
      const lastHour = valueOf(fields, /^(?!ica).*pm25.*(1h|ultimahora)/);
      if (lastHour === undefined)
        throw changed(`no PM2.5 of the last hour among ${fields.names().join(', ').slice(0, 300)}`);
      const pm25 = airReading(lastHour, 'PM2.5 of the last hour');
      const ica = airReading(valueOf(fields, /^ica/), 'ICA');
      return {
        ...station,
        pm25_last_hour_ugm3: pm25,
        ica_daily: ica,
        category: ica === null ? null : icaCategory(ica),
        reporting: pm25 !== null && at !== null && now - Date.parse(at) <= silentAfterMs,
        data_recovery_24h_percent: reading(valueOf(fields, recovered['24h']), 'recovery over 24 hours'),
        data_recovery_15d_percent: reading(valueOf(fields, recovered['15d']), 'recovery over 15 days'),
        indicative: true as const,
      };
    },
    (code) => `Sensor ciudadano ${code}`,
  );
}

const recovered = {
  '24h': /(recuper|porc|datos).*24h|24h.*(recuper|porc)/,
  '15d': /(recuper|porc|datos).*15d|15d.*(recuper|porc)/,
};

function valueOf(fields: Fields, pattern: RegExp): unknown {
  return fields.first(pattern)?.[1];
}

export async function askCitizenSensors(
  input: Place,
  { http }: AdapterContext,
): Promise<{ data: z.output<(typeof citizenSensors)['data']>; aside: null }> {
  const wanted = { kind: 'layer', pattern: unmapped.citizenSensors } as const;
  const layer = await discover(http, 'citizen sensors', wanted);
  const response = await askLayer(http, layer.path);
  const sensors = parseSensors(response.bytes, response.receivedAt);
  return { data: { ...select(sensors, input), retrieved_at: retrievedAt([response]) }, aside: null };
}
