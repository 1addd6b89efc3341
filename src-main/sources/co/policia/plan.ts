import type { policiaDocumentTypes } from '@shared/operations/co/policia';
import type { AssistancePlan } from '../../../engine/assistance';

type DocumentType = (typeof policiaDocumentTypes)[number];

/** The labels of the page's list; that of CC was seen, the others are inferred. */
export const documentTypeLabels: Readonly<Record<DocumentType, string>> = {
  CC: 'Cédula de Ciudadanía',
  CE: 'Cédula de Extranjería',
  PA: 'Pasaporte',
  DPO: 'Documento País Origen',
};

/** Where the page says what it found. */
export const messageSelector = '[id="form:mensajeCiudadano"]';

/** The way through WebJudicial (JSF): terms, form with reCAPTCHA, result. */
export function policiaPlan(type: DocumentType, number: string): AssistancePlan {
  return {
    start: 'https://antecedentes.policia.gov.co:7005/WebJudicial/index.xhtml',
    steps: [
      {
        title: {
          es: 'Lea los términos de uso. Si los acepta, márquelo y pulse el botón para continuar.',
          en: 'Read the terms of use. If you accept them, mark it and press the button to go on.',
        },
        when: { selector: 'input[name="aceptaOption"]' },
      },
      {
        title: {
          es: 'Resuelva el captcha y pulse «Consultar».',
          en: 'Solve the captcha and press “Consultar”.',
        },
        when: { selector: '#cedulaInput' },
        fills: [
          {
            label: { es: 'Tipo de documento', en: 'Document type' },
            into: '#cedulaTipo',
            value: documentTypeLabels[type],
          },
          {
            label: { es: 'Número de documento', en: 'Document number' },
            into: '#cedulaInput',
            value: number,
          },
        ],
      },
    ],
    result: { on: 'page', signs: [{ selector: messageSelector }] },
    again: [{ selector: '.ui-messages-error-detail' }],
    expired: [{ phrase: 'ViewExpiredException' }],
    blocked: [{ phrase: 'The requested URL was rejected' }, { phrase: 'Access Denied' }],
  };
}
