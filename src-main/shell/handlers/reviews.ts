import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `reviews.${string}`>;

/** Readings by hand of answers that were not recognised. */
export function reviewHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const reviews = () => desk.workspace().reviews;
  return {
    'reviews.waiting': () => reviews().waiting(),
    'reviews.evidence': ({ lookupId }) => reviews().evidence(lookupId),
    'reviews.record': ({ lookupId, ...reading }) => reviews().record(lookupId, reading),
  };
}
