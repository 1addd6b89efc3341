import type { AssistancePlan } from '../../../engine/assistance';

/** The answer that the page itself receives. */
const answerUrl =
  'https://consultasimit.fcm.org.co/simit/microservices/estado-cuenta-simit/estadocuenta/consulta';

/** The page asks which of several persons is meant. */
export const severalPersons = { selector: '#modal-multiples-personas' } as const;

/** The way through the account status (a page of scripts, with a proof of work of its own). */
export function accountPlan(query: string): AssistancePlan {
  return {
    start: 'https://www.fcm.org.co/simit/#/estado-cuenta',
    steps: [
      {
        title: {
          es: 'Cierre los avisos, espere a que cargue y pulse el botón de buscar.',
          en: 'Close the notices, wait until it has loaded and press the search button.',
        },
        when: { selector: '#txtBusqueda' },
        fills: [
          { label: { es: 'Placa o documento', en: 'Plate or document' }, into: '#txtBusqueda', value: query },
        ],
      },
      {
        title: {
          es: 'Varias personas comparten el número: elija a la que corresponde.',
          en: 'Several persons share the number: choose the one that is meant.',
        },
        when: severalPersons,
      },
    ],
    result: { on: 'answer', url: answerUrl, choosing: [severalPersons] },
    blocked: [{ phrase: 'Server-unavailable' }, { phrase: 'Acceso denegado' }],
  };
}
