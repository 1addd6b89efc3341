import {
  casesByEntity,
  casesByRadicado,
  casesLookup,
  casesSearch,
} from '@shared/operations/co/rama-judicial';
import { entitiesByName, entityByNit } from '@shared/operations/co/rues';
import { cguSanction, cguSanctionsSearch } from '@shared/operations/br/cgu';
import { pgfnDebtor, pgfnDebtsSearch } from '@shared/operations/br/pgfn';
import { debtorSection, debtsSection, sanctionSection, sanctionsSection } from './brazil';
import { generic } from './generic';
import { caseSearchSection, caseSection } from './rama-judicial';
import { companiesSection, companySection } from './rues';
import type { Section } from './section';
import { siataSections } from './siata';

/** Operations whose answers have a form of their own; every other one is shown by its contract's field labels. */
const own: Readonly<Record<string, Section>> = {
  [casesByRadicado.id]: caseSection,
  [casesLookup.id]: caseSection,
  [casesByEntity.id]: caseSearchSection,
  [casesSearch.id]: caseSearchSection,
  [entityByNit.id]: companySection,
  [entitiesByName.id]: companiesSection,
  ...siataSections,
  [cguSanctionsSearch.id]: sanctionsSection,
  [cguSanction.id]: sanctionSection,
  [pgfnDebtsSearch.id]: debtsSection,
  [pgfnDebtor.id]: debtorSection,
};

/** How the report shows the answers of an operation: in a section of their own, or by the contract. */
export function sectionOf(operation: string): Section {
  return own[operation] ?? generic;
}
