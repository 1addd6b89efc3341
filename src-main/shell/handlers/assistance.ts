import type { AssistanceDesk } from '../../assisted/desk';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `assistance.${string}`>;

/** The lookups that wait for a person, and what the person does at the bar. */
export function assistanceHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const assistance = (): AssistanceDesk => {
    const { assistance } = desk.workspace();
    if (assistance === null) throw new Error('a window without the assisted one');
    return assistance;
  };
  return {
    'assistance.list': () => assistance().list(),
    'assistance.basis'({ lookupIds, ...basis }) {
      assistance().giveBasis(lookupIds, basis);
      return null;
    },
    'assistance.open'({ lookupId }) {
      assistance().open(lookupId);
      return null;
    },
    async 'assistance.readNow'({ lookupId }) {
      await assistance().readNow(lookupId);
      return null;
    },
    async 'assistance.restart'({ lookupId }) {
      await assistance().restart(lookupId);
      return null;
    },
    async 'assistance.unusable'({ lookupId }) {
      await assistance().unusable(lookupId);
      return null;
    },
    'assistance.postpone'({ lookupId }) {
      assistance().postpone(lookupId);
      return null;
    },
    'assistance.decline'({ lookupId }) {
      assistance().decline(lookupId);
      return null;
    },
  };
}
