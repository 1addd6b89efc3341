import { documentKinds } from '@shared/operations/assisted-fields';
import type { contaduriaDocumentTypes } from '@shared/operations/co/contaduria';
import type { AssistancePlan } from '../../../engine/assistance';

type DocumentType = (typeof contaduriaDocumentTypes)[number];

/** Values of the page's list, all seen. */
const types: Readonly<Record<DocumentType, string>> = {
  CC: '28979',
  NIT: '28980',
  TI: '28981',
  CE: '28982',
  PA: '28983',
  RC: '69865',
  PEP: '263418',
};

/** Where the application (GWT) puts everything, one thing in the place of another. */
export const panel = '#panelPrincipal';

/** The way through BDME: menu, the person's own account, form with reCAPTCHA, and the answer in the same panel. */
export function debtorPlan(type: DocumentType, number: string): AssistancePlan {
  return {
    start: 'https://eris.contaduria.gov.co/BDME/',
    steps: [
      {
        title: { es: 'Se abre «Consulta».', en: '“Consulta” is opened.' },
        when: { selector: '#panelMenu a' },
        press: '#panelMenu a',
      },
      {
        title: {
          es: 'Ingrese con su usuario y su clave de la Contaduría; aquí no se guardan.',
          en: 'Sign in with your user and password of the Contaduría; they are not kept here.',
        },
        when: { selector: 'input.gwt-PasswordTextBox' },
      },
      {
        title: {
          es: 'Elija el motivo (para terceros, «Relación contractual»), resuelva el captcha y pulse «Consultar».',
          en: 'Choose the reason (for others, “Relación contractual”), solve the captcha and press “Consultar”.',
        },
        when: { selector: `${panel} select` },
        fills: [
          {
            label: { es: 'Tipo de documento', en: 'Document type' },
            into: `${panel} select`,
            value: types[type],
            shown: documentKinds[type],
          },
          {
            label: { es: 'Número de documento', en: 'Document number' },
            into: `${panel} input.gwt-TextBox`,
            value: number,
          },
        ],
      },
    ],
    result: {
      on: 'page',
      signs: ['incluido en el BDME', 'incumplido acuerdos'].map((words) => ({
        selector: `${panel}:contains("${words}")`,
      })),
    },
    again: [{ phrase: 'captcha no v' }],
    expired: [{ phrase: 'sesión ha expirado' }, { phrase: 'sesi\ufffdn ha expirado' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'usuario bloqueado' }],
  };
}
