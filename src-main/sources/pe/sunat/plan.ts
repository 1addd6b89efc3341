import type { SunatDocumentType } from '@shared/operations/pe/sunat';
import type { Text } from '@shared/text';
import type { AssistancePlan, Step } from '../../../engine/assistance';

/* The way through SUNAT's «Consulta RUC». The page gives each query a token of its own script, which nobody makes here. */

const start = 'https://e-consultaruc.sunat.gob.pe/cl-ti-itmrconsruc/FrameCriterioBusquedaWeb.jsp';

/** The page's list: 1, 4 and 7 were seen in clients; A is that of SUNAT's catalogue 06. */
const documentTypes: Readonly<Record<SunatDocumentType, { readonly value: string; readonly shown: Text }>> = {
  DNI: { value: '1', shown: { es: 'DNI', en: 'DNI' } },
  CE: { value: '4', shown: { es: 'Carné de extranjería', en: 'Foreigner card' } },
  PAS: { value: '7', shown: { es: 'Pasaporte', en: 'Passport' } },
  CDI: { value: 'A', shown: { es: 'Cédula diplomática', en: 'Diplomatic card' } },
};

/** What a sheet, a list and the news that there is nothing have in common. */
export const resultHeading = 'Resultado de la Búsqueda';
/** A taxpayer of a list. */
export const listed = 'a.aRucs';

/** What the page says when it has nothing. */
export const nothingPhrases = {
  ruc: ['no es válido', 'no existe', 'no se encontró', 'no se encontraron'],
  document: ['NO REGISTRA un número de RUC'],
  name: ['no se encontró', 'no se encontraron'],
} as const;

const search = {
  es: 'Compruebe lo que se escribió, haga lo que la página pida y pulse «Buscar».',
  en: 'Check what was filled in, do what the page asks, and press “Buscar”.',
};
const choosing = { es: 'Se elige la clase de búsqueda.', en: 'The kind of search is chosen.' };

function plan(steps: readonly Step[], result: AssistancePlan['result']): AssistancePlan {
  return {
    start,
    steps,
    result,
    again: [{ phrase: 'Ingrese el código mostrado' }],
    expired: [{ selector: 'title:contains("Pagina de Error")' }],
    blocked: [{ phrase: 'The requested URL was rejected' }],
  };
}

const nothing = (kind: keyof typeof nothingPhrases) =>
  nothingPhrases[kind].map((phrase) => ({ phrase }) as const);

/** A field of the sheet, which a list of taxpayers does not have. */
const sheet = { selector: 'h4.list-group-item-heading:contains("Número de RUC")' } as const;

/** Search by RUC, up to the sheet. */
export function rucPlan(ruc: string): AssistancePlan {
  return plan(
    [
      { title: choosing, when: { selector: '#btnPorRuc' }, press: '#btnPorRuc' },
      {
        title: search,
        when: { selector: '#txtRuc' },
        fills: [{ label: { es: 'RUC', en: 'RUC' }, into: '#txtRuc', value: ruc }],
      },
    ],
    { on: 'page', signs: [sheet, ...nothing('ruc')] },
  );
}

/** The list that a document finds does not name it; the sheet does, so the person goes on to it. */
export function documentPlan(type: SunatDocumentType, number: string): AssistancePlan {
  return plan(
    [
      { title: choosing, when: { selector: '#btnPorDocumento' }, press: '#btnPorDocumento' },
      {
        title: search,
        when: { selector: '#txtNumeroDocumento' },
        fills: [
          {
            label: { es: 'Tipo de documento', en: 'Document type' },
            into: '#cmbTipoDoc',
            ...documentTypes[type],
          },
          {
            label: { es: 'Número de documento', en: 'Document number' },
            into: '#txtNumeroDocumento',
            value: number,
          },
        ],
      },
      {
        title: {
          es: 'Pulse el contribuyente que la página encontró, para que muestre su ficha.',
          en: 'Press the taxpayer that the page found, so that it shows the sheet.',
        },
        when: { selector: listed },
      },
    ],
    { on: 'page', signs: [sheet, ...nothing('document')] },
  );
}

/** Search by name or company name, up to the list. */
export function namePlan(name: string): AssistancePlan {
  return plan(
    [
      { title: choosing, when: { selector: '#btnPorRazonSocial' }, press: '#btnPorRazonSocial' },
      {
        title: search,
        when: { selector: '#txtNombreRazonSocial' },
        fills: [
          {
            label: { es: 'Nombre o razón social', en: 'Name or company name' },
            into: '#txtNombreRazonSocial',
            value: name.toUpperCase(),
          },
        ],
      },
    ],
    { on: 'page', signs: [{ selector: listed }, ...nothing('name')] },
  );
}
