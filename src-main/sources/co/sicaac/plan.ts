import type { sicaacDocumentTypes } from '@shared/operations/co/sicaac';
import { nothingLine } from '../../../assisted/result-table';
import type { AssistancePlan } from '../../../engine/assistance';

type DocumentType = (typeof sicaacDocumentTypes)[number];

/** The names of the types in the form's list are inferred from the interface's. */
export const documentTypeLabels: Readonly<Record<DocumentType, string>> = {
  CC: 'Cédula de Ciudadanía',
  CE: 'Cédula de Extranjería',
  TI: 'Tarjeta de Identidad',
  RC: 'Registro Civil',
  PA: 'Pasaporte',
  NIT: 'NIT',
  NA: 'NA',
  NIE: 'NIE',
  DEC: 'DEC',
};

export const columns = {
  entity_name: ['Entidad', 'Centro', 'Centro de conciliación', 'Notaría', 'Nombre de la entidad'],
  party_type: ['Calidad', 'Tipo de parte', 'Rol', 'Calidad de la parte'],
  request_date: ['Fecha de solicitud', 'Fecha de radicación', 'Fecha solicitud'],
} as const;

/** The way to the public consultation of SICAAC, which nobody has described. */
export function insolvencyPlan(type: DocumentType, number: string): AssistancePlan {
  return {
    start: 'https://sicaac.gov.co/',
    steps: [
      {
        title: {
          es: 'Busque la consulta pública de insolvencia por documento.',
          en: 'Look for the public consultation of insolvency by document.',
        },
        when: { selector: 'body' },
      },
      {
        title: {
          es: 'Compruebe los datos, resuelva lo que la página pida y consulte.',
          en: 'Check the data, do what the page asks, and look it up.',
        },
        when: { phrase: 'Número de documento' },
        fills: [
          {
            label: { es: 'Tipo de documento', en: 'Document type' },
            into: { labels: ['Tipo de documento', 'Tipo documento'] },
            value: documentTypeLabels[type],
          },
          {
            label: { es: 'Número de documento', en: 'Document number' },
            into: { labels: ['Número de documento', 'Número documento', 'Documento'] },
            value: number,
          },
        ],
      },
    ],
    result: {
      on: 'page',
      signs: [{ selector: 'th:contains("Fecha de solicitud")' }, nothingLine],
    },
    blocked: [{ phrase: 'Request Rejected' }, { phrase: 'Access Denied' }],
  };
}
