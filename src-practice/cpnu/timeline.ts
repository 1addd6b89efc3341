import { seeded, type Random } from '../random';
import { businessDay, spoken, type Day } from './calendar';
import type { Matter, Step } from './matters';

/** How a case moves: `live` ones never rest 30 days, `slow` ones do, `closed` ones have come to their end. */
export type Pace = 'live' | 'slow' | 'closed';

export interface Action {
  readonly sequence: number;
  readonly day: Day;
  readonly action: string;
  readonly note: string | null;
  readonly starts: Day | null;
  readonly ends: Day | null;
  /** Seconds of the day at which it was registered; 0 where the court registers the date alone. */
  readonly registeredAt: number;
  readonly documents: boolean;
}

export interface Course {
  readonly seed: number;
  readonly matter: Matter;
  readonly filed: Day;
  readonly pace: Pace;
  readonly defendant: string;
}

/**
 * The actuaciones of a case up to a day, oldest first. A case is told forward from its filing, so that on a later day it
 * has the same ones and perhaps more.
 */
export function timeline(course: Course, today: Day): Action[] {
  const random = seeded(course.seed);
  const actions: Action[] = [];
  let day = businessDay(course.filed);
  const tell = (steps: readonly Step[]): void => {
    for (const step of steps) {
      if (day <= today) actions.push(told(step, actions.length + 1, day, course, random));
      day = businessDay(day + random.between(1, 5));
    }
  };
  const { opening, rounds, closing } = course.matter;
  const roundsBeforeEnd = random.between(1, 5);
  tell(opening);
  for (let round = 0; day <= today && (course.pace !== 'closed' || round < roundsBeforeEnd); round += 1) {
    tell(random.pick(rounds));
    day = businessDay(day + restAfterRound(course.pace, random));
  }
  if (course.pace === 'closed') tell(closing);
  return actions;
}

function restAfterRound(pace: Pace, random: Random): number {
  return pace === 'live' ? random.between(3, 16) : random.between(70, 300);
}

function told(step: Step, sequence: number, day: Day, course: Course, random: Random): Action {
  const time = random.between(8 * 3600, 17 * 3600);
  const published = businessDay(day + 1);
  const note = step.note?.replaceAll(/\{\w+\}/g, (slot) => {
    switch (slot) {
      case '{registrada}':
        return `Actuación registrada el ${spoken(day)} a las ${clock(time)}.`;
      case '{fecha}':
        return `${spoken(day)} a las ${clock(time)}`;
      case '{demandado}':
        return course.defendant;
      case '{numero}':
        return String(random.between(100, 2999));
      default:
        return pesos(random.between(18, 900) * 100_000);
    }
  });
  return {
    sequence,
    day,
    action: step.action,
    note: note ?? null,
    starts: step.term === undefined ? null : published,
    ends: step.term === undefined ? null : step.term === 'estado' ? published : businessDay(published + 3),
    registeredAt: random.chance(0.3) ? time : 0,
    documents: step.documents === true && random.chance(0.7),
  };
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm:ss'.length);
}

function pesos(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}`;
}
