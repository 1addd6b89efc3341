import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The stand-in of the Consulta de Procesos in a process of its own, so that its work is not counted as ours. */
export interface StandIn {
  readonly origin: string;
  close(): Promise<void>;
}

const program = `
const { startCpnu } = require(process.argv[1]);
startCpnu({ delayMs: Number(process.argv[2]) }).then(({ origin }) => process.send(origin));
process.on('disconnect', () => process.exit());
`;

export async function startStandIn(delayMs: number): Promise<StandIn> {
  const practice = join(process.cwd(), 'out', 'main', 'practice.js');
  const child = fork('-e', [program, practice, String(delayMs)], { execArgv: [] });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
