import type { Pollutant } from '@shared/operations/co/siata/air';

/*
 * Where each part of the geoportal lies. The number in a path is no theme: it is read from here or from the catalogue,
 * never derived. Paths were seen in working clients (2026-11-21); patterns name the layers that no client shows.
 */

/** Below `geodata/geodataJson/`. */
export const layers = {
  weather: '3/tempVient',
  rain: '3/pluvios_v2',
  levels: '2/niveles',
  pm25: '1/pm25_minio',
} as const;

/** Below `geodata/geographJson/`, before the code of a station. */
export const graphs = {
  rain24h: '2/pluvio_24h',
  rain30d: '2/pluvio_30d',
  level: '3/nivel',
} as const;

/** Names of layers and graphs that are looked for in the catalogue of the geoportal. */
export const unmapped = {
  /** `ccr` is the noise of the same network. */
  citizenSensors: /^cc(?!r$|r_)|ciudadan/i,
  seismic: /aceler|sism/i,
  accelerographs: /aceler/i,
  cameras: /(^|_)cam/i,
  uv: /^(indice_?)?uv/i,
  hourlyWeather: /^(meteo|temp|clima).*12h$/i,
  weatherOf: { '1h': /^(meteo|temp|clima).*_1h$/i, '6h': /^(meteo|temp|clima).*_6h$/i },
} as const;

/** Layers of the old portal's service, by the end of their id. That of SO2 is inferred from the gap in the run. */
export const serviceLayers = {
  rainWindows: '211',
  rainMonths: '210',
  pm25: '602',
  pm10: '745',
  so2: '746',
  o3: '747',
  no2: '748',
  co: '749',
} as const satisfies Record<Pollutant | 'rainWindows' | 'rainMonths', string>;

/** One file of the forecast for each zone. */
export const forecastZones: readonly {
  readonly slug: string;
  readonly municipality: string;
  readonly zone: string | null;
}[] = [
  { slug: 'wrfmedCentro', municipality: 'Medellín', zone: 'Centro' },
  { slug: 'wrfmedOriente', municipality: 'Medellín', zone: 'Oriente' },
  { slug: 'wrfmedOccidente', municipality: 'Medellín', zone: 'Occidente' },
  { slug: 'wrfpalmitas', municipality: 'Medellín', zone: 'Palmitas' },
  { slug: 'wrfcaldas', municipality: 'Caldas', zone: null },
  { slug: 'wrflaestrella', municipality: 'La Estrella', zone: null },
  { slug: 'wrfsabaneta', municipality: 'Sabaneta', zone: null },
  { slug: 'wrfitagui', municipality: 'Itagüí', zone: null },
  { slug: 'wrfenvigado', municipality: 'Envigado', zone: null },
  { slug: 'wrfbello', municipality: 'Bello', zone: null },
  { slug: 'wrfcopacabana', municipality: 'Copacabana', zone: null },
  { slug: 'wrfgirardota', municipality: 'Girardota', zone: null },
  { slug: 'wrfbarbosa', municipality: 'Barbosa', zone: null },
];
