import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { localOrganization } from '../src-main/engine/call';
import { profile } from '../src-main/sources/co/rama-judicial/profile';
import { cpnuOrigin } from '../src-practice/cpnu/server';
import { measure, median, time, type Measure } from './measure';
import { ordinaryRadicados } from './radicados';
import { startStandIn } from './stand-in';
import { benchWorkspace } from './workspace';

// Odd, and many: the time of a round differs by a fifth from one to the next.
const rounds = 25;
const perRound = 60;
const uncachedTarget = 1.5;

/** One lookup, uncached and cached, against the same two requests made with bare `fetch` and `JSON.parse`. */
export async function benchLookups(): Promise<readonly Measure[]> {
  const standIn = await startStandIn(0);
  const workspace = await benchWorkspace({ [cpnuOrigin]: standIn.origin });
  const radicados = ordinaryRadicados(perRound);
  const { headers } = profile;

  const bare = async (radicado: string) => {
    const search = await fetch(
      `${standIn.origin}/api/v2/Procesos/Consulta/NumeroRadicacion?numero=${radicado}&SoloActivos=false&pagina=1`,
      { headers },
    );
    const found = JSON.parse(await search.text()) as { procesos: readonly { idProceso: number }[] };
    const id = found.procesos[0]?.idProceso;
    const actions = await fetch(`${standIn.origin}/api/v2/Proceso/Actuaciones/${id}?pagina=1`, { headers });
    JSON.parse(await actions.text());
  };
  const lookup = async (radicado: string, fresh: boolean) => {
    const outcome = await workspace.engine.lookup({
      operation: casesByRadicado.id,
      input: { registration_number: radicado },
      organization: localOrganization,
      door: 'cli',
      fresh,
    });
    if (outcome.status !== 200) throw new Error(`a lookup of the bench came to ${outcome.status}`);
  };
  const round = (work: (radicado: string) => Promise<void>) =>
    time(async () => {
      for (const radicado of radicados) await work(radicado);
    });

  const times = { bare: [] as number[], uncached: [] as number[], cached: [] as number[] };
  // The first rounds warm the compilers and the connections up and are not counted.
  for (let index = -3; index < rounds; index += 1) {
    const bareMs = await round(bare);
    const uncachedMs = await round((radicado) => lookup(radicado, true));
    const cachedMs = await round((radicado) => lookup(radicado, false));
    if (index < 0) continue;
    times.bare.push(bareMs / perRound);
    times.uncached.push(uncachedMs / perRound);
    times.cached.push(cachedMs / perRound);
  }
  await workspace.discard();
  await standIn.close();

  const bareMs = median(times.bare);
  const common = { unit: 'ms', bound: 'at_most' } as const;
  return [
    measure({
      ...common,
      name: 'lookup, uncached',
      value: median(times.uncached),
      baseline: bareMs,
      baselineName: 'fetch and JSON.parse',
      target: uncachedTarget,
    }),
    measure({
      ...common,
      name: 'lookup, cached',
      value: median(times.cached),
      baseline: bareMs * uncachedTarget,
      baselineName: 'what an uncached one may take',
      target: 0.2,
    }),
  ];
}
