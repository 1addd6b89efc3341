import { documentKinds } from '@shared/operations/assisted-fields';
import type { contraloriaDocumentTypes } from '@shared/operations/co/contraloria';
import type { AssistancePlan } from '../../../engine/assistance';

type DocumentType = (typeof contraloriaDocumentTypes)[number];

/** The labels of the page's list; only the value of CC was seen. */
const labels: Readonly<Record<DocumentType, string>> = {
  CC: 'Cédula de Ciudadanía',
  CE: 'Cédula de Extranjería',
  TI: 'Tarjeta de Identidad',
  PA: 'Pasaporte',
  NIT: 'NIT',
};

const root = 'https://cfiscal.contraloria.gov.co/Certificados';

/** The way to a certificate (ASP.NET, reCAPTCHA, PDF): the page's own words do not change when it is handed over. */
export function certificatePlan(type: DocumentType, number: string): AssistancePlan {
  return {
    start: `${root}/${type === 'NIT' ? 'CertificadoPersonaJuridica' : 'CertificadoPersonaNatural'}.aspx`,
    steps: [
      {
        title: {
          es: 'Resuelva el captcha y pulse «Buscar»; si aparece la encuesta, respóndala. El certificado se toma solo.',
          en: 'Solve the captcha and press “Buscar”; answer the survey if it appears. The certificate is taken by itself.',
        },
        when: { selector: '#txtNumeroDocumento' },
        fills: [
          {
            label: { es: 'Tipo de documento', en: 'Document type' },
            into: '#ddlTipoDocumento',
            value: type === 'CC' ? 'CC' : labels[type],
            shown: documentKinds[type],
          },
          {
            label: { es: 'Número de documento', en: 'Document number' },
            into: '#txtNumeroDocumento',
            value: number,
          },
        ],
      },
    ],
    result: { on: 'download', type: 'application/pdf' },
    blocked: [{ phrase: 'Request Rejected' }, { phrase: '403 - Forbidden' }],
  };
}
