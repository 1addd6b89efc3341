import { documentKinds } from '@shared/operations/assisted-fields';
import type { procuraduriaDocumentTypes } from '@shared/operations/co/procuraduria';
import type { AssistancePlan } from '../../../engine/assistance';

type DocumentType = (typeof procuraduriaDocumentTypes)[number];

/** Values of the page's list where they were seen, labels otherwise. */
const types: Readonly<Record<DocumentType, string>> = {
  CC: '1',
  NIT: '4',
  PA: '6',
  CE: 'Cédula de extranjería',
  PEP: 'Permiso especial de permanencia',
};

/** Where the page says what it found. */
export const resultSelector = '#divSec';

/** The way through the consultation (ASP.NET): the page asks a question, and its answer stands below. */
export function recordsPlan(type: DocumentType, number: string): AssistancePlan {
  return {
    start: 'https://apps.procuraduria.gov.co/webcert/inicio.aspx',
    steps: [
      {
        title: {
          es: 'Responda la pregunta de la página y pulse «Consultar».',
          en: 'Answer the question of the page and press “Consultar”.',
        },
        when: { selector: '#txtNumID' },
        fills: [
          {
            label: { es: 'Tipo de documento', en: 'Document type' },
            into: '#ddlTipoID',
            value: types[type],
            shown: documentKinds[type],
          },
          { label: { es: 'Número de documento', en: 'Document number' }, into: '#txtNumID', value: number },
        ],
      },
    ],
    result: { on: 'page', signs: [{ selector: `${resultSelector}:not(:empty)` }] },
    again: [{ selector: '#ValidationSummary1:contains("incorrecta")' }],
    blocked: [{ phrase: 'The URL you requested has been blocked' }, { phrase: 'No Disponible' }],
  };
}
