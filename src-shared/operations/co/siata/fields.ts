import { z } from 'zod';
import { said } from '../../fields';
import { field, text, type Digest } from '../../operation';
import { around } from '../../place';
import { siata } from './source';

/** A reading; null when the source has none (its sentinels, such as −999, are none). */
export function measure(es: string, en: string, unitEs: string, unitEn = unitEs) {
  return field(z.number().nullable(), {
    label: { es, en },
    help: {
      es: `${es}, en ${unitEs}; null si la fuente no tiene el dato`,
      en: `${en}, in ${unitEn}; null when the source has no reading`,
    },
    // Words such as «metros» differ by language; signs do not, and stand behind the number.
    ...(unitEs === unitEn ? { unit: unitEs } : {}),
  });
}

/** A moment of Colombian time, UTC−05:00 all year. */
export const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/);

export const municipalityField = said(
  text({ max: 80 }).default(''),
  ['Municipio', 'Municipality'],
  [
    'Nombre del municipio, sin importar tildes ni mayúsculas; vacío los incluye todos',
    'Name of the municipality, accents and case ignored; empty includes all',
  ],
);

/** The optional parameters that most operations share. */
export const shared = {
  ...around,
  municipality: municipalityField,
  station_code: said(
    text({ max: 20 }).default(''),
    ['Código de estación', 'Station code'],
    ['Deja solo esa estación; vacío las incluye todas', 'Returns only that station; empty includes all'],
  ),
};

export interface Place {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly radius_km: number;
  readonly municipality?: string;
  readonly station_code?: string;
}

/** What every station tells of itself. */
export const stationFields = {
  station_code: said(
    z.string(),
    ['Código', 'Code'],
    ['Código de la estación en su red', 'Code of the station within its network'],
  ),
  name: said(
    z.string(),
    ['Estación', 'Station'],
    ['Nombre de la estación, como lo escribe la fuente', 'Name of the station, as the source writes it'],
  ),
  municipality: said(
    z.string().nullable(),
    ['Municipio', 'Municipality'],
    ['Municipio; null si la fuente no lo dice', 'Municipality; null when the source does not say'],
  ),
  commune: said(
    z.string().nullable(),
    ['Comuna', 'Commune'],
    ['Comuna; null si la fuente no la dice', 'Commune; null when the source does not say'],
  ),
  neighborhood: said(
    z.string().nullable(),
    ['Barrio', 'Neighbourhood'],
    ['Barrio o vereda; null si la fuente no lo dice', 'Neighbourhood; null when the source does not say'],
  ),
  basin_name: said(
    z.string().nullable(),
    ['Subcuenca', 'Sub-basin'],
    ['Subcuenca; null si la fuente no la dice', 'Sub-basin; null when the source does not say'],
  ),
  latitude: said(
    z.number().nullable(),
    ['Latitud', 'Latitude'],
    [
      'Grados decimales; null si la fuente no la da',
      'Decimal degrees; null when the source does not give it',
    ],
  ),
  longitude: said(
    z.number().nullable(),
    ['Longitud', 'Longitude'],
    [
      'Grados decimales; null si la fuente no la da',
      'Decimal degrees; null when the source does not give it',
    ],
  ),
  distance_km: said(
    z.number().nullable(),
    ['Distancia en km', 'Distance in km'],
    [
      'Distancia al punto pedido; null si no se pidió un punto',
      'Distance to the point asked about; null when no point was given',
    ],
  ),
  observed_at: said(
    moment.nullable(),
    ['Medido', 'Observed at'],
    [
      'Hora del dato en Colombia; null si la fuente no la da',
      'Time of the reading in Colombia; null when the source does not give it',
    ],
  ),
};

export interface Station {
  readonly station_code: string;
  readonly name: string;
  readonly municipality: string | null;
  readonly commune: string | null;
  readonly neighborhood: string | null;
  readonly basin_name: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly distance_km: number | null;
  readonly observed_at: string | null;
}

export const retrievedAt = said(
  moment,
  ['Consultado', 'Retrieved at'],
  ['Hora de Colombia en que respondió la fuente', 'Colombian time at which the source answered'],
);

/** The envelope of the operations that list stations. */
export function listed<S extends z.ZodType>(station: S) {
  return {
    stations: said(
      z.array(station),
      ['Estaciones', 'Stations'],
      [
        'Las más cercanas primero si se dio un punto; si no, por nombre',
        'Nearest first when a point was given, else by name',
      ],
    ),
    total: said(z.int().min(0), ['Total', 'Total'], ['Estaciones en la lista', 'Stations in the list']),
    without_municipality: said(
      z.int().min(0),
      ['Sin municipio', 'Without municipality'],
      [
        'Estaciones que el filtro de municipio dejó fuera porque la fuente no dice dónde están',
        'Stations that the municipality filter left out because the source does not say where they are',
      ],
    ),
    retrieved_at: retrievedAt,
  };
}

/** What part of an answer the source did not give. */
export const unavailable = said(
  z.array(z.string()),
  ['No disponibles', 'Not available'],
  [
    'Partes de la fuente que no respondieron; sus datos son null aquí',
    'Parts of the source that did not answer; their values are null here',
  ],
);

/** What a lookup is about: the station, the municipality, the point, or the valley. */
export function subjectOf(input: Partial<Place>): string {
  if (input.station_code) return input.station_code;
  if (input.latitude !== undefined && input.longitude !== undefined)
    return `${input.latitude}, ${input.longitude} · ${input.radius_km} km`;
  return input.municipality || 'Valle de Aburrá';
}

interface Listed {
  readonly stations: readonly Pick<Station, 'name' | 'municipality' | 'observed_at'>[];
  readonly without_municipality: number;
}

/** The line of an answer that lists stations. */
export function stationsDigest({ stations, without_municipality: unplaced }: Listed): Digest {
  const [only] = stations.length === 1 ? stations : [];
  const latest = stations.reduce((best, { observed_at: at }) => (at !== null && at > best ? at : best), '');
  return {
    // Stations of no known municipality may lie in the one that was asked for: that is no «nothing».
    found: stations.length > 0 || unplaced > 0,
    title: only?.name ?? null,
    place: only?.municipality ?? null,
    date: latest === '' ? null : latest.slice(0, 10),
    count: stations.length,
    note:
      unplaced === 0
        ? null
        : {
            es: `La fuente no dice el municipio de ${unplaced} estaciones, que quedaron fuera del filtro`,
            en: `The source does not name the municipality of ${unplaced} stations, which the filter left out`,
          },
    flags: [],
  };
}

export const stationColumns = {
  place: { es: 'Municipio', en: 'Municipality' },
  date: { es: 'Último dato', en: 'Latest reading' },
  count: { es: 'Estaciones', en: 'Stations' },
};

export const common = { country: 'CO', source: siata, servedFrom: 'live', access: 'api' } as const;

/** A point in the middle of the valley, for examples. */
export const examplePoint = { latitude: 6.25, longitude: -75.57, radius_km: 8 };
