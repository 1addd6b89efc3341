import { z } from 'zod';
import { said } from '../../fields';
import { field, operation } from '../../operation';
import { around, paired } from '../../place';
import {
  common,
  examplePoint,
  listed,
  measure,
  moment,
  municipalityField,
  retrievedAt,
  shared,
  stationColumns,
  stationFields,
  stationsDigest,
  subjectOf,
} from './fields';

const likelihood = (es: string, en: string) =>
  said(
    z.string().nullable(),
    [es, en],
    [
      `Probabilidad de lluvia (${es.toLowerCase()}), en palabras de la fuente; null si no la da`,
      `Likelihood of rain (${en.toLowerCase()}), in the words of the source; null when it gives none`,
    ],
  );

export const forecastZone = z.strictObject({
  municipality: said(z.string(), ['Municipio', 'Municipality'], ['Municipio', 'Municipality']),
  zone: said(
    z.string().nullable(),
    ['Zona', 'Zone'],
    ['Zona de Medellín; null en los demás municipios', 'Zone of Medellín; null elsewhere'],
  ),
  issued_on: said(
    z.iso.date().nullable(),
    ['Emitido el', 'Issued on'],
    [
      'Fecha del pronóstico; null si la fuente no la da',
      'Date of the forecast; null when the source does not give it',
    ],
  ),
  days: said(
    z.array(
      z.strictObject({
        date: said(z.iso.date(), ['Día', 'Date'], ['Día pronosticado', 'Day of the forecast']),
        temperature_max_c: measure('Temperatura máxima', 'Highest temperature', '°C'),
        temperature_min_c: measure('Temperatura mínima', 'Lowest temperature', '°C'),
        rain: said(
          z.strictObject({
            early_morning: likelihood('Madrugada', 'Early morning'),
            morning: likelihood('Mañana', 'Morning'),
            afternoon: likelihood('Tarde', 'Afternoon'),
            night: likelihood('Noche', 'Night'),
          }),
          ['Lluvia', 'Rain'],
          [
            'Probabilidad de lluvia por parte del día: 0 a 6, 6 a 12, 12 a 18 y 18 a 24 horas',
            'Likelihood of rain per part of the day: 0 to 6, 6 to 12, 12 to 18 and 18 to 24 hours',
          ],
        ),
      }),
    ),
    ['Días', 'Days'],
    ['Días pronosticados, en orden', 'Days of the forecast, in order'],
  ),
});

export const forecast = operation({
  ...common,
  id: 'siata_geoportal_forecast',
  path: '/co/siata-geoportal/forecast/v1',
  title: { es: 'Pronóstico', en: 'Forecast' },
  description: {
    es: 'Pronóstico de dos días por municipio (por zona en Medellín): temperaturas y probabilidad de lluvia por parte del día. Se emite una vez al día.',
    en: 'Two-day forecast per municipality (per zone for Medellín): temperatures and likelihood of rain per part of the day. Issued once a day.',
  },
  request: z.strictObject({ municipality: municipalityField }),
  data: z.strictObject({
    zones: said(
      z.array(forecastZone),
      ['Zonas', 'Zones'],
      ['Una por municipio y cuatro para Medellín', 'One per municipality and four for Medellín'],
    ),
    missing_zones: said(
      z.array(z.string()),
      ['Zonas sin pronóstico', 'Missing zones'],
      ['Zonas cuya parte de la fuente no respondió', 'Zones whose part of the source did not answer'],
    ),
    retrieved_at: retrievedAt,
  }),
  example: { municipality: 'medellin' },
  cacheSeconds: 1800,
  subject: subjectOf,
  digest: (data) => ({
    found: data.zones.length > 0,
    title: null,
    place:
      new Set(data.zones.map((zone) => zone.municipality)).size === 1
        ? (data.zones[0]?.municipality ?? null)
        : null,
    date: data.zones[0]?.issued_on ?? null,
    count: data.zones.length,
    note:
      data.missing_zones.length === 0
        ? null
        : {
            es: `Sin pronóstico: ${data.missing_zones.join(', ')}`,
            en: `Without forecast: ${data.missing_zones.join(', ')}`,
          },
    flags: [],
  }),
  columns: {
    place: stationColumns.place,
    date: { es: 'Emitido', en: 'Issued' },
    count: { es: 'Zonas', en: 'Zones' },
  },
});

