import type { AssistancePlan } from '../../../engine/assistance';

const origin = 'https://catalogo-vpfe.dian.gov.co';

/** On the page, when the catalogue has no such document. */
export const nothingPhrase = 'Documento no encontrado';
/** The field of the key; it keeps what was asked. */
export const keyField = '#DocumentKey';

const pdfLink = 'a[href*="DownloadPDF"]';

/** The way to a document: the address of its QR code opens the search with the key, guarded by a check of Cloudflare. */
export function documentPlan(key: string): AssistancePlan {
  return {
    start: `${origin}/document/searchqr?documentkey=${key}`,
    steps: [
      {
        title: {
          es: 'Compruebe que es una persona y pulse «Buscar».',
          en: 'Prove that you are a person and press “Buscar”.',
        },
        when: { selector: keyField },
        fills: [{ label: { es: 'CUFE o CUDE', en: 'CUFE or CUDE' }, into: keyField, value: key }],
      },
      {
        title: { es: 'Se descarga el PDF del documento.', en: 'The PDF of the document is downloaded.' },
        when: { selector: pdfLink },
        press: pdfLink,
      },
    ],
    result: { on: 'download', type: 'application/pdf', signs: [{ phrase: nothingPhrase }] },
    again: [{ selector: '.field-validation-error:not(:empty)' }],
    expired: [{ phrase: 'la sesión ha expirado' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'you have been blocked' }],
  };
}
