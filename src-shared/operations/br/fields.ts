import { z } from 'zod';
import type { Text } from '../../text';
import { plain, plainText } from '../fields';
import { field, text } from '../operation';

/*
 * What the contracts of Brazilian sources share.
 */

const states = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
} as const;

/** What a filter by state can ask for; empty asks for all. */
export const stateCodes = ['', ...(Object.keys(states) as (keyof typeof states)[])] as const;

export const stateWords = {
  label: { es: 'Estado (UF)', en: 'State (UF)' },
  help: { es: 'Sigla del estado; vacío, todos', en: 'Abbreviation of the state; empty for all' },
  choices: {
    '': { es: 'Todos', en: 'All' },
    ...Object.fromEntries(Object.entries(states).map(([uf, name]) => [uf, { es: name, en: name }])),
  },
};

/** A filter by state (UF). */
export const stateField = field(z.enum(stateCodes).default(''), stateWords);

/** Signs that a CPF or CNPJ is written with; which number it is, and its check digits, the adapter judges. */
const documentSigns = /^[0-9A-Za-z./\- ]*$/;

export const documentFilter = field(text({ max: 20, pattern: documentSigns }).default(''), {
  label: { es: 'CPF o CNPJ', en: 'CPF or CNPJ' },
  help: {
    es: 'CPF (11 dígitos), CNPJ (14, letras incluidas) o las 8 primeras posiciones del CNPJ, con o sin puntos',
    en: 'CPF (11 digits), CNPJ (14, letters included) or the first 8 positions of a CNPJ, with or without points',
  },
});

export const documentField = field(text({ min: 11, max: 20, pattern: documentSigns }), {
  label: { es: 'CPF o CNPJ', en: 'CPF or CNPJ' },
  help: {
    es: 'CPF (11 dígitos) o CNPJ (14, letras incluidas), con o sin puntos; se comprueban los dígitos verificadores',
    en: 'CPF (11 digits) or CNPJ (14, letters included), with or without points; check digits are verified',
  },
});

/** Whether a CNPJ stands for its whole company. */
export const branchesField = field(z.boolean().default(true), {
  label: { es: 'Incluir otros establecimientos', en: 'Include other establishments' },
  help: {
    es: 'También los CNPJ que comparten las 8 primeras posiciones',
    en: 'Also each CNPJ that shares the first 8 positions',
  },
});

export const perPageField = field(z.int().min(1).max(50).default(20), {
  label: { es: 'Por página', en: 'Per page' },
  help: { es: 'Registros por página, de 1 a 50', en: 'Records per page, 1 to 50' },
  rarely: true,
});

/** A record's document as its source writes it. */
export const listedDocument = plainText(
  'CPF o CNPJ como consta en la lista',
  'CPF or CNPJ as the list has it',
);

export const personType = field(z.enum(['F', 'J']).nullable(), {
  label: { es: 'Tipo de persona', en: 'Type of person' },
  help: { es: 'Física o jurídica; null si no consta', en: 'Natural or legal; null where not stated' },
  choices: { F: { es: 'Física', en: 'Natural' }, J: { es: 'Jurídica', en: 'Legal' } },
});

const documentMatches = ['exact', 'branch', 'partial'] as const;
export type DocumentMatch = (typeof documentMatches)[number];

/** How a record's document agrees with the one asked for. */
export const documentMatch = field(z.enum(documentMatches).nullable(), {
  label: { es: 'Coincidencia', en: 'Match' },
  help: {
    es: 'Exacta, otro establecimiento de la misma empresa, o solo los dígitos visibles de un CPF enmascarado; null cuando no se consultó por documento',
    en: 'Exact, another establishment of the same company, or only the digits that a masked CPF shows; null when no document was asked for',
  },
  choices: {
    exact: { es: 'Exacta', en: 'Exact' },
    branch: { es: 'Misma empresa', en: 'Same company' },
    partial: { es: 'Parcial (CPF enmascarado)', en: 'Partial (masked CPF)' },
  },
});

/** How like the name asked for a record's name is. */
export const nameScore = field(z.int().min(0).max(100).nullable(), {
  label: { es: 'Puntaje', en: 'Score' },
  help: {
    es: 'De 0 a 100: cuánto se parece el nombre a lo consultado; null cuando coincidió otra cosa',
    en: '0 to 100: how like the question the name is; null when something else matched',
  },
});

/** What a digest says when nothing but the digits of a masked CPF agrees. */
export const partialNote = {
  es: 'Solo coinciden los dígitos visibles de un CPF enmascarado: no es una identificación.',
  en: 'Only the digits that a masked CPF shows agree: this is no identification.',
};

/** A day to filter by; empty for none. */
export function dayFilter(label: Text, help: Text) {
  return field(z.union([z.literal(''), z.iso.date()]).default(''), { label, help, widget: 'date' });
}

/** How current a copy is. */
export const asOfDay = plain(z.iso.date(), 'Fecha de los datos', 'Date of the data');

export const brazilianReal = plain(z.literal('BRL'), 'Moneda', 'Currency');
