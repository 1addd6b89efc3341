import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { terminalConsent } from './consent';

const request = { clientName: 'Agente', redirectHost: '127.0.0.1:9', isLocal: true, organization: 'local' };

function terminal({ isTTY = true, language = 'en' as 'es' | 'en' } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY });
  const said: string[] = [];
  const consent = terminalConsent({ input, output }, (text) => void said.push(text), language);
  return { input, said, consent };
}

describe('consent at a terminal', () => {
  it.each([
    ['en', 'y', true],
    ['en', 'YES', true],
    ['en', 's', false],
    ['es', 'sí', true],
    ['es', ' S ', true],
    ['es', '', false],
  ] as const)('in %s, «%s» is %s', async (language, typed, allowed) => {
    const { input, said, consent } = terminal({ language });
    const answer = consent(request, new AbortController().signal);
    input.write(`${typed}\n`);
    expect(await answer).toBe(allowed);
    expect(said.join()).toContain('Agente');
    expect(said.join()).toContain('127.0.0.1:9');
  });

  it('says when the answer leaves this machine', async () => {
    const { input, said, consent } = terminal();
    const elsewhere = { ...request, redirectHost: 'app.example', isLocal: false };
    const answer = consent(elsewhere, new AbortController().signal);
    input.write('\n');
    await answer;
    expect(said.join()).toContain('app.example, OUTSIDE this machine');
  });

  it('is a no when the program leaves', async () => {
    const { consent } = terminal();
    const leaving = new AbortController();
    const answer = consent(request, leaving.signal);
    leaving.abort();
    expect(await answer).toBe(false);
  });

  it('is a no without a terminal, and tells that a key needs no consent', async () => {
    const { said, consent } = terminal({ isTTY: false });
    expect(await consent(request, new AbortController().signal)).toBe(false);
    expect(said.join()).toContain('can use a key');
  });
});