export const notice = z.strictObject({
  notice_id: said(
    z.string(),
    ['Identificador', 'Id'],
    ['Identificador en la fuente', 'Identifier at the source'],
  ),
  title: said(z.string(), ['Título', 'Title'], ['Título del aviso', 'Title of the notice']),
  description: said(
    z.string(),
    ['Descripción', 'Description'],
    ['Texto del aviso, sin formato', 'Text of the notice, plain'],
  ),
  valid_from: said(
    z.string().nullable(),
    ['Vigente desde', 'Valid from'],
    [
      'Fecha, o fecha y hora de Colombia, tal como la precise la fuente; null si no la da',
      'Date, or date and Colombian time, as precisely as the source says; null when it gives none',
    ],
  ),
  valid_to: said(
    z.string().nullable(),
    ['Vigente hasta', 'Valid to'],
    [
      'Fecha, o fecha y hora de Colombia; null si queda abierta',
      'Date, or date and Colombian time; null when open',
    ],
  ),
  audience: said(
    z.string().nullable(),
    ['Público', 'Audience'],
    [
      'A quién se dirige; citizen cuando viene de la lista ciudadana; null si la fuente no lo dice',
      'Whom it is for; citizen when it comes from the citizen list; null when the source does not say',
    ],
    { citizen: { es: 'la ciudadanía', en: 'citizens' } },
  ),
  active: said(
    z.boolean(),
    ['Vigente', 'Active'],
    ['Si estaba vigente al consultar', 'Whether it held when the source was asked'],
  ),
});

export const alerts = operation({
  ...common,
  id: 'siata_geoportal_alerts',
  path: '/co/siata-geoportal/alerts/v1',
  title: { es: 'Avisos y alertas', en: 'Notices and alerts' },
  description: {
    es: 'Avisos vigentes para la ciudadanía; con include_past, todos los publicados, los más recientes primero.',
    en: 'Active notices for citizens; with include_past every notice, most recent first.',
  },
  request: z.strictObject({
    include_past: said(
      z.boolean().default(false),
      ['Incluir pasados', 'Include past'],
      ['Trae todos los avisos, no solo los vigentes', 'Returns every notice, not only the active ones'],
    ),
  }),
  data: z.strictObject({
    notices: said(z.array(notice), ['Avisos', 'Notices'], ['Los más recientes primero', 'Most recent first']),
    total: said(z.int().min(0), ['Total', 'Total'], ['Avisos en la lista', 'Notices in the list']),
    retrieved_at: retrievedAt,
  }),
  example: {},
  cacheSeconds: 60,
  subject: () => 'Valle de Aburrá',
  digest: (data) => ({
    found: data.notices.length > 0,
    title: data.notices[0]?.title ?? null,
    place: null,
    date: data.notices[0]?.valid_from?.slice(0, 10) ?? null,
    count: data.notices.length,
    note: null,
    flags: [],
  }),
  columns: {
    place: stationColumns.place,
    date: { es: 'Desde', en: 'From' },
    count: { es: 'Avisos', en: 'Notices' },
  },
});

export const seismicEvent = z.strictObject({
  at: said(
    moment.nullable(),
    ['Hora', 'At'],
    ['Hora de Colombia; null si no viene', 'Colombian time; null when absent'],
  ),
  magnitude: measure('Magnitud', 'Magnitude', 'la escala de la fuente', 'the scale of the source'),
  epicenter: said(
    z.string().nullable(),
    ['Epicentro', 'Epicentre'],
    [
      'Lugar, en palabras de la fuente; null si no viene',
      'Place, in the words of the source; null when absent',
    ],
  ),
  epicenter_latitude: measure('Latitud del epicentro', 'Latitude of the epicentre', 'grados', 'degrees'),
  epicenter_longitude: measure('Longitud del epicentro', 'Longitude of the epicentre', 'grados', 'degrees'),
  depth_km: measure('Profundidad', 'Depth', 'km'),
  pga_gal: measure('Aceleración máxima del terreno', 'Peak ground acceleration', 'gal (cm/s²)'),
  mercalli_intensity: said(
    z.string().nullable(),
    ['Intensidad de Mercalli', 'Mercalli intensity'],
    ['Como la escribe la fuente; null si no viene', 'As the source writes it; null when absent'],
  ),
  pgv_cm_s: measure('Velocidad máxima del terreno', 'Peak ground velocity', 'cm/s'),
});

