import { fold } from '../fold';

/*
 * Lists write countries each in its own way: OFAC in English with words turned round, Brazil in Portuguese. A country
 * that is asked for is looked for under all its names, so that «Rusia» does not contradict “Russia”.
 */

/** Names of lists that the Unicode names of regions (CLDR) do not have; OFAC's spellings of 21 November 2026. */
const ownNames: Readonly<Record<string, readonly string[]>> = {
  BA: ['Bosnia and Herzegovina'],
  BS: ['Bahamas, The'],
  CD: ['Congo, Democratic Republic of the', 'Democratic Republic of the Congo'],
  CG: ['Congo, Republic of the', 'Republic of the Congo'],
  CI: ['Cote d Ivoire', 'Ivory Coast'],
  CZ: ['Czech Republic', 'República Checa'],
  FM: ['Micronesia, Federated States of'],
  GB: ['Great Britain', 'England', 'Inglaterra', 'Gran Bretaña', 'UK'],
  GM: ['Gambia, The'],
  HK: ['Hong Kong'],
  IR: ['Iran, Islamic Republic of'],
  KP: ['Korea, North'],
  KR: ['Korea, South'],
  MM: ['Burma', 'Birmania', 'Myanmar'],
  MO: ['Macau'],
  NL: ['Holland', 'Holanda', 'The Netherlands'],
  PS: ['West Bank', 'Region: Gaza', 'Palestinian', 'Palestina'],
  RU: ['Russian Federation', 'Federación Rusa'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland', 'Suazilandia'],
  TR: ['Turkey', 'Turquía', 'Turkiye'],
  US: ['USA', 'United States of America', 'EE. UU.', 'EEUU'],
  VA: ['Holy See', 'Vatican City'],
  VE: ['Venezuela, Bolivarian Republic of'],
};

const languages = ['es', 'en', 'pt'] as const;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Folded name or code → every name of the same country. Made when it is first asked for. */
let index: ReadonlyMap<string, readonly string[]> | null = null;

function makeIndex(): ReadonlyMap<string, readonly string[]> {
  const named = languages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  const found = new Map<string, readonly string[]>();
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      const known = named.flatMap((names) => names.of(code) ?? []);
      if (known.length === 0) continue;
      const all = [...new Set([code, ...known, ...(ownNames[code] ?? [])])];
      // A code out of use, such as SU, shares its name with the one that took its place.
      for (const name of all) found.set(fold(name), [...(found.get(fold(name)) ?? []), ...all]);
    }
  return found;
}

const known = (name: string): readonly string[] => {
  index ??= makeIndex();
  return index.get(fold(name)) ?? [];
};

/** Those that are neither name nor code of a country, in Spanish, English, Portuguese or as a list writes it. */
export const unknownCountries = (names: readonly string[]): readonly string[] =>
  names.filter((name) => known(name).length === 0);

/**
 * Every name that lists may have for these countries. What is no country, as far as is known, has none: a slip of the pen
 * must not speak against a match.
 */
export const countryNames = (countries: readonly string[]): readonly string[] => [
  ...new Set(countries.flatMap(known)),
];
