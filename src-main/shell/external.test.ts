import { operations } from '@shared/operations';
import { describe, expect, it } from 'vitest';
import { externalAddress, hostsOf } from './external';

const hosts = hostsOf(['https://consultas.example.gov.co/inicio', 'https://español.example/']);

describe('externalAddress', () => {
  it.each([
    ['https://consultas.example.gov.co/', 'https://consultas.example.gov.co/'],
    ['https://consultas.example.gov.co:448/api?x=1', 'https://consultas.example.gov.co:448/api?x=1'],
    ['HTTPS://CONSULTAS.EXAMPLE.GOV.CO/A', 'https://consultas.example.gov.co/A'],
    ['https://español.example/a', 'https://xn--espaol-zwa.example/a'],
    ['https://xn--espaol-zwa.example/a', 'https://xn--espaol-zwa.example/a'],
    [' https://consultas.example.gov.co/a\n', 'https://consultas.example.gov.co/a'],
  ])('opens %s as %s', (address, expected) => {
    expect(externalAddress(address, hosts)).toBe(expected);
  });

  it.each([
    '',
    'consultas.example.gov.co',
    'http://consultas.example.gov.co/',
    'file:///etc/passwd',
    'file://consultas.example.gov.co/share',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'smb://consultas.example.gov.co/share',
    'ms-msdt:/id x',
    'vbscript:x',
    'app://expediente/',
    'https://consultas.example.gov.co@evil.test/',
    'https://evil.test\\@consultas.example.gov.co/',
    'https://user:secret@consultas.example.gov.co/',
    'https://user@consultas.example.gov.co/',
    'https://consultas.example.gov.co.evil.test/',
    'https://evil.test/consultas.example.gov.co',
    'https://evil.test#https://consultas.example.gov.co/',
    'https://example.gov.co/',
    'https://www.consultas.example.gov.co/',
    // A Cyrillic letter that looks like the Latin one.
    'https://consult\u0430s.example.gov.co/',
    'https://consultas.example.gov.co./',
    'https://consultas.example.gov.co\u0000.evil.test/',
  ])('does not open %s', (address) => {
    expect(externalAddress(address, hosts)).toBeNull();
  });

  it('opens the page of every source of the catalog', () => {
    const known = hostsOf(operations.map((operation) => operation.source.homepage));
    for (const { source } of operations)
      expect(externalAddress(source.homepage, known)).toBe(new URL(source.homepage).href);
  });
});
