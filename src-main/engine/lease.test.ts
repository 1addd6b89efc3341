import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { openStore } from '../store';
import { holderName, isGone } from './lease';

describe('a holder', () => {
  it('is believed while its process lives', () => {
    expect(isGone(holderName(() => 'x'))).toBe(false);
    expect(isGone([hostname(), process.ppid, 1, 'x'].join('/'))).toBe(false);
  });

  it('is gone with its process', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(isGone([hostname(), pid, 1, 'x'].join('/'))).toBe(true);
  });

  it('is gone when its number is now this process’s own', () => {
    expect(isGone([hostname(), process.pid, 1, 'x'].join('/'))).toBe(true);
  });

  it('on another machine is believed until its lease ends', () => {
    expect(isGone(['another-machine', 1, 1, 'x'].join('/'))).toBe(false);
  });
});

describe('a lease', () => {
  it('is had by one holder until it ends, is dropped, or its holder is known to be gone', () => {
    const store = openStore(':memory:', { clock: { now: () => 0 } });
    store.batches.create({
      id: 'b',
      name: 'b',
      operation: 'o',
      fileName: 'f',
      fileSha256: '0'.repeat(64),
      output: null,
      reading: null,
      createdAt: 0,
      lease: { owner: 'one', until: 100 },
    });
    const take = (owner: string, now: number, deadHolder: string | null = null) =>
      store.batches.takeLease('b', { owner, until: now + 100 }, { now, deadHolder });

    expect(take('two', 99)).toBe(false);
    expect(take('one', 99)).toBe(true);
    expect(take('two', 198)).toBe(false);
    expect(take('two', 199)).toBe(true);
    expect(take('one', 200, 'two')).toBe(true);
    store.batches.dropLease('b', 'two');
    expect(store.batches.get('b')?.lease?.owner).toBe('one');
    store.batches.dropLease('b', 'one');
    expect(take('two', 201)).toBe(true);
  });
});
