import type { Text } from '@shared/text';
import type { AssistancePlan } from '../../../engine/assistance';

/** What the source says of an employer; the sentences with «não» first. */
export const sentences = [
  {
    phrase:
      'As informações disponíveis não são suficientes para a comprovação automática da regularidade do empregador perante o FGTS',
    verdict: 'irregular',
  },
  { phrase: 'Empregador não cadastrado', verdict: 'unknown' },
  { phrase: 'informar o CNPJ correto', verdict: 'unknown' },
  { phrase: 'regular perante o FGTS', verdict: 'regular' },
  { phrase: 'em situação regular perante o Fundo de Garantia', verdict: 'regular' },
] as const;

/** What only a certificate says (inferred). */
const certificateLabel = 'Certificação Número';

/** The list of kinds of employers, by the length of their numbers; the value of the CEI is inferred. */
const kinds: Readonly<Record<number, { readonly value: string; readonly shown: Text }>> = {
  14: { value: '1', shown: { es: 'CNPJ', en: 'CNPJ' } },
  12: { value: '2', shown: { es: 'CEI', en: 'CEI' } },
  11: { value: '3', shown: { es: 'CPF', en: 'CPF' } },
};

/**
 * The way to a certificate (RichFaces): form, answer, certificate.
 * @param document without its signs
 * @param state abbreviation, or empty
 */
export function regularityPlan(document: string, state: string): AssistancePlan {
  return {
    start: 'https://consulta-crf.caixa.gov.br/consultacrf/pages/consultaEmpregador.jsf',
    steps: [
      {
        title: {
          es: 'Compruebe los datos, resuelva el captcha si aparece y pulse «Consultar».',
          en: 'Check the data, solve the captcha if there is one, and press “Consultar”.',
        },
        when: { selector: '[id="mainForm:txtInscricao1"]' },
        fills: [
          {
            label: { es: 'Tipo de inscripción', en: 'Kind of registration' },
            into: '[id="mainForm:tipoEstabelecimento"]',
            value: '',
            ...kinds[document.length],
          },
          {
            label: { es: 'Inscripción', en: 'Registration' },
            into: '[id="mainForm:txtInscricao1"]',
            value: document,
          },
          ...(state === ''
            ? []
            : [
                {
                  label: { es: 'Estado (UF)', en: 'State (UF)' },
                  into: '[id="mainForm:uf"]',
                  value: state,
                },
              ]),
        ],
      },
      {
        title: {
          es: 'El empleador está regular: la aplicación abre el certificado. Si no avanza, pulse «Certificado de Regularidade do FGTS - CRF» o lea esta página ahora.',
          en: 'The employer is regular: the application opens the certificate. If nothing happens, press “Certificado de Regularidade do FGTS - CRF” or read this page now.',
        },
        when: { selector: '[id="mainForm:linkCertificado"]' },
        press: '[id="mainForm:linkCertificado"]',
      },
      {
        title: {
          es: 'La aplicación pulsa «Visualizar»; el certificado se lee solo.',
          en: 'The application presses “Visualizar”; the certificate is read by itself.',
        },
        when: { selector: '[id="mainForm:btnVisualizar"]' },
        press: '[id="mainForm:btnVisualizar"]',
      },
    ],
    result: {
      on: 'page',
      signs: [
        { phrase: certificateLabel },
        ...sentences.filter(({ verdict }) => verdict !== 'regular').map(({ phrase }) => ({ phrase })),
      ],
    },
    again: [{ phrase: 'Código Captcha Inválido' }],
    expired: [{ phrase: 'ViewExpiredException' }, { phrase: 'sessão expirou' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'Access Denied' }, { phrase: '403 Forbidden' }],
  };
}
