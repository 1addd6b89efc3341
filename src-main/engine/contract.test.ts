import { randomUUID } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialVariable, practiceCredential } from '@shared/credentials';
import { operations, publishedOperations } from '@shared/operations';
import { catalogEntry } from '@shared/operations/catalog';
import { fieldText, type Operation } from '@shared/operations/operation';
import { textOf, textRange } from '@shared/operations/long-text';
import { answerSchema, requestSchema, type JsonSchema } from '@shared/operations/schema';
import { validate } from '@shared/operations/validate';
import { helpedDesk } from '../assisted/testing/helped';
import { startPractice, type StandIn } from '../../src-practice';
import type { Datasets } from '../datasets';
import { datasetsHere } from '../datasets/testing/in-process';
import { adapters } from '../sources';
import { openStore, type Store } from '../store';
import { createUpstream } from '../upstream';
import { nodeTransport } from '../upstream/node-transport';
import type { Outcome } from './call';
import { createEngine, type Engine } from './index';
import { movableClock } from './testing/rig';
import { arbitraryBody, nearlyValid, propertiesOf } from './testing/schema-arbitrary';

/*
 * What every operation of the registry keeps to, the ones to come included. A new operation needs no test of its own for
 * any of this.
 */

function compile(schema: JsonSchema): ValidateFunction {
  // The formats' own patterns stand in the schemas.
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    formats: { date: true, 'date-time': true },
  });
  return ajv.compile(schema);
}

const all = operations.map((operation) => [operation.id, operation] as const);

