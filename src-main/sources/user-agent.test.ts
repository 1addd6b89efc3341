import { expect, test } from 'vitest';
import { findOperation } from '@shared/operations';
import { adapters } from '.';
import { userAgent } from './user-agent';

test('every profile calls the product by name and version, in ASCII', async () => {
  const { version } = (await import('../../package.json')).default;
  expect(userAgent).toBe(`Expediente/${version.split('.').slice(0, 2).join('.')}`);
  for (const { operation, profile } of adapters) {
    // There the browser of a person asks.
    if (findOperation(operation)?.access === 'assisted') continue;
    expect(profile.headers['User-Agent'], profile.source.id).toContain(userAgent);
    for (const value of Object.values(profile.headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  }
});
