import { beforeAll, describe, expect, it } from 'vitest';
import { ofacSanctionedParty, ofacSearch } from '@shared/operations/us/ofac';
import { startOfac } from '../../../../src-practice/us/ofac';
import { enhancedXml } from '../../../../src-practice/us/ofac/enhanced';
import { parties } from '../../../../src-practice/us/ofac/parties';
import type { OpenDataset } from '../../../engine/adapter';
import type { Datasets } from '../../../datasets';
import { failureOf, runAdapter } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { birthDate } from './birth-dates';
import { ofacAdapters } from '.';

const lists = listsOf(ofacAdapters, () => startOfac({ now: () => Date.UTC(2026, 10, 21) }));

const reader =
  (datasets: Datasets): OpenDataset =>
  (id) =>
    datasets.open(id, new AbortController().signal);
const asking = (dataset: OpenDataset) => ({
  search: (input: Parameters<typeof ofacSearch.request.parse>[0] & object) =>
    runAdapter(ofacSearch, input as never, nobody, () => null, dataset),
  party: (entity_id: string) => runAdapter(ofacSanctionedParty, { entity_id }, nobody, () => null, dataset),
});

describe('the enhanced lists', () => {
  let ask: ReturnType<typeof asking>;
  beforeAll(() => {
    ask = asking(reader(lists.open()));
  });
  const first = async (input: object) => (await ask.search(input)).data.matches[0];

  it('are fetched through the redirect to their storage, each with its own date', async () => {
    const { data } = await ask.search({ name: 'Prueba Ejemplov' });
    expect(data).toMatchObject({
      found: true,
      list_counts: { sdn: 4, consolidated: 1 },
      as_of: '2026-08-04',
      as_of_by_list: { sdn: '2026-11-21', consolidated: '2026-08-04' },
    });
    expect(data.matches[0]).toMatchObject({
      entity_id: '900001',
      name: 'EJEMPLOV, Prueba',
      score: 100,
      matched_name_kind: 'primary',
      birth_dates: ['circa 1970', '10 Dec 1971'],
      countries: ['Colombia', 'Panama'],
    });
  });

  it.each([
    ['with errors', 'Ejenplov Prueva', 'primary'],
    ['by an alias', 'Prueba Exemploff', 'strong_alias'],
    ['by a weak alias', 'El Inventado', 'weak_alias'],
    ['in its own script', 'Пруэба ЭЖЕМПЛОВ', 'original_script'],
  ])('find a party %s', async (_, name, kind) => {
    expect(await first({ name })).toMatchObject({ entity_id: '900001', matched_name_kind: kind });
  });

  it('say why: the words, a birth date that agrees or does not', async () => {
    const plain = await ask.search({ name: 'Pruva Ejemplov' });
    const [explained] = plain.aside.explanations;
    expect(explained?.entity_id).toBe('900001');
    expect(explained?.words.map(({ asked, listed }) => [asked, listed])).toContainEqual([
      ['pruva'],
      ['prueba'],
    ]);
    const agrees = await first({ name: 'Pruva Ejemplov', birth_date: '1971-12-10' });
    const differs = await first({ name: 'Pruva Ejemplov', birth_date: '1950-01-01', min_score: 50 });
    expect(agrees?.reasons).toContain('birth_date');
    expect(differs?.reasons).toContain('birth_date_differs');
    expect(agrees?.score).toBeGreaterThan(plain.data.matches[0]?.score ?? 100);
    expect(differs?.score ?? 0).toBeLessThan(plain.data.matches[0]?.score ?? 0);
  });

  it.each([
    ['10.000-001', '900001', '10000001'],
    ['xx000001', '900001', 'XX-000.001'],
    ['1PracticaXXXXXXXXXXXXXXXXXXXInvent', '900001', '1PracticaXXXXXXXXXXXXXXXXXXXInvent'],
    ['9990009999', '900002', '999000999-9'],
  ])('find the number %s', async (id_number, entity_id, matched_name) => {
    expect(await first({ id_number })).toMatchObject({
      entity_id,
      matched_name,
      matched_name_kind: 'identifier',
      score: 100,
      ofac_score: null,
    });
  });

  it('leave out what is not wanted, and say so with the threshold', async () => {
    const name = 'Prueba Ejemplov';
    for (const filter of [
      { type: 'entity' },
      { list: 'consolidated' },
      { program: 'NOT-THIS' },
      { country: 'Venezuela' },
      { gender: 'female' },
    ])
      expect((await ask.search({ name, ...filter })).data).toMatchObject({
        found: false,
        matches: [],
        min_score: 70,
      });
    expect((await ask.search({ name: 'El Inventado', include_weak_aliases: false })).data.found).toBe(false);
    for (const filter of [{ program: 'sdntk' }, { country: 'colombia' }, { gender: 'male' }, { list: 'sdn' }])
      expect((await ask.search({ name, ...filter })).data.found).toBe(true);
    expect((await ask.search({ name: 'Nadie Conocido' })).data.found).toBe(false);
  });

  it('want a name or a number', async () => {
    expect(await failureOf(ask.search({}))).toMatchObject({ code: 'invalid_request' });
  });

  it('tell all of a party, and nothing of one that is not there', async () => {
    const { data } = await ask.party('900001');
    expect(data).toMatchObject({
      found: true,
      type: 'individual',
      title: 'Director of EMPRESA DE EJEMPLO INEXISTENTE',
      lists: [{ name: 'SDN List', date_published: '2020-01-15' }],
      sanctions_types: ['Block'],
      gender: 'Male',
      birth_dates: [
        { text: 'circa 1970', from: '1970-01-01', to: '1970-12-31', circa: true },
        { text: '10 Dec 1971', from: '1971-12-10', to: '1971-12-10', circa: false },
      ],
      addresses: [
        {
          lines: ['Calle Inexistente 0 No. 0-00'],
          city: 'Ciudad Ficticia',
          postal_code: '000000',
          country: 'Colombia',
        },
        { lines: [], city: 'Exampleville', state: null, country: 'Panama' },
      ],
      digital_currency_addresses: [{ currency: 'XBT', address: '1PracticaXXXXXXXXXXXXXXXXXXXInvent' }],
      features: [{ type: 'Additional Sanctions Information -', value: 'Subject to Secondary Sanctions' }],
      relationships: [{ entity_id: '900002', name: 'EMPRESA DE EJEMPLO INEXISTENTE S.A.S.' }],
      vessel: null,
    });
    expect(data.names?.map(({ full_name, is_weak, script }) => [full_name, is_weak, script])).toEqual([
      ['EJEMPLOV, Prueba', false, 'Latin'],
      ['ЭЖЕМПЛОВ, Пруэба', false, 'Cyrillic'],
      ['EXEMPLOFF, Pruéba', false, 'Latin'],
      ['EL INVENTADO', true, 'Latin'],
    ]);
    expect((await ask.party('900003')).data.vessel).toMatchObject({
      type: 'Crude Oil Tanker',
      flag: 'Panama',
    });
    expect((await ask.party('1')).data).toMatchObject({ found: false, name: null, names: null });
  });
});

