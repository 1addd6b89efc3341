import { describe, expect, it } from 'vitest';
import { isLoopback, restored } from './origin-map';

const map = { 'https://source.example:448': 'http://127.0.0.1:9001' };

describe('origin map', () => {
  it('gives an address of the stand-in its source back', () => {
    expect(restored(map, 'https://source.example:448', 'http://127.0.0.1:9001/next')).toBe(
      'https://source.example:448/next',
    );
    expect(restored(map, 'https://source.example:448', 'http://127.0.0.1:9002/next')).toBe(
      'http://127.0.0.1:9002/next',
    );
  });

  it.each([
    ['http://127.0.0.1:9001/', true],
    ['http://127.8.8.8/', true],
    ['http://localhost:1/', true],
    ['http://cpnu.localhost/', true],
    ['http://[::1]:80/', true],
    ['https://localhost.example/', false],
    ['https://10.0.0.1/', false],
    ['https://source.example/?u=127.0.0.1', false],
  ])('%s leads to this machine: %s', (url, expected) => {
    expect(isLoopback(url)).toBe(expected);
  });
});
