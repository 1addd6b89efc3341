import { pgfnAdapters } from './br/pgfn';
import { caixaAdapters } from './br/caixa';
import { tstAdapters } from './br/tst';
import { cguAdapters } from './br/cgu';
import { ibamaAdapters } from './br/ibama';
import { simitAdapters } from './co/simit';
import { mteAdapters } from './br/mte';
import { contraloriaAdapters } from './co/contraloria';
import { procuraduriaAdapters } from './co/procuraduria';
import { ruafAdapters } from './co/ruaf';
import { dianAdapters } from './co/dian';
import { contaduriaAdapters } from './co/contaduria';
import { sicaacAdapters } from './co/sicaac';
import { registroCivilAdapters } from './co/registro-civil';
import { superfinancieraAdapters } from './co/superfinanciera';
import { rreeAdapters } from './pe/rree';
import { sunatAdapters } from './pe/sunat';
import type { BoundAdapter } from '../engine/adapter';
import { policiaAdapters } from './co/policia';
import { legalizeAdapters } from './co/legalize';
import { directorioJudicialAdapters } from './co/directorio-judicial';
import { ramaJudicialAdapters } from './co/rama-judicial';
import { registraduriaAdapters } from './co/registraduria';
import { ruesAdapters } from './co/rues';
import { samaiAdapters } from './co/samai';
import { secopAdapters } from './co/secop';
import { siataAdapters } from './co/siata';
import { delawareAdapters } from './us/delaware';
import { ofacAdapters } from './us/ofac';

/** Every adapter of the product: one line per source. */
export const adapters: readonly BoundAdapter[] = [
  ...ramaJudicialAdapters,
  ...directorioJudicialAdapters,
  ...samaiAdapters,
  ...registraduriaAdapters,
  ...ruesAdapters,
  ...policiaAdapters,
  ...procuraduriaAdapters,
  ...contraloriaAdapters,
  ...simitAdapters,
  ...superfinancieraAdapters,
  ...ruafAdapters,
  ...dianAdapters,
  ...contaduriaAdapters,
  ...sicaacAdapters,
  ...registroCivilAdapters,
  ...rreeAdapters,
  ...tstAdapters,
  ...caixaAdapters,
  ...sunatAdapters,
  ...secopAdapters,
  ...legalizeAdapters,
  ...siataAdapters,
  ...ofacAdapters,
  ...cguAdapters,
  ...pgfnAdapters,
  ...delawareAdapters,
  ...mteAdapters,
  ...ibamaAdapters,
];
