import type { Answers, Channel, CheckedRequest } from '@shared/ipc';

/** One function per channel, from a checked request to its answer. They throw `Failure` for what a person can mend. */
export type Handlers = {
  readonly [C in Channel]: (request: CheckedRequest<C>) => Answers[C] | Promise<Answers[C]>;
};