describe('the registry', () => {
  it('names each operation and each path once', () => {
    const ids = operations.map(({ id }) => id);
    const paths = publishedOperations.map(({ path }) => path);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('tells the credentials of its sources apart, in both languages, by a variable of their own', () => {
    const sources = [...new Set(operations.map(({ source }) => source))];
    const credentials = sources.flatMap((source) =>
      (source.credentials ?? []).map((credential) => ({ source: source.id, ...credential })),
    );
    const variables = credentials.map(({ source, id }) => credentialVariable(source, id));
    expect(new Set(variables).size).toBe(variables.length);
    for (const { label, help, url } of credentials) {
      expect([label.es, label.en, help.es, help.en]).not.toContain('');
      expect(new URL(url).protocol).toBe('https:');
    }
  });
});

describe.each(all)('%s', (_id, operation) => {
  const schema = requestSchema(operation);
  const isValidBody = compile(schema);

  it('is named and placed as the interface does it', () => {
    expect(operation.id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    if (operation.path !== null) {
      expect(operation.path).toMatch(/^\/[a-z]{2,6}(\/[a-z0-9]+(-[a-z0-9]+)*)+\/v\d+(\/batch)?$/);
      expect(compile(catalogEntry(operation).request_schema)(operation.example)).toBe(true);
    }
    expect(operation.source.factsOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(operation.quota).toBeGreaterThan(0);
    for (const text of [operation.title, operation.description, ...Object.values(operation.columns)])
      expect([text.es, text.en]).not.toContain('');
  });

  it('names for its guarded page an operation that is asked the same', () => {
    if (operation.atPage === null) return;
    const atPage = operations.find(({ id }) => id === operation.atPage);
    expect(atPage).toMatchObject({ path: null, access: 'assisted', source: operation.source });
    expect(Object.keys(atPage?.request.shape ?? {})).toEqual(Object.keys(operation.request.shape));
  });

  it('describes every field of its request in both languages, and every field of its answer', () => {
    for (const [name, field] of Object.entries(operation.request.shape))
      expect(fieldText(field as Operation['request']), name).toMatchObject({
        label: { es: expect.stringMatching(/./), en: expect.stringMatching(/./) },
        help: { es: expect.stringMatching(/./), en: expect.stringMatching(/./) },
      });
    const fields = [...propertiesOf(schema), ...propertiesOf(answerSchema(operation))];
    const undescribed = fields.filter(({ schema: field }) => typeof field['description'] !== 'string');
    expect(undescribed.map(({ pointer }) => pointer)).toEqual([]);
  });

  it('has an example that is valid and that lists can name', () => {
    const valid = validate(operation.request, operation.example);
    expect(valid).toMatchObject({ ok: true });
    expect(isValidBody(operation.example)).toBe(true);
    if (valid.ok) expect(operation.subject(valid.input as Record<string, unknown>)).not.toBe('');
  });

  it('refuses an unknown property and a body that is no object', () => {
    const body = { ...operation.example, unknown_property: 1 };
    expect(isValidBody(body)).toBe(false);
    expect(validate(operation.request, body)).toMatchObject({
      ok: false,
      violations: [{ path: '/unknown_property', rule: 'additionalProperties' }],
    });
    for (const other of [null, 'text', 7, [], true, undefined])
      expect(validate(operation.request, other)).toMatchObject({ ok: false, violations: [{ path: '' }] });
  });

  it('accepts by its validator what its published schema allows', () => {
    fc.assert(
      fc.property(arbitraryBody(schema), (body) => {
        expect(isValidBody(body), JSON.stringify(isValidBody.errors)).toBe(true);
        expect(validate(operation.request, body)).toMatchObject({ ok: true });
      }),
    );
  });

  it('accepts and refuses by its validator and by its published schema the same bodies', () => {
    fc.assert(
      fc.property(nearlyValid(schema, operation.example), (body) => {
        expect(validate(operation.request, body).ok).toBe(isValidBody(body));
      }),
      { numRuns: 600 },
    );
  });
});

describe('in practice mode', () => {
  let practice: StandIn;
  let store: Store;
  let datasets: Datasets;
  let engine: Engine;
  // Before the day on which operations that retire stop answering.
  const clock = movableClock();

  beforeAll(async () => {
    practice = await startPractice({ now: () => clock.now() });
    store = openStore(':memory:', { clock });
    const { originMap } = practice;
    const upstream = createUpstream({
      transport: nodeTransport(),
      originMap,
      clock,
      random: Math.random,
    });
    datasets = datasetsHere({
      adapters,
      http: upstream.http,
      files: upstream.files,
      history: store.datasetRefreshes,
      clock,
    });
    engine = createEngine({
      store,
      adapters,
      http: upstream.http,
      assistance: helpedDesk(originMap).assistance,
      datasets,
      clock,
      newId: randomUUID,
      practice: true,
      credential: practiceCredential,
      log: {
        error(where, error) {
          throw new Error(where, { cause: error });
        },
      },
    });
  });
  afterAll(async () => {
    await engine.stop();
    await datasets.close();
    store.close();
    await practice.close();
  });

  const ask = (operation: Operation): Promise<Outcome> =>
    engine.lookup({
      operation: operation.id,
      input: operation.example,
      organization: 'local',
      door: 'window',
      patienceMs: Infinity,
    });

  it.each(all)('%s answers its example with data of its published shape', async (_id, operation) => {
    const outcome = await ask(operation);
    expect(outcome.error).toBeNull();
    const isValidData = compile(answerSchema(operation));
    expect(isValidData(outcome.data), JSON.stringify(isValidData.errors)).toBe(true);
    expect(outcome.digest?.found).toBe(true);
    expect(outcome.verdict).toBe('found');

    const view = engine.view(outcome.lookupId ?? '');
    expect(view).toMatchObject({ practice: true, state: 'done', data: outcome.data, aside: outcome.aside });
    if (operation.itemOperation === null) {
      expect(view.redirected).toBe(true);
      const evidence = operation.servedFrom === 'dataset' ? view.generations : view.exchanges;
      expect(evidence.length).toBeGreaterThan(0);
      expect(await engine.reparse(view.id)).toMatchObject({ same: true });
    }
  });

  const texts = operations.filter(({ text }) => text !== null).map((entry) => [entry.id, entry] as const);

  it.each(texts)('%s gives its text range by range, and asks its source once', async (_id, operation) => {
    const { offset, limit } = operation.request.shape as Readonly<Record<string, unknown>>;
    expect({ offset, limit }).toEqual(textRange);
    const read = async (range: object) => {
      const outcome = await engine.lookup({
        operation: operation.id,
        input: { ...operation.example, ...range },
        organization: 'local',
        door: 'http',
        patienceMs: Infinity,
      });
      const page = textOf(operation, outcome.data) ?? expect.unreachable(`no text in ${operation.id}`);
      return { outcome, page };
    };
    const whole = (await read({ limit: 50_000 })).page;
    let joined = '';
    for (let from: number | null = 0; from !== null && joined.length < 3000;) {
      const { outcome, page } = await read({ offset: from, limit: 300 });
      expect(outcome).toMatchObject({ origin: 'cache', status: 200 });
      expect(page).toMatchObject({ text_hash: whole.text_hash, total_chars: whole.total_chars });
      joined += page.content_md;
      from = page.next_offset;
    }
    expect(joined).toBe(whole.content_md.slice(0, joined.length));
    expect(joined).not.toBe('');
  });

  it('leaves an audit trail that verifies', async () => {
    expect(await store.verify()).toMatchObject({ ok: true });
  });
});
