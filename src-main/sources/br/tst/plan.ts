import type { AssistancePlan } from '../../../engine/assistance';

/** Where the page says what it refuses. */
export const messageSelector = '#mensagens li';

/** The way to a certificate (JSF, picture with a code, PDF): start, form, download. */
export function certificatePlan(document: string): AssistancePlan {
  return {
    start: 'https://cndt-certidao.tst.jus.br/inicio.faces',
    steps: [
      {
        title: {
          es: 'La aplicación pulsa «Emitir Certidão»; si no avanza, púlselo usted.',
          en: 'The application presses “Emitir Certidão”; if nothing happens, press it yourself.',
        },
        when: { selector: 'input[value="Emitir Certidão"]' },
        // Its name is generated and has changed; its words have not.
        press: 'input[value="Emitir Certidão"]',
      },
      {
        title: {
          es: 'Lea por qué la página no entregó el certificado y pulse «Emitir Nova Certidão».',
          en: 'Read why the page handed over no certificate, and press “Emitir Nova Certidão”.',
        },
        when: { selector: 'input[value="Emitir Nova Certidão"]' },
      },
      {
        title: {
          es: 'Escriba los caracteres de la imagen y pulse «Emitir Certidão». El certificado se toma solo.',
          en: 'Type the characters of the picture and press “Emitir Certidão”. The certificate is taken by itself.',
        },
        when: { selector: '[id="gerarCertidaoForm:cpfCnpj"]' },
        fills: [
          {
            label: { es: 'CPF o CNPJ', en: 'CPF or CNPJ' },
            into: '[id="gerarCertidaoForm:cpfCnpj"]',
            value: document,
          },
        ],
      },
    ],
    result: { on: 'download', type: 'application/pdf' },
    again: [{ selector: messageSelector }],
    expired: [{ phrase: 'ViewExpiredException' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'Access Denied' }, { phrase: '403 Forbidden' }],
  };
}
