import { cpnuOrigin } from '../src-practice/cpnu/server';
import { measure, time, type Measure } from './measure';
import { ordinaryRadicados, unknownRadicados } from './radicados';
import { startStandIn } from './stand-in';
import { benchWorkspace } from './workspace';

const rows = 2000;
const delayMs = 50;
const atOnce = 8;

/** A batch of 2,000 rows against a source that takes 50 ms per answer, against what 8 at a time allow at best. */
export async function benchBatch(): Promise<readonly Measure[]> {
  const standIn = await startStandIn(delayMs);
  const workspace = await benchWorkspace({ [cpnuOrigin]: standIn.origin });
  // A record takes two answers of the source, no record takes one.
  const recorded = ordinaryRadicados(rows);
  const radicados = [...recorded, ...unknownRadicados(rows - recorded.length)];
  const calls = radicados.length + recorded.length;
  const file = new TextEncoder().encode(`radicado\n${radicados.join('\n')}\n`);
  const draft = await workspace.batches.drafts.open('bench.csv', file);
  const batch = await workspace.batches.create({
    draftId: draft.id,
    name: 'bench',
    acceptSuggestions: false,
  });

  const tookMs = await time(() => workspace.batches.runToRest(batch.id));
  const { counts, state } = workspace.batches.get(batch.id);
  if (state !== 'done' || counts.found !== recorded.length || counts.found + counts.nothing !== rows)
    throw new Error(`the batch of the bench ended ${state} with ${JSON.stringify(counts)}`);
  await workspace.discard();
  await standIn.close();

  return [
    measure({
      name: `batch of ${rows}`,
      unit: 'answers/s',
      value: (calls * 1000) / tookMs,
      baseline: (1000 * atOnce) / delayMs,
      baselineName: `${atOnce} at a time of ${delayMs} ms`,
      target: 0.9,
      bound: 'at_least',
    }),
  ];
}
