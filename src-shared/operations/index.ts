import { pgfnOperations } from './br/pgfn';
import { caixaOperations } from './br/caixa';
import { tstOperations } from './br/tst';
import { cguOperations } from './br/cgu';
import { ibamaOperations } from './br/ibama';
import { simitOperations } from './co/simit';
import { mteOperations } from './br/mte';
import { contraloriaOperations } from './co/contraloria';
import { procuraduriaOperations } from './co/procuraduria';
import { ruafOperations } from './co/ruaf';
import { dianOperations } from './co/dian';
import { contaduriaOperations } from './co/contaduria';
import { sicaacOperations } from './co/sicaac';
import { registroCivilOperations } from './co/registro-civil';
import { superfinancieraOperations } from './co/superfinanciera';
import { rreeOperations } from './pe/rree';
import { sunatOperations } from './pe/sunat';
import { policiaOperations } from './co/policia';
import { legalizeOperations } from './co/legalize';
import { directorioJudicialOperations } from './co/directorio-judicial';
import { ramaJudicialOperations } from './co/rama-judicial';
import { registraduriaOperations } from './co/registraduria';
import { ruesOperations } from './co/rues';
import { samaiOperations } from './co/samai';
import { secopOperations } from './co/secop';
import { siataOperations } from './co/siata';
import { delawareOperations } from './us/delaware';
import { ofacOperations } from './us/ofac';
import type { Operation } from './operation';

/** The registry: every operation, in the order the catalog shows. */
export const operations: readonly Operation[] = [
  ...ramaJudicialOperations,
  ...directorioJudicialOperations,
  ...samaiOperations,
  ...registraduriaOperations,
  ...ruesOperations,
  ...policiaOperations,
  ...procuraduriaOperations,
  ...contraloriaOperations,
  ...simitOperations,
  ...superfinancieraOperations,
  ...ruafOperations,
  ...dianOperations,
  ...contaduriaOperations,
  ...sicaacOperations,
  ...registroCivilOperations,
  ...rreeOperations,
  ...tstOperations,
  ...caixaOperations,
  ...sunatOperations,
  ...secopOperations,
  ...legalizeOperations,
  ...siataOperations,
  ...ofacOperations,
  ...cguOperations,
  ...pgfnOperations,
  ...delawareOperations,
  ...mteOperations,
  ...ibamaOperations,
] as unknown as readonly Operation[];

const byId = new Map(operations.map((entry) => [entry.id, entry]));

export function findOperation(id: string): Operation | undefined {
  return byId.get(id);
}

/** The operations of the interface, leaving out what only the window opens. */
export const publishedOperations = operations.filter((entry) => entry.path !== null);