describe('a file of OFAC', () => {
  const importFiles = async (files: Readonly<Record<string, string>>) => {
    const datasets = lists.open();
    const paths = Object.entries(files).map(([name, text]) => lists.file(name, text));
    const ended = await datasets.importFiles('us_ofac', paths);
    // Reads what was imported, and not what the stand-in has.
    const handle = datasets.at('us_ofac', ended.generation?.id ?? '');
    const held: OpenDataset = async () => handle ?? expect.unreachable(JSON.stringify(ended.problem));
    return { ended, datasets, ask: asking(held) };
  };
  const none = '-0- ';
  const row = (...cells: readonly string[]) =>
    `${cells.map((cell) => (cell === none || /^\d+$/.test(cell) ? cell : `"${cell}"`)).join(',')}\r\n`;
  const end = '\u001a';
  const legacy = {
    'sdn.csv':
      row(
        '900010',
        'TESTOV, Example',
        'individual',
        'PROG1] [PROG2',
        'Director',
        none,
        none,
        none,
        none,
        none,
        none,
        "DOB 01 Jan 1970; alt. DOB circa 1979-1982; POB Exampleville; nationality Atlantis; citizen Utopia; Gender Male; Passport X000.0000 (Atlantis) issued 05 Jan 2010 expires 04 Jan 2020; Cedula No. 10000001 (Colombia); a.k.a. 'TESTIK'; Digital Currency Address - XBT 1Practica; Former official of nowhere; Linked To: EXAM",
      ) +
      row(
        '900011',
        'NAVE DE EJEMPLO',
        'vessel',
        'PROG2',
        none,
        'XXXX0',
        'Tanker',
        '100',
        '50',
        'Panama',
        'NADIE S.A.',
        'Vessel Registration Identification IMO 0000000.',
      ) +
      row('900012', 'BANCO DE EJEMPLO', none, 'CUBA', none, none, none, none, none, none, none, none) +
      end,
    'alt.csv':
      row('900010', '1', 'aka', 'EXEMPLOV, Test', none) +
      row('900012', '2', 'fka', 'CAJA DE EJEMPLO', none) +
      end,
    'add.csv':
      row('900010', '1', 'Calle 0', 'Exampleville 00000', 'Atlantis', none) +
      row('900012', '2', none, none, none, none) +
      end,
    'sdn_comments.csv': row('900010', 'PLE COMPANY.') + end,
  };

  it('in the legacy format gives parties as whole as the format allows', async () => {
    const { ended, ask } = await importFiles(legacy);
    expect(ended).toMatchObject({
      outcome: 'imported',
      generation: { form: 'legacy', rejected: 0, rows: { party: 3 } },
    });
    const { data } = await ask.party('900010');
    expect(data).toMatchObject({
      type: 'individual',
      programs: ['PROG1', 'PROG2'],
      birth_dates: [
        { text: '01 Jan 1970', from: '1970-01-01' },
        { text: 'circa 1979-1982', from: '1979-01-01', to: '1982-12-31', circa: true },
      ],
      birth_places: ['Exampleville'],
      nationalities: ['Atlantis'],
      citizenships: ['Utopia'],
      gender: 'Male',
      identity_documents: [
        {
          type: 'Passport',
          number: 'X000.0000',
          country: 'Atlantis',
          issue_date: '05 Jan 2010',
          expiry_date: '04 Jan 2020',
        },
        { type: 'Cedula No.', number: '10000001', country: 'Colombia', issue_date: null, expiry_date: null },
      ],
      digital_currency_addresses: [{ currency: 'XBT', address: '1Practica' }],
      addresses: [{ lines: ['Calle 0'], city: 'Exampleville 00000', country: 'Atlantis' }],
      features: [{ type: 'Remarks', value: 'Former official of nowhere' }],
      // The remark goes on in the file of comments, in the middle of a word.
      relationships: [{ type: 'Linked To', name: 'EXAMPLE COMPANY' }],
      as_of_by_list: { consolidated: null },
    });
    expect(data.names?.map(({ full_name, is_weak }) => [full_name, is_weak])).toEqual([
      ['TESTOV, Example', false],
      ['EXEMPLOV, Test', false],
      ['TESTIK', true],
    ]);
    expect((await ask.party('900011')).data.vessel).toEqual({
      call_sign: 'XXXX0',
      type: 'Tanker',
      flag: 'Panama',
      owner: 'NADIE S.A.',
      tonnage: '100',
      gross_tonnage: '50',
      imo: '0000000',
    });
    expect((await ask.party('900012')).data).toMatchObject({ type: 'entity', remarks: null, addresses: [] });
  });

  it('of the advanced format is refused with its reason, not read as an empty list', async () => {
    const { ended } = await importFiles({ 'SDN_ENHANCED.XML': '<Sanctions><DistinctParties/></Sanctions>' });
    expect(ended).toMatchObject({ outcome: 'failed', problem: { en: expect.stringContaining('Sanctions') } });
  });

  it('with an entity that cannot be understood leaves that one out, and says so', async () => {
    const xml = enhancedXml('sdn', parties, '2026-11-20').replace('>Aircraft<', '>Spaceship<');
    const { ended, datasets } = await importFiles({ 'SDN_ENHANCED.XML': xml });
    expect(ended).toMatchObject({ outcome: 'imported', generation: { rejected: 1, rows: { party: 3 } } });
    expect(await datasets.rejected('us_ofac', 5)).toMatchObject([
      { reason: 'unknown entityType «Spaceship»' },
    ]);
  });

  it('that is not all of its form is refused', async () => {
    const { ended } = await importFiles({ 'sdn.csv': legacy['sdn.csv'] });
    expect(ended).toMatchObject({ outcome: 'failed', problem: { en: expect.stringContaining('sdn_alt') } });
  });
});

it.each([
  ['10 Dec 1948', '1948-12-10', '1948-12-10', false],
  ['Jul 1964', '1964-07-01', '1964-07-31', false],
  ['Feb 1964', '1964-02-01', '1964-02-29', false],
  ['1962', '1962-01-01', '1962-12-31', false],
  ['circa 1955', '1955-01-01', '1955-12-31', true],
  ['01 Jan 1960 to 31 Dec 1960', '1960-01-01', '1960-12-31', false],
  ['circa 1979-1982', '1979-01-01', '1982-12-31', true],
  ['31 Feb 1960', null, null, false],
  ['Late 1950s', null, null, false],
])('reads the birth date «%s»', (text, from, to, circa) => {
  expect(birthDate(text)).toEqual({ text, from, to, circa });
});
