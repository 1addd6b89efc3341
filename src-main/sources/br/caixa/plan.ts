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
export const certificateLabel = 'Certificação Número';

/** Of the list of kinds of employers; that of the CEI is inferred. */
const kinds: Readonly<Record<number, string>> = { 14: '1', 12: '2', 11: '3' };

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
            value: kinds[document.length] ?? '',
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
