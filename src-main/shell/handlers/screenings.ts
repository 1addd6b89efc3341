import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `screenings.${string}`>;

export function screeningHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const screenings = () => desk.workspace().screenings;
  return {
    'screenings.run': (request) => screenings().run(request),
    'screenings.get': ({ id }) => screenings().get(id),
    'screenings.list': (query) => screenings().list(query),
    'screenings.decide': (request) => screenings().decide(request),
    'screenings.delete': ({ ids }) => screenings().remove(ids),
  };
}
