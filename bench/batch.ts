import { cpnuOrigin } from '../src-practice/cpnu/server';
import { measure, time, type Measure } from './measure';
import { ordinaryRadicados } from './radicados';
import { startStandIn } from './stand-in';
import { benchWorkspace } from './workspace';

const rows = 2000;
const delayMs = 50;
const atOnce = 8;
const callsPerRow = 2;

/** A batch of 2,000 rows against a source that takes 50 ms per answer, against what 8 at a time allow at best. */
export async function benchBatch(): Promise<readonly Measure[]> {
  const standIn = await startStandIn(delayMs);
  const workspace = await benchWorkspace({ [cpnuOrigin]: standIn.origin });
  const radicados = ordinaryRadicados(rows);
  const file = new TextEncoder().encode(`radicado\n${radicados.join('\n')}\n`);
  const draft = await workspace.batches.drafts.open('bench.csv', file);
  const batch = await workspace.batches.create({
    draftId: draft.id,
    name: 'bench',
    acceptSuggestions: false,
  });

  const tookMs = await time(() => workspace.batches.runToRest(batch.id));
  const { counts, state } = workspace.batches.get(batch.id);
  if (state !== 'done' || counts.found !== radicados.length)
    throw new Error(`the batch of the bench ended ${state} with ${counts.found} of ${radicados.length} rows`);
  await workspace.discard();
  await standIn.close();

  const ideal = (1000 * atOnce) / (delayMs * callsPerRow);
  return [
    measure({
      name: `batch of ${radicados.length}`,
      unit: 'rows/s',
      value: (radicados.length * 1000) / tookMs,
      baseline: ideal,
      baselineName: `${atOnce} at a time, ${callsPerRow} answers of ${delayMs} ms a row`,
      target: 0.9,
      bound: 'at_least',
    }),
  ];
}
