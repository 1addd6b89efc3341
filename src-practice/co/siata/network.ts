import { seeded } from '../../random';

/** An invented station. */
export interface Site {
  readonly code: number;
  readonly name: string;
  /** As one of the source's spellings has it. */
  readonly municipality: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Its own share of chance, from 0 to 1. */
  readonly lot: number;
}

/** The main squares of the ten municipalities, from the head of the valley to its end. */
const towns = [
  ['Caldas', 6.0911, -75.6357],
  ['La Estrella', 6.1577, -75.6431],
  ['Sabaneta', 6.1515, -75.6166],
  ['Itagüí', 6.1719, -75.6114],
  ['Envigado', 6.1699, -75.5878],
  ['Medellín', 6.2447, -75.5748],
  ['Bello', 6.3373, -75.5579],
  ['Copacabana', 6.3463, -75.5088],
  ['Girardota', 6.3769, -75.4464],
  ['Barbosa', 6.4385, -75.3316],
] as const;

/** How often a station lies in each: most are in Medellín. */
const weights = [1, 1, 1, 2, 2, 9, 3, 2, 2, 2];
const turns = towns.flatMap((town, index) => Array.from({ length: weights[index] ?? 1 }, () => town));
const sites = ['Ficticia', 'Modelo', 'Ejemplo', 'Prueba', 'Imaginaria', 'Ensayo', 'Muestra', 'Supuesta'];
const places = [
  'Escuela',
  'Parque',
  'Puente',
  'Biblioteca',
  'Loma',
  'Mirador',
  'Estadio',
  'Vereda',
  'Acueducto',
];

/** Spellings as the layers have them: with and without accents, with blanks at the end. */
const spellings = [
  (name: string) => name,
  (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (name: string) => `${name} `,
  (name: string) => name.toUpperCase(),
];

/** So many stations of a network, the same at every start. */
export function network(firstCode: number, count: number, prefix = ''): Site[] {
  const random = seeded(firstCode * 7919);
  return Array.from({ length: count }, (_, index) => {
    const [town, latitude, longitude] = turns[(index * 7) % turns.length] ?? towns[5];
    const spread = town === 'Medellín' ? 0.05 : 0.022;
    const place = random.pick(places as [string, ...string[]]);
    const site = sites[index % sites.length] ?? '';
    return {
      code: firstCode + index,
      name: `${prefix}${site} ${index + 1} - ${place}`,
      municipality: (spellings[index % spellings.length] ?? String)(town),
      longitude: round(longitude + (random.next() - 0.5) * spread * 1.4),
      latitude: round(latitude + (random.next() - 0.5) * spread * 2),
      lot: random.next(),
    };
  });
}

function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

export const weatherSites = network(201, 45);
export const rainSites: readonly Site[] = [
  // The same places as the first weather stations, and many of their own; one lies far outside the valley.
  ...weatherSites.slice(0, 20),
  ...network(2001, 162, 'Pluviómetro '),
  {
    code: 641,
    name: 'Ficticia del Penderisco',
    municipality: 'Urrao',
    longitude: -76.13,
    latitude: 6.31,
    lot: 0.4,
  },
];
export const levelSites = network(301, 165).map((site, index) => ({
  ...site,
  name: `${index % 9 === 0 ? 'R. Aburrá' : 'Q. Ficticia'} ${index + 1} - ${site.name.split(' - ')[1] ?? ''}`,
}));
export const airSites = network(11, 23, 'Estación ');
export const sensorSites = network(1001, 230);
export const seismicSites = network(601, 18);
export const cameraSites = network(801, 90);