export const seismicStation = z.strictObject({
  ...stationFields,
  instrument: said(
    z.enum(['accelerograph', 'seismograph']),
    ['Instrumento', 'Instrument'],
    [
      'accelerograph: acelerógrafo; seismograph: sismógrafo; según la capa de la fuente',
      'accelerograph or seismograph, by the layer of the source',
    ],
    {
      accelerograph: { es: 'Acelerógrafo', en: 'Accelerograph' },
      seismograph: { es: 'Sismógrafo', en: 'Seismograph' },
    },
  ),
  events: said(
    z.array(seismicEvent),
    ['Sismos', 'Events'],
    ['Los más recientes primero', 'Most recent first'],
  ),
});

export const seismicEvents = operation({
  ...common,
  id: 'siata_geoportal_seismic_events',
  path: '/co/siata-geoportal/seismic-events/v1',
  title: { es: 'Sismos por estación', en: 'Earthquakes by station' },
  description: {
    es: 'Sismos recientes registrados en cada estación: magnitud, epicentro, profundidad, aceleración e intensidad (acelerógrafos) y velocidad (sismógrafos).',
    en: 'Recent earthquakes recorded at each station: magnitude, epicentre, depth, acceleration and intensity (accelerographs), and velocity (seismographs).',
  },
  request: paired(shared),
  data: z.strictObject(listed(seismicStation)),
  example: examplePoint,
  cacheSeconds: 300,
  subject: subjectOf,
  digest: stationsDigest,
  columns: stationColumns,
});

const cameraTypes = ['nivel', 'cielo', 'deprimido', 'capa_limite'] as const;

const cameraViews = {
  nivel: { es: 'Nivel de corrientes', en: 'River level' },
  cielo: { es: 'Cielo', en: 'Sky' },
  deprimido: { es: 'Deprimidos viales', en: 'Underpasses' },
  capa_limite: { es: 'Capa límite', en: 'Boundary layer' },
};

export const camera = z.strictObject({
  camera_code: said(z.string(), ['Código', 'Code'], ['Código de la cámara', 'Code of the camera']),
  name: said(z.string(), ['Cámara', 'Camera'], ['Nombre de la cámara', 'Name of the camera']),
  type: field(z.string().nullable(), {
    label: { es: 'Tipo', en: 'Type' },
    help: {
      es: 'nivel, cielo, deprimido o capa_limite; otras palabras son de la fuente; null si no se sabe',
      en: 'nivel, cielo, deprimido or capa_limite; other words are the source’s; null when not known',
    },
    choices: cameraViews,
  }),
  latitude: stationFields.latitude,
  longitude: stationFields.longitude,
  distance_km: stationFields.distance_km,
  snapshot_url: said(
    z.string(),
    ['Última imagen', 'Latest snapshot'],
    ['Dirección de la última imagen en la fuente', 'Address of the latest snapshot at the source'],
  ),
  snapshot_at: said(
    moment.nullable(),
    ['Imagen de', 'Snapshot at'],
    [
      'Hora de la imagen; null si la lista de la fuente no la dice',
      'Time of the snapshot; null when the list of the source does not say',
    ],
  ),
});

export const cameras = operation({
  ...common,
  id: 'siata_geoportal_cameras',
  path: '/co/siata-geoportal/cameras/v1',
  title: { es: 'Cámaras', en: 'Cameras' },
  description: {
    es: 'Cámaras del valle, cada una con la dirección de su última imagen. Las imágenes pueden mostrar personas: no se guardan.',
    en: 'Cameras of the valley, each with the address of its latest snapshot. Snapshots may show people: they are not kept.',
  },
  request: paired({
    ...around,
    type: field(z.enum(['', ...cameraTypes]).default(''), {
      label: { es: 'Tipo', en: 'Type' },
      help: {
        es: 'Qué mira la cámara; vacío las incluye todas',
        en: 'What the camera looks at; empty includes all',
      },
      choices: {
        '': { es: 'Todas', en: 'All' },
        ...cameraViews,
      },
    }),
  }),
  data: z.strictObject({
    cameras: said(
      z.array(camera),
      ['Cámaras', 'Cameras'],
      [
        'Las más cercanas primero si se dio un punto; si no, por nombre',
        'Nearest first when a point was given, else by name',
      ],
    ),
    total: said(z.int().min(0), ['Total', 'Total'], ['Cámaras en la lista', 'Cameras in the list']),
    retrieved_at: retrievedAt,
  }),
  example: examplePoint,
  cacheSeconds: 120,
  subject: subjectOf,
  digest: (data) => ({
    found: data.cameras.length > 0,
    title: null,
    place: null,
    date: data.retrieved_at.slice(0, 10),
    count: data.cameras.length,
    note: null,
    flags: [],
  }),
  columns: { ...stationColumns, count: { es: 'Cámaras', en: 'Cameras' } },
});
