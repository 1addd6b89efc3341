import { zipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { legalizeLaw, legalizeLaws, legalizeOperations } from '@shared/operations/co/legalize';
import type { Operation } from '@shared/operations/operation';
import { startLegalize } from '../../../../src-practice/co/legalize';
import { specialLaws } from '../../../../src-practice/co/legalize/special';
import { upstreamError } from '@shared/errors';
import { createEngine } from '../../../engine';
import { systemClock } from '../../../engine/clock';
import type { OpenDataset } from '../../../engine/adapter';
import type { Datasets } from '../../../datasets';
import { failureOf, runAdapter } from '../../testing/ask';
import { listsOf, nobody } from '../../testing/lists';
import { legalizeAdapters } from '.';
import { legalizeFiles } from './dataset';
import { readFrontMatter } from './front-matter';

const lists = listsOf(legalizeAdapters, startLegalize);
let datasets: Datasets;
beforeAll(() => {
  datasets = lists.open();
});

const open: OpenDataset = (id) => datasets.open(id, new AbortController().signal);
const laws = (input: Parameters<typeof legalizeLaws.request.parse>[0]) =>
  runAdapter(legalizeLaws, input as never, nobody, () => null, open);
const law = (law_id: string) => runAdapter(legalizeLaw, { law_id }, nobody, () => null, open);

describe('without a key, the published files on this machine', () => {
  it('are searched by title, type, year and status, newest first, page by page', async () => {
    const { data } = await laws({ per_page: 100 });
    expect(data.total).toBe(138);
    expect(data.as_of).toBe('2026-08-31');
    const dates = data.laws.map((entry) => entry.publication_date ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await laws({ per_page: 100, page: 2 });
    expect(new Set([...data.laws, ...second.data.laws].map(({ id }) => id)).size).toBe(138);

    const some = await laws({ query: 'REGLAMENTA impuestos', law_type: 'ley,decreto' });
    expect(some.data.total).toBeGreaterThan(0);
    for (const entry of some.data.laws) {
      expect(entry.title).toMatch(/reglamenta.*impuestos/);
      expect(['ley', 'decreto']).toContain(entry.law_type);
    }
    const year = await laws({ year: '2020', status: 'in_force' });
    for (const entry of year.data.laws) {
      expect(entry.publication_date).toMatch(/^2020-/);
      expect(entry.status).toBe('in_force');
    }
    expect((await laws({ query: '9001 2019' })).data.laws[0]?.id).toBe('LEY-9001-2019');
    expect((await laws({ query: 'palabra inexistente' })).data).toMatchObject({ total: 0, laws: [] });
    expect((await laws({ jurisdiction: 'antioquia' })).data).toMatchObject({ total: 0, laws: [] });
  });

  it('give a law with its text and what its front matter says', async () => {
    const { data } = await law('LEY-9003-2021');
    expect(data).toMatchObject({
      found: true,
      as_of: '2026-08-31',
      status: 'in_force',
      status_raw: 'Vigencia en Estudio',
      department: 'CONGRESO DE LA REPÚBLICA',
      subjects: ['Pruebas', 'Evidencia'],
      modification_count: 2,
      short_title: null,
      text_status: 'ok',
    });
    expect(data.content_md).toMatch(/^# por la cual/);
    expect((await law(specialLaws.undated.id)).data.publication_date).toBeNull();
    expect((await law(specialLaws.without_text.id)).data).toMatchObject({ text_status: 'unavailable' });
    expect((await law('LEY-9999-2030')).data).toMatchObject({ found: false, as_of: '2026-08-31' });
  });

  it('have no versions and no reforms: those need the key', async () => {
    for (const more of [{ version_sha: 'abcdef0' }, { include_reforms: true }])
      expect(
        await failureOf(
          runAdapter(legalizeLaw, { law_id: 'LEY-9001-2019', ...more }, nobody, () => null, open),
        ),
      ).toMatchObject({ details: { reason: 'credential_missing' } });
  });

  it('are not there: the key is asked for', async () => {
    const missing: OpenDataset = async () => {
      throw upstreamError({ reason: 'dataset_missing', source: 'legalize' });
    };
    expect(await failureOf(runAdapter(legalizeLaws, {}, nobody, () => null, missing))).toMatchObject({
      details: { reason: 'credential_missing' },
    });
  });
});

it('is read range by range, in the window too, and again from the very copy', async () => {
  const engine = createEngine(
    {
      store: lists.store(),
      adapters: legalizeAdapters,
      http: () => nobody,
      datasets,
      clock: systemClock,
      newId: randomUUID,
      practice: true,
      credential: () => null,
      log: {
        error(where, error) {
          throw new Error(where, { cause: error });
        },
      },
    },
    legalizeOperations as unknown as readonly Operation[],
  );
  const read = (offset: number) =>
    engine.lookup({
      operation: legalizeLaw.id,
      input: { law_id: 'LEY-9001-2019', offset, limit: 300 },
      organization: 'local',
      door: 'cli',
      patienceMs: Infinity,
    });
  const first = await read(0);
  const second = await read(300);
  expect([first.status, second.status, second.origin]).toEqual([200, 200, 'cache']);
  const id = second.lookupId ?? '';
  const whole = await engine.text(id, { offset: 0, limit: 50_000 });
  const joined = [first, second].map(({ data }) => (data as { content_md: string }).content_md).join('');
  expect(whole.content_md.slice(0, 600)).toBe(joined);
  expect(await engine.reparse(id)).toMatchObject({ same: true });
  await engine.stop();
});

describe('an archive', () => {
  const file = (matter: string) => `---\n${matter}\n---\n# Texto\n`;
  const good =
    'title: "Ley"\nidentifier: "LEY-1-2030"\ncountry: "co"\nrank: "ley"\npublication_date: "2030-01-01"';
  const bring = async (files: Readonly<Record<string, string>>) => {
    const entries = Object.entries(files).map(([name, text]) => [`legalize-co-x/${name}`, Buffer.from(text)]);
    const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
    const path = lists.file('legalize-co.zip', zip);
    return datasets.importFiles(legalizeFiles.id, [path]);
  };

  it('of a newer form is refused, and what is in service stays', async () => {
    const asked = await bring({
      '.legalize.yml': 'spec_version: "0.5"\n',
      'co/LEY-1-2030.md': file(good),
    }).then(
      (refresh) => JSON.stringify(refresh),
      (error: Error) => error.message,
    );
    expect(asked).toMatch(/0\.4/);
    expect((await law('LEY-9001-2019')).data.found).toBe(true);
  });
});

test.each([
  ['no front matter', 'Texto'],
  ['front matter: title: sin comillas', '---\ntitle: sin comillas\n---\n'],
  ['front matter:   - a', '---\ntitle: "x"\n  - a\n---\n'],
  ['front matter: title twice', '---\ntitle: "x"\ntitle: "y"\n---\n'],
])('%s is said of a file that is not in the known form', (said, text) => {
  expect(readFrontMatter(text)).toBe(said);
});

test('front matter is read to its end, quotes and rules in the text included', () => {
  const read = readFrontMatter('---\r\ntitle: "una \\"cita\\""\r\n---\r\n# T\r\n\r\n---\r\nFin');
  expect(read).toEqual({ values: new Map([['title', 'una "cita"']]), text: '# T\r\n\r\n---\r\nFin' });
});
