import type { z } from 'zod';
import { documentKinds } from '@shared/operations/assisted-fields';
import type { ruafAffiliations, ruafDocumentTypes } from '@shared/operations/co/ruaf';
import type { AssistancePlan } from '../../../engine/assistance';

type DocumentType = (typeof ruafDocumentTypes)[number];
type Question = z.output<typeof ruafAffiliations.request>;

/** Values of the page's list, all seen. */
const types: Readonly<Record<DocumentType, string>> = {
  CC: '5|CC',
  CE: '4|CE',
  TI: '3|TI',
  RC: '2|RC',
  PA: '6|PA',
  PEP: '14|PE',
  PPT: '15|PT',
};

const message = '[id="MainContent_lblMessage"]';

/** The way to a report (ASP.NET): terms, form with captcha, and a ReportViewer on the same page. */
export function affiliationsPlan({ document_type, document_number, issue_date }: Question): AssistancePlan {
  return {
    start: 'https://ruaf.sispro.gov.co/TerminosCondiciones.aspx',
    steps: [
      {
        title: {
          es: 'Lea los términos. Si los acepta, márquelo y pulse «Enviar».',
          en: 'Read the terms. If you accept them, mark it and press “Enviar”.',
        },
        when: { selector: 'input[type="radio"]' },
      },
      {
        title: {
          es: 'Compruebe los datos, escriba lo que muestra la imagen y verifíquelo.',
          en: 'Check the data, type what the picture shows, and verify it.',
        },
        when: { selector: '#MainContent_txbNumeroIdentificacion' },
        fills: [
          {
            label: { es: 'Tipo de documento', en: 'Document type' },
            into: '[id$="ddlTiposDocumentos"]',
            value: types[document_type],
            shown: documentKinds[document_type],
          },
          {
            label: { es: 'Número de documento', en: 'Document number' },
            into: '#MainContent_txbNumeroIdentificacion',
            value: document_number,
          },
          {
            label: { es: 'Fecha de expedición', en: 'Issue date' },
            into: '#MainContent_datepicker',
            value: issue_date.split('-').toReversed().join('/'),
          },
        ],
      },
      {
        title: {
          es: 'Pulse «Consultar». El reporte tarda unos segundos.',
          en: 'Press “Consultar”. The report takes some seconds.',
        },
        when: { selector: '#MainContent_btnConsultar:not([disabled], .aspNetDisabled)' },
      },
    ],
    // The last of the blocks that were seen: the viewer writes them one after the other.
    result: { on: 'page', signs: [{ phrase: 'Afiliación a compensación familiar' }] },
    again: ['nválid', 'nvalid', 'NVÁLID', 'NVALID'].map((word) => ({
      selector: `${message}:contains("${word}")`,
    })),
    expired: [{ phrase: 'la sesión ha expirado' }, { phrase: 'su sesión ha caducado' }],
    blocked: [
      { selector: `${message}:contains("loquead")` },
      { selector: `${message}:contains("emasiad")` },
      { phrase: 'Request Rejected' },
    ],
  };
}
