import type { AssistancePlan } from '../../../engine/assistance';

/** What a tolerant client looks for when there is no card (seen in code, not on the page). */
export const nothingPhrases = [
  'no se encontró',
  'no se encontraron',
  'sin resultados',
  'no existe',
  'no registrado',
] as const;

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
      signs: [
        { selector: ':is(td, th, span, label, dt):contains("Apellidos")' },
        ...nothingPhrases.map((phrase) => ({ phrase })),
      ],
    },
    again: [{ phrase: 'captcha incorrecto' }, { phrase: 'código incorrecto' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'Access Denied' }],
  };
}
