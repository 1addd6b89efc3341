import type { AssistancePlan } from '../../../engine/assistance';

/** Selector of an element of the page by the end of its id. */
export const byId = (name: string): string => `#MainContent_${name}`;

export const radicadoLabel = byId('lblradicacion');

/** The way to a case page (ASP.NET): a code, once a session. */
export function casePlan(url: string): AssistancePlan {
  return {
    start: url,
    steps: [
      {
        title: {
          es: 'Escriba el código que muestra la página («No soy un robot») y continúe.',
          en: 'Type the code that the page shows (“No soy un robot”) and go on.',
        },
        when: { selector: byId('TxtCaptcha2') },
      },
    ],
    result: { on: 'page', signs: [{ selector: radicadoLabel }] },
    again: [{ phrase: 'código incorrecto' }, { phrase: 'código no coincide' }],
    expired: [{ phrase: 'Validation of viewstate MAC failed' }, { phrase: 'La sesión ha expirado' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'Access Denied' }],
  };
}
