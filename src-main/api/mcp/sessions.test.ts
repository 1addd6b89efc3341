import { expect, it } from 'vitest';
import { movableClock } from '../../engine/testing/rig';
import { createServer } from './server';
import { createSessions, type Sessions } from './sessions';

const handshake = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

async function open(sessions: Sessions, organization = 'local'): Promise<string> {
  const transport = await sessions.open(organization);
  const headers = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
  const request = new Request('http://127.0.0.1/mcp', { method: 'POST', headers, body: '{}' });
  await (await transport.handleRequest(request, { parsedBody: handshake })).text();
  return transport.sessionId ?? '';
}

it('keeps the sessions that are used, and no more than there is room for', async () => {
  const clock = movableClock();
  const sessions = createSessions(() => createServer(new Map()), clock);
  const [idle, used, foreign] = [await open(sessions), await open(sessions), await open(sessions, 'other')];
  expect(sessions.find(foreign, 'local')).toBeUndefined();
  clock.move(3_600_000);
  expect(sessions.find(used, 'local')).toBeDefined();
  clock.move(1);
  const first = await open(sessions);
  expect([idle, used, first].map((id) => sessions.find(id, 'local') !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
  clock.move(1);
  for (let count = 0; count < 255; count += 1) await open(sessions);
  expect([used, first].map((id) => sessions.find(id, 'local') !== undefined)).toEqual([false, true]);
  await sessions.close();
  expect(sessions.find(first, 'local')).toBeUndefined();
});
