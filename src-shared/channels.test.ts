import { describe, expect, expectTypeOf, it } from 'vitest';
import { channels, eventNames } from './channels';
import { requests, type Channel, type EventName } from './ipc';

describe('the names of the IPC contract', () => {
  it('are those of the schemas, each once', () => {
    expect([...channels].sort()).toEqual(Object.keys(requests).sort());
    expect(new Set(eventNames).size).toBe(eventNames.length);
  });

  it('leave no channel and no event out', () => {
    expectTypeOf<(typeof channels)[number]>().toEqualTypeOf<Channel>();
    expectTypeOf<(typeof eventNames)[number]>().toEqualTypeOf<EventName>();
  });
});
