import type { OriginMap } from '@shared/settings';
import type { AssistedBrowser } from '../browser';
import { createDesk, type AssistanceDesk } from '../desk';
import { redirection } from '../redirection';
import { formBrowser } from './form-browser';

/** A desk at which somebody sits: whatever comes in is taken to the window at once. */
export function helpedDesk(originMap: OriginMap, browser: AssistedBrowser = formBrowser()): AssistanceDesk {
  const desk: AssistanceDesk = createDesk({
    browser,
    redirection: redirection(originMap),
    now: Date.now,
    lookEveryMs: 5,
    changed: () =>
      setImmediate(() => {
        const [first] = desk.list();
        if (first !== undefined && desk.list().every(({ open }) => open === null)) desk.open(first.lookupId);
      }),
  });
  return desk;
}
