import { fold } from '@shared/fold';
import { remembered } from '../../remembered';

const valley = [
  'Medellín',
  'Bello',
  'Itagüí',
  'Envigado',
  'Sabaneta',
  'La Estrella',
  'Caldas',
  'Copacabana',
  'Girardota',
  'Barbosa',
];
const byFolded = new Map(valley.map((name) => [fold(name), name]));

/** One spelling for the ten of the valley, which the source writes in several; others keep their own. */
export function municipalityName(name: string | null): string | null {
  return name === null ? null : spelling(name);
}

const spelling = remembered((name) => byFolded.get(fold(name)) ?? name);
