import { startPgfn } from './br/pgfn';
import { startCaixa } from './br/caixa';
import { startTst } from './br/tst';
import { startCgu } from './br/cgu';
import { startIbama } from './br/ibama';
import { startSimit } from './co/simit';
import { startMte } from './br/mte';
import { startContraloria } from './co/contraloria';
import { startProcuraduria } from './co/procuraduria';
import { startRuaf } from './co/ruaf';
import { startDian } from './co/dian';
import { startContaduria } from './co/contaduria';
import { startSicaac } from './co/sicaac';
import { startRegistroCivil } from './co/registro-civil';
import { startSuperfinanciera } from './co/superfinanciera';
import { startRree } from './pe/rree';
import { startSunat } from './pe/sunat';
import { startPolicia } from './co/policia';
import { startDirectorioJudicial } from './co/directorio-judicial';
import { startLegalize } from './co/legalize';
import { startRegistraduria } from './co/registraduria';
import { startSamai } from './co/samai';
import { startSiata } from './co/siata';
import { cpnuOrigin, startCpnu } from './cpnu/server';
import { openData } from './co/datos-abiertos';
import { startDelaware } from './us/delaware';
import { startOfac } from './us/ofac';
import type { StandIn, StandInOptions } from './stand-in';

export type { StandIn } from './stand-in';
export { specialRadicados, type SpecialId } from './cpnu/special';
export { startCpnu, type Cpnu, type CpnuOptions, type RequestCounts } from './cpnu/server';

/** Every source's stand-in: one line each. */
const standIns: readonly ((options: StandInOptions) => Promise<StandIn>)[] = [
  async (options) => {
    const cpnu = await startCpnu(options);
    return { originMap: { [cpnuOrigin]: cpnu.origin }, close: () => cpnu.close() };
  },
  startSamai,
  startRegistraduria,
  startPolicia,
  startProcuraduria,
  startContraloria,
  startSimit,
  startSuperfinanciera,
  startRuaf,
  startDian,
  startContaduria,
  startSicaac,
  startRegistroCivil,
  startRree,
  startTst,
  startCaixa,
  startSunat,
  openData,
  startDirectorioJudicial,
  startLegalize,
  startSiata,
  startDelaware,
  startOfac,
  startCgu,
  startPgfn,
  startMte,
  startIbama,
];

/** Starts the stand-in of every source on the loopback interface, over invented people and companies. */
export async function startPractice(options: StandInOptions = {}): Promise<StandIn> {
  const started = await Promise.all(standIns.map((start) => start(options)));
  return {
    originMap: Object.fromEntries(started.flatMap(({ originMap }) => Object.entries(originMap))),
    close: async () => {
      await Promise.all(started.map((standIn) => standIn.close()));
    },
  };
}
