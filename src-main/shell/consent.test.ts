import { describe, expect, it, vi } from 'vitest';
import { Failure } from '@shared/failure';
import { createConsentDesk } from './consent';

const request = {
  clientName: 'Agente',
  redirectHost: '127.0.0.1:4000',
  isLocal: true,
  organization: 'local',
};

describe('the questions of programs', () => {
  it('wait for the person, are answered once, and tell the window', async () => {
    const onChange = vi.fn();
    const onQuestion = vi.fn();
    const desk = createConsentDesk(onChange, onQuestion);
    const { signal } = new AbortController();
    const answers = [desk.ask(request, signal), desk.ask({ ...request, clientName: 'Otro' }, signal)];
    const [first, second] = desk.pending();
    expect([first?.clientName, second?.clientName]).toEqual(['Agente', 'Otro']);
    expect([onChange.mock.calls.length, onQuestion.mock.calls.length]).toEqual([2, 2]);
    desk.answer(second?.id ?? '', true);
    desk.answer(first?.id ?? '', false);
    expect(await Promise.all(answers)).toEqual([false, true]);
    expect(desk.pending()).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(4);
    expect(() => desk.answer(first?.id ?? '', true)).toThrow(Failure);
  });

  it('end with a no when the program leaves', async () => {
    const desk = createConsentDesk(vi.fn(), vi.fn());
    const leaving = new AbortController();
    const answer = desk.ask(request, leaving.signal);
    leaving.abort();
    expect(await answer).toBe(false);
    expect(desk.pending()).toEqual([]);
    expect(await desk.ask(request, leaving.signal)).toBe(false);
  });
});
