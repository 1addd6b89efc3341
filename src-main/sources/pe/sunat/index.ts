import { LookupError } from '@shared/errors';
import {
  mostMatches,
  sunat,
  sunatDocument,
  sunatDocumentPage,
  sunatName,
  sunatNamePage,
  sunatRuc,
  sunatRucPage,
  type SunatDocumentType,
} from '@shared/operations/pe/sunat';
import { parseRuc, rucOfDni } from '@shared/vocabulary/peru';
import { ruleWords } from '@shared/violations';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { padron } from './dataset';
import { matchOf, named, rowOf, taxpayerOf, unknownTaxpayer } from './padron';
import { readDocument, readName, readRuc } from './parse';
import { documentPlan, namePlan, rucPlan } from './plan';
import { profile } from './profile';

const byRuc = bind(
  sunatRuc,
  profile,
  async ({ ruc }, { dataset }) => {
    refuse('ruc', '/ruc', !parseRuc(ruc).ok);
    const list = await dataset(padron.id);
    const { asOf } = list.generation;
    const row = await rowOf(list, ruc);
    return {
      data: row === undefined ? { ...unknownTaxpayer(ruc), as_of: asOf } : taxpayerOf(row, asOf),
      aside: null,
    };
  },
  [padron],
);

const byDocument = bind(
  sunatDocument,
  profile,
  async ({ document_type, document_number }, { dataset, assistance }) => {
    refuseNoDni(document_type, document_number);
    // The padrón has no documents; a DNI alone is part of its holder's RUC.
    if (document_type !== 'DNI') {
      const captures = await assistance.ask(documentPlan(document_type, document_number));
      return { data: readDocument(captures, document_type, document_number), aside: null };
    }
    const list = await dataset(padron.id);
    const row = await rowOf(list, rucOfDni(document_number));
    return {
      data: {
        found: row !== undefined,
        document_type,
        document_number,
        matches: row === undefined ? [] : [matchOf(row)],
        as_of: list.generation.asOf,
        checked_at: null,
      },
      aside: null,
    };
  },
  [padron],
);

const byName = bind(
  sunatName,
  profile,
  async ({ name }, { dataset }) => {
    const list = await dataset(padron.id);
    const matches = await named(list, name);
    return {
      data: {
        found: matches.length > 0,
        name,
        matches: matches.slice(0, mostMatches),
        capped: matches.length > mostMatches,
        as_of: list.generation.asOf,
        checked_at: null,
      },
      aside: null,
    };
  },
  [padron],
);

const pageProfile = assistedProfile(sunat);

const rucAtPage = bind(sunatRucPage, pageProfile, async ({ ruc }, { assistance }) => {
  refuse('ruc', '/ruc', !parseRuc(ruc).ok);
  return { data: readRuc(await assistance.ask(rucPlan(ruc)), ruc), aside: null };
});

const documentAtPage = bind(
  sunatDocumentPage,
  pageProfile,
  async ({ document_type, document_number }, { assistance }) => {
    refuseNoDni(document_type, document_number);
    const captures = await assistance.ask(documentPlan(document_type, document_number));
    return { data: readDocument(captures, document_type, document_number), aside: null };
  },
);

const nameAtPage = bind(sunatNamePage, pageProfile, async ({ name }, { assistance }) => ({
  data: readName(await assistance.ask(namePlan(name)), name),
  aside: null,
}));

export const sunatAdapters: readonly BoundAdapter[] = [
  byRuc,
  byDocument,
  byName,
  rucAtPage,
  documentAtPage,
  nameAtPage,
];

function refuseNoDni(type: SunatDocumentType, number: string): void {
  refuse('dni', '/document_number', type === 'DNI' && !/^\d{8}$/.test(number));
}

/** @throws LookupError (`invalid_request`) */
function refuse(rule: string, path: string, isBroken: boolean): void {
  if (!isBroken) return;
  const message = ruleWords(rule, {})?.en ?? rule;
  throw new LookupError({ code: 'invalid_request', details: { violations: [{ path, rule, message }] } });
}
