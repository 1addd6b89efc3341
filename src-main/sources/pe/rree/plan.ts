import { nothingLine } from '../../../assisted/result-table';
import type { AssistancePlan } from '../../../engine/assistance';

/** The way through the consultation of cards (ASP.NET, image captcha). */
export function cardPlan(number: string): AssistancePlan {
  return {
    start: 'https://sistemasdgc.rree.gob.pe/carext_consulta_webapp/',
    steps: [
      {
        title: {
          es: 'Escriba el código de la imagen y pulse «Buscar».',
          en: 'Type the code of the picture and press “Buscar”.',
        },
        when: { selector: 'input[name$="txtNumeroConsulta"]' },
        fills: [
          {
            label: { es: 'Número de carné', en: 'Card number' },
            into: 'input[name$="txtNumeroConsulta"]',
            value: number,
          },
        ],
      },
    ],
    result: {
      on: 'page',
      signs: [{ selector: ':is(td, th, span, label, dt):contains("Apellidos")' }, nothingLine],
    },
    again: [{ phrase: 'captcha incorrecto' }, { phrase: 'código incorrecto' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'Access Denied' }],
  };
}
