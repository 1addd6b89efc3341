import { validate } from '@readme/openapi-parser';
import spectral, { type ISpectralDiagnostic } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { publishedOperations } from '@shared/operations';
import { testOperation } from '../engine/testing/rig';
import exampleAnswers from './example-answers.json';
import { openApi } from './openapi';

const retiring = testOperation({
  deprecated: { since: '2026-08-27', sunset: '2026-12-01', successor: '/xx/test/next/v1' },
});
const text = JSON.stringify(
  openApi([...publishedOperations, retiring], 'http://127.0.0.1:1', exampleAnswers),
);

interface Media {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Answer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Record<'application/json', Media>>;
}
interface Operation {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
  readonly requestBody: { readonly content: Readonly<Record<'application/json', Media>> };
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}
const document = JSON.parse(text) as Document;
const { paths, components } = document;

function compiler(): Ajv2020 {
  const ajv = formats.default(new Ajv2020({ strict: true, allErrors: true }));
  for (const [name, schema] of Object.entries(components.schemas))
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  return ajv;
}

function answerOf(operation: Operation | undefined, status: number): Answer | undefined {
  const answer = operation?.responses[status];
  if (answer === undefined || !('$ref' in answer)) return answer;
  return components.responses[answer.$ref.split('/').at(-1) ?? ''];
}

describe('the OpenAPI document', () => {
  it('is one of OpenAPI 3.1 under the name of the interface', async () => {
    const result = await validate(JSON.parse(text) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'public-sector data marketplace API', version: '1.0.0' },
    });
  });

  it('keeps every rule of Spectral for OpenAPI', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset(oas as Parameters<typeof linter.setRuleset>[0]);
    const found: ISpectralDiagnostic[] = await linter.run(text);
    expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
    // It validates every example of a hundred operations.
  }, 120_000);

  it('has every operation with all of its statuses', () => {
    for (const { path, id, itemOperation, deprecated } of publishedOperations) {
      const post = paths[path ?? '']?.post;
      expect(post?.operationId).toBe(id);
      const statuses = ['200', '400', '401', '403', '408', '429', '431', '500'];
      if (deprecated !== null) statuses.push('410');
      if (itemOperation === null) statuses.push('502');
      expect(Object.keys(post?.responses ?? {})).toEqual(statuses.toSorted());
    }
    const gone = paths[retiring.path ?? '']?.post;
    expect(gone?.deprecated).toBe(true);
    expect(Object.keys(gone?.responses ?? {})).toContain('410');
  });

  it('tells the headers of every answer, those of retiring operations on them alone', () => {
    const headers = (operation: Operation | undefined, status: number) =>
      Object.keys(answerOf(operation, status)?.headers ?? {});
    const common = ['X-Request-Id', 'RateLimit-Policy', 'Idempotency-Key'];
    const quota = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
    const leaving = ['Deprecation', 'Sunset', 'Link'];
    for (const [path, { post }] of Object.entries(paths)) {
      if (post === undefined) continue;
      const more = post.deprecated === true ? leaving : [];
      expect(headers(post, 200), path).toEqual([...common, ...quota, 'X-Cache', ...more]);
      expect(headers(post, 400), path).toEqual([...common, ...more]);
      expect(headers(post, 429), path).toEqual([...common, ...quota, 'Retry-After', ...more]);
      expect(headers(post, 403), path).toEqual(['X-Request-Id']);
    }
  });

  it('holds schemas that compile strictly, and examples that they take', () => {
    const ajv = compiler();
    let compiled = 0;
    for (const { schema, example, examples = {} } of mediaIn(document)) {
      const isValid = ajv.compile(schema);
      compiled += 1;
      const values = [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples).map(({ value }) => value),
      ];
      for (const value of values) expect(isValid(value), JSON.stringify([value, isValid.errors])).toBe(true);
    }
    expect(compiled).toBeGreaterThan(2 * publishedOperations.length);
  });

  it('shows answers of its own operations alone', () => {
    const known = new Set(publishedOperations.map(({ id }) => id));
    expect(Object.keys(exampleAnswers).filter((id) => !known.has(id))).toEqual([]);
    const shown = publishedOperations.filter(({ path, id }) => {
      const media = answerOf(paths[path ?? '']?.post, 200)?.content['application/json'];
      return (media?.examples?.['answer'] !== undefined) === Object.hasOwn(exampleAnswers, id);
    });
    expect(shown).toHaveLength(publishedOperations.length);
  });
});

/** Every body that the document describes. */
function mediaIn(value: unknown): Media[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'application/json' ? [member as Media] : mediaIn(member),
  );
}
