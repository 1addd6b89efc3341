import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rig, start, type Rig } from '../engine/testing/rig';
import { createLocalService, type LocalService } from './local-service';
import { docsFiles } from './testing/docs';

describe('the service that is switched on and off', () => {
  let bench: Rig;
  let service: LocalService;
  let changes = 0;
  beforeEach(() => {
    bench = rig({ run: async () => ({ data: { records: [] }, aside: { seen: 200 } }) });
    let ids = 0;
    service = createLocalService({
      store: bench.store,
      engine: bench.engine,
      clock: bench.clock,
      newId: () => `id-${(ids += 1)}`,
      log: { error: () => undefined },
      consent: async () => false,
      docs: docsFiles,
      onChange: () => (changes += 1),
    });
  });
  afterEach(async () => {
    await service.close();
    await bench.close();
  });

  async function freePort(): Promise<{ port: number; free: () => Promise<unknown> }> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      port,
      free: () => {
        const closed = once(server, 'close');
        server.close();
        return closed;
      },
    };
  }
  const ask = (port: number, key: string) =>
    fetch(`http://127.0.0.1:${port}/jobs/none`, { headers: { Authorization: `Bearer ${key}` } });

  it('is off until it is wanted, and tells where it is and what it served', async () => {
    expect(service.status()).toEqual({ baseUrl: null, since: null, requests: 0, problem: null });
    const { port, free } = await freePort();
    await free();
    await service.follow(port);
    const { key } = service.keys.create('script', 'Other');
    await ask(port, key);
    await ask(port, 'nothing');
    const baseUrl = `http://127.0.0.1:${port}`;
    expect(service.status()).toEqual({ baseUrl, since: start, requests: 2, problem: null });
    expect(service.keys.list()).toMatchObject([{ uses: 1, organization: { name: 'Other' } }]);
    expect(changes).toBeGreaterThan(0);
    await service.follow(null);
    expect(service.status().baseUrl).toBeNull();
    await expect(ask(port, key)).rejects.toThrow();
  });

  it('stays where it is when it cannot move, and moves when it can', async () => {
    const [first, second] = [await freePort(), await freePort()];
    await first.free();
    await service.follow(first.port);
    await expect(service.follow(second.port)).rejects.toMatchObject({ code: 'conflict' });
    expect((await ask(first.port, 'x')).status).toBe(401);
    await second.free();
    await service.follow(second.port);
    expect((await ask(second.port, 'x')).status).toBe(401);
    await expect(ask(first.port, 'x')).rejects.toThrow();
  });

  it('tells what stands in its way when it starts with the application', async () => {
    const { port, free } = await freePort();
    await service.resume(port);
    expect(service.status()).toMatchObject({
      baseUrl: null,
      problem: { en: expect.stringContaining(`${port}`) },
    });
    await free();
    await service.follow(port);
    expect(service.status()).toMatchObject({ baseUrl: `http://127.0.0.1:${port}`, problem: null });
  });
});
