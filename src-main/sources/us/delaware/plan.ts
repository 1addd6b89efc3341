import { postedMark } from '../../../assisted/page';
import type { AssistancePlan, Fill, Step } from '../../../engine/assistance';

export const page = 'https://icis.corp.delaware.gov/Ecorp/EntitySearch/NameSearch.aspx';

/** Selector of an element of the page by the end of its id, which ASP.NET prefixes. */
export const byId = (name: string): string => `[id="ctl00_ContentPlaceHolder1_${name}"]`;

export const nameField = byId('frmEntityName');
export const numberField = byId('frmFileNumber');
export const table = 'table#tblResults';
export const rowLink = `${table} a[id*="lnkbtnEntityName"]`;
/** The page says something of itself there; empty otherwise. */
export const errorLabels = [byId('lblErrorMessage'), byId('lblError')].map((label) => `${label}:not(:empty)`);
/** The table with nothing but its heads, which says something only after a search. */
export const emptyTable = `html[${postedMark}] ${table}:not(:has(tr + tr))`;

/** What the person does: the source forbids that a program sends the form or opens a row. */
const search: Omit<Step, 'fills'> = {
  title: {
    es: 'Compruebe el dato, haga la comprobación que la página pida y pulse «Search».',
    en: 'Check the value, do the check that the page asks for, and press “Search”.',
  },
  when: { selector: nameField },
};

const refusals = {
  again: errorLabels.map((selector) => ({ selector })),
  expired: [{ phrase: 'Validation of viewstate MAC failed' }, { phrase: 'Your session has expired' }],
  blocked: [{ phrase: 'Access Denied' }, { phrase: '403 - Forbidden' }, { phrase: 'Request Rejected' }],
} satisfies Partial<AssistancePlan>;

const byNumber = (number: string): Fill => ({
  label: { es: 'Número de archivo', en: 'File number' },
  into: numberField,
  value: number,
});

/** The way to the list of entities. @param asked what stands in the field, quotes included */
export function searchPlan(asked: { readonly name: string } | { readonly number: string }): AssistancePlan {
  const fill: Fill =
    'name' in asked
      ? { label: { es: 'Nombre', en: 'Name' }, into: nameField, value: asked.name }
      : byNumber(asked.number);
  return {
    start: page,
    steps: [{ ...search, fills: [fill] }],
    result: { on: 'page', signs: [{ selector: rowLink }, { selector: emptyTable }] },
    ...refusals,
  };
}

/** The way to the record of one entity: its row opens by a postback of the page. */
export function entityPlan(number: string): AssistancePlan {
  return {
    start: page,
    steps: [
      { ...search, fills: [byNumber(number)] },
      {
        title: {
          es: 'Abra la fila de la entidad: pulse su nombre.',
          en: 'Open the entity’s row: press its name.',
        },
        when: { selector: rowLink },
      },
    ],
    result: { on: 'page', signs: [{ selector: byId('lblIncDate') }, { selector: emptyTable }] },
    ...refusals,
  };
}
