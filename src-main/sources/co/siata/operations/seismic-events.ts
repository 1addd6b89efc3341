import type { z } from 'zod';
import type { Place } from '@shared/operations/co/siata/fields';
import type { seismicEvent, seismicEvents, seismicStation } from '@shared/operations/co/siata/notices';
import type { AdapterContext } from '../../../../engine/adapter';
import { askLayer } from '../client';
import { discoverAll } from '../discovery';
import { unmapped } from '../layer-map';
import { Fields } from '../parse/fields';
import { parseStations } from '../parse/layer';
import { changed, reading, words } from '../parse/reading';
import { moment } from '../parse/time';
import { retrievedAt } from '../parts';
import { select } from '../select';

type SeismicStation = z.output<typeof seismicStation>;
type SeismicEvent = z.output<typeof seismicEvent>;
type Instrument = SeismicStation['instrument'];

/**
 * The stations of a layer whose shape was not seen: events in a list of their own or, one per station, among the
 * properties; their members are read by what they say. Throws when there is neither.
 */
export function parseSeismic(bytes: Uint8Array, instrument: Instrument): SeismicStation[] {
  return parseStations(bytes, (fields, station): SeismicStation => {
    const list = fields.first(/^(eventos|sismos|ultimossismos|ultimoseventos|events)$/);
    if (list !== undefined) return { ...station, instrument, events: listOf(list[1]).toSorted(newestFirst) };
    const magnitude = fields.need('magnitud', 'magnitude');
    return {
      ...station,
      instrument,
      events: reading(magnitude, 'magnitud') === null ? [] : [eventOf(fields)],
    };
  });
}

function listOf(value: unknown): SeismicEvent[] {
  if (!Array.isArray(value)) throw changed('seismic events that are no list');
  return value.map((event: unknown) => {
    if (typeof event !== 'object' || event === null) throw changed('a seismic event that is no object');
    return eventOf(new Fields(event as Record<string, unknown>));
  });
}

function eventOf(fields: Fields): SeismicEvent {
  const value = (pattern: RegExp) => fields.first(pattern)?.[1];
  return {
    at: moment(value(/^(fecha|hora|tiempo)/), 'time of the event'),
    magnitude: reading(fields.need('magnitud', 'magnitude'), 'magnitud'),
    epicenter: words(value(/^(epicentro|localizacion|lugar)/), 'epicentro'),
    epicenter_latitude: reading(value(/^lat/), 'latitude of the epicentre'),
    epicenter_longitude: reading(value(/^(lon|lng)/), 'longitude of the epicentre'),
    depth_km: reading(value(/^profundidad/), 'profundidad'),
    pga_gal: reading(value(/^(pga|aceleracion)/), 'PGA'),
    mercalli_intensity: words(value(/(mercalli|^intensidad|^imm)/), 'intensidad'),
    pgv_cm_s: reading(value(/^(pgv|velocidad)/), 'PGV'),
  };
}

function newestFirst(a: SeismicEvent, b: SeismicEvent): number {
  return (b.at ?? '').localeCompare(a.at ?? '');
}

export async function askSeismicEvents(
  input: Place,
  { http }: AdapterContext,
): Promise<{ data: z.output<(typeof seismicEvents)['data']>; aside: null }> {
  const published = await discoverAll(http, 'seismic stations', { kind: 'layer', pattern: unmapped.seismic });
  const named = published.map(({ path, name }) => ({
    path,
    instrument: unmapped.accelerographs.test(name) ? ('accelerograph' as const) : ('seismograph' as const),
  }));
  const layers = await Promise.all(
    named.map(async ({ path, instrument }) => ({ instrument, response: await askLayer(http, path) })),
  );
  const stations = layers.flatMap(({ instrument, response }) => parseSeismic(response.bytes, instrument));
  const responses = layers.map(({ response }) => response);
  return { data: { ...select(stations, input), retrieved_at: retrievedAt(responses) }, aside: null };
}
