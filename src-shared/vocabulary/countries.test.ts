import { describe, expect, it } from 'vitest';
import { countryNames, unknownCountries } from './countries';

describe('a country', () => {
  it('is looked for under every name that lists have for it', () => {
    expect(countryNames(['rusia'])).toEqual(expect.arrayContaining(['Russia', 'Rússia', 'RU']));
    expect(countryNames(['Corea del Norte'])).toContain('Korea, North');
    expect(countryNames(['Birmania'])).toContain('Burma');
    expect(countryNames(['Atlantis'])).toEqual([]);
  });

  it('that is none is told from those that are', () => {
    expect(unknownCountries(['colombia', 'Colombai', 'MX', 'Estados Unidos', ''])).toEqual(['Colombai', '']);
  });
});
