import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { docsFilesIn } from '../api/docs/routes';
import { createKeys } from '../api/keys';
import { createGrants } from '../api/oauth/grants';
import { startService } from '../api/service';
import { systemClock } from '../engine/clock';
import { terminalConsent } from './consent';
import type { Session } from './session';

/**
 * `serve --port N`: the interface over HTTP on this machine, until SIGINT or SIGTERM. The first line on standard output
 * says where, and with which key; the key is good for this run.
 */
export async function serve(session: Session, { port }: { readonly port: number }): Promise<number> {
  const { output, signal, log, language, builtDir } = session;
  const { store, engine } = await session.workspace();
  const keys = createKeys(store, systemClock, randomUUID, 'cli');
  const service = await startService({
    engine,
    keys,
    grants: createGrants(store, systemClock, randomUUID, 'cli'),
    consent: terminalConsent({ input: process.stdin, output: process.stderr }, output.say, language),
    clock: systemClock,
    log,
    docs: docsFilesIn(builtDir),
    port,
  });
  try {
    engine.resume();
    const line = { base_url: service.baseUrl, api_key: keys.createForThisRun() };
    await output.write(`${JSON.stringify(line)}\n`);
    if (!signal.aborted) await once(signal, 'abort');
  } finally {
    await service.stop();
    keys.flush();
  }
  return 0;
}
