import { nothingLine } from '../../../assisted/result-table';
import type { AssistancePlan } from '../../../engine/assistance';

const documentLabels = [
  'Número de identificación',
  'Identificación',
  'Número de documento',
  'No. de identificación',
];
const filingLabels = ['Número de radicado', 'Radicado', 'Número de radicación', 'No. de radicado'];

export const columns = {
  filing_date: ['Fecha de radicación', 'Fecha radicación', 'Fecha de radicado'],
  filing_number: ['Número de radicado', 'Radicado', 'Número de radicación', 'No. de radicado'],
  entity_name: ['Entidad', 'Entidad vigilada', 'Nombre de la entidad'],
  primary_activity: ['Actividad principal', 'Actividad', 'Trámite'],
  attachments_text: ['Adjuntos'],
  annexes_text: ['Anexos'],
} as const;

/** The way through «Formule su queja» (JSF); only its first page is known. */
export function complaintsPlan(document: string, filing: string): AssistancePlan {
  return {
    start: 'https://www.superfinanciera.gov.co/FormuleSuQueja/faces/registro/registro.xhtml',
    steps: [
      {
        title: {
          es: 'Busque en la página la consulta de quejas por radicado («Consulte su queja»).',
          en: 'Look on the page for the state of complaints by filing number (“Consulte su queja”).',
        },
        when: { selector: 'body' },
      },
      {
        title: {
          es: 'Compruebe los datos, resuelva lo que la página pida y consulte.',
          en: 'Check the data, do what the page asks, and look it up.',
        },
        when: { phrase: 'radicado' },
        fills: [
          {
            label: { es: 'Número de identificación', en: 'Identification number' },
            into: { labels: documentLabels },
            value: document,
          },
          {
            label: { es: 'Número de radicado', en: 'Filing number' },
            into: { labels: filingLabels },
            value: filing,
          },
        ],
      },
    ],
    result: {
      on: 'page',
      signs: [{ selector: 'th:contains("Actividad principal")' }, nothingLine],
    },
    expired: [{ phrase: 'ViewExpiredException' }],
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'Access Denied' }],
  };
}
