import type { z } from 'zod';
import type { registroCivilBirthRecord } from '@shared/operations/co/registro-civil';
import type { AssistancePlan } from '../../../engine/assistance';

export type BirthQuestion = z.output<typeof registroCivilBirthRecord.request>;

/** In a list below the form. */
export const nothingPhrase = 'No se han encontrado registros en la base de datos';

/** Of the parts of the name, the end of their fields' and spans' identities; what stands before it is generated. */
export const nameParts = {
  first_surname: 'primerApellido',
  second_surname: 'segundoApellido',
  first_name: 'primerNombre',
  second_name: 'segundoNombre',
} as const;

/**
 * The way through SCCRC (JSF): public entry, kind of search, form with the picture, result. The identities of the fields of
 * the search by names are inferred from those of its result.
 */
export function birthRecordPlan(asked: BirthQuestion): AssistancePlan {
  const fillName = (part: keyof typeof nameParts, es: string, en: string) =>
    asked[part] === ''
      ? []
      : [{ label: { es, en }, into: inputOf(nameParts[part]), value: plainCapitals(asked[part]) }];
  return {
    start: 'https://consultasrc.registraduria.gov.co/ProyectoSCCRC/',
    steps: [
      {
        title: { es: 'Se entra como usuario público.', en: 'The public entry is taken.' },
        when: { selector: publicEntry },
        press: publicEntry,
      },
      {
        title: {
          es: 'Elija el tipo de búsqueda por nombres y fecha de nacimiento.',
          en: 'Choose the search by names and date of birth.',
        },
        when: { selector: '[id="searchForm:tiposBusqueda"]' },
      },
      {
        title: {
          es: 'Compruebe los datos, escriba lo que muestra la imagen y busque.',
          en: 'Check the data, type what the picture shows, and search.',
        },
        when: { selector: inputOf(nameParts.first_surname) },
        fills: [
          ...fillName('first_surname', 'Primer apellido', 'First surname'),
          ...fillName('second_surname', 'Segundo apellido', 'Second surname'),
          ...fillName('first_name', 'Primer nombre', 'First name'),
          ...fillName('second_name', 'Segundo nombre', 'Second name'),
          {
            label: { es: 'Sexo', en: 'Sex' },
            into: '[id="searchForm:sexo"]',
            value: asked.sex === 'F' ? 'FEMENINO' : 'MASCULINO',
          },
          {
            label: { es: 'Fecha de nacimiento', en: 'Date of birth' },
            into: 'input[id^="searchForm:"][id*="fecha" i]',
            value: asked.birth_date.split('-').toReversed().join('/'),
          },
        ],
      },
    ],
    result: {
      on: 'page',
      signs: [
        { selector: `span[id$=":${nameParts.first_surname}"]` },
        { selector: 'th:contains("Serial")' },
        { phrase: nothingPhrase },
      ],
    },
    again: [{ phrase: 'no corresponde con la imagen de verificación' }],
    expired: [{ phrase: 'ViewExpiredException' }],
    blocked: [{ phrase: 'The requested URL was rejected' }, { phrase: 'Access Denied' }],
  };
}

const publicEntry = '[id="controlador:consultasId"]';

/** An input of the form, whatever stands around the end of its identity. */
export function inputOf(part: string): string {
  return `input[id^="searchForm:"][id$="${part}" i]`;
}

/** As the registry writes names: capitals without accents. Ñ is a letter of its own. */
function plainCapitals(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0308]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .trim();
}
