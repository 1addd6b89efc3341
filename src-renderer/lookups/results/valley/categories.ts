import { icaCategories, type IcaCategory } from '@shared/operations/co/siata/ica';
import { riverStatuses, type RiverStatus } from '@shared/operations/co/siata/water';
import type { Mark, Shape, Tone } from './marks';

const shapes: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];
const tones: readonly Tone[] = ['scale-1', 'scale-2', 'scale-3', 'scale-4', 'scale-5', 'scale-6'];

function step(place: number, label: string): Mark {
  return { id: `${place}`, shape: shapes[place] ?? 'circle', tone: tones[place] ?? 'plain', label };
}

/** What is drawn where there is no reading. */
export function noMark(label: string): Mark {
  return { id: '9', shape: 'ring', tone: 'none', label };
}

/** A category of the ICA keeps the words of the norm. */
export function icaMark(category: IcaCategory | null, none: string): Mark {
  return category === null ? noMark(none) : step(icaCategories.indexOf(category), category);
}

/** The four bands of a level: the colours of the source run green, yellow, orange, red. */
export function riverMark(
  status: RiverStatus | null,
  words: Readonly<Record<RiverStatus, string>>,
  none: string,
): Mark {
  return status === null ? noMark(none) : step(riverStatuses.indexOf(status), words[status]);
}
