import type { Basis } from '@shared/basis';
import type { OriginMap } from '@shared/settings';
import type { AssistedBrowser } from '../browser';
import { createDesk, type AssistanceDesk } from '../desk';
import { redirection } from '../redirection';
import { formBrowser } from './form-browser';

/** On which somebody at a test's desk looks people up. */
export const practiceBasis: Basis = {
  purpose: 'Prueba',
  legalBasis: 'consent',
  authorization: 'Autorización de prueba',
};

/** A desk at which somebody sits: whatever comes in is taken to the window at once. */
export function helpedDesk(originMap: OriginMap, browser: AssistedBrowser = formBrowser()): AssistanceDesk {
  const desk: AssistanceDesk = createDesk({
    browser,
    redirection: redirection(originMap),
    now: Date.now,
    begun: () => undefined,
    lookEveryMs: 5,
    changed: () => setImmediate(() => takePart(desk)),
  });
  return desk;
}

/** Takes the first lookup that waits to the window, unless one is there. */
export function takePart(desk: AssistanceDesk): void {
  const [first] = desk.list();
  if (first === undefined || desk.list().some(({ open }) => open !== null)) return;
  if (first.missing.length > 0) desk.giveBasis([first.lookupId], practiceBasis);
  desk.open(first.lookupId);
}
