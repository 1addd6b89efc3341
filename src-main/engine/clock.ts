/** Time and chance come in from outside, so that every rule can be tested with a movable clock. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Source of unguessable identifiers. */
export type NewId = () => string;

export const systemClock: Clock = { now: () => Date.now() };
