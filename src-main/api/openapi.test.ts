import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { publishedOperations } from '@shared/operations';
import { testOperation } from '../engine/testing/rig';
import { openApi } from './openapi';

const retiring = testOperation({
  deprecated: { since: '2026-08-27', sunset: '2026-12-01', successor: '/xx/test/next/v1' },
});
const text = JSON.stringify(openApi([...publishedOperations, retiring], 'http://127.0.0.1:1'));

interface Operation {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody: { readonly content: Readonly<Record<string, { schema: object; example: unknown }>> };
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
const parsed = () => JSON.parse(text) as Document;

describe('the OpenAPI document', () => {
  it('is one of OpenAPI 3.1 under the name of the interface', async () => {
    const result = await validate(JSON.parse(text) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
    expect(parsed()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'public-sector data marketplace API', version: '1.0.0' },
    });
  });

  it('has every operation with all of its statuses', () => {
    const { paths } = parsed();
    for (const { path, id, itemOperation } of publishedOperations) {
      const post = paths[path ?? '']?.post;
      expect(post?.operationId).toBe(id);
      const statuses = ['200', '400', '401', '429', '500', ...(itemOperation === null ? ['502'] : [])];
      expect(Object.keys(post?.responses ?? {})).toEqual(statuses);
    }
    const gone = paths[retiring.path ?? '']?.post;
    expect(gone?.deprecated).toBe(true);
    expect(Object.keys(gone?.responses ?? {})).toContain('410');
  });

  it('holds schemas that compile strictly, and examples that they take', () => {
    const { paths, components } = parsed();
    const ajv = formats.default(new Ajv2020({ strict: true, allErrors: true }));
    for (const [name, schema] of Object.entries(components.schemas))
      ajv.addSchema(schema, `#/components/schemas/${name}`);
    let compiled = 0;
    for (const schema of schemasIn(paths)) {
      ajv.compile(schema);
      compiled += 1;
    }
    expect(compiled).toBeGreaterThan(2 * publishedOperations.length);
    for (const { path, example } of publishedOperations) {
      const schema = paths[path ?? '']?.post.requestBody.content['application/json']?.schema ?? {};
      expect(ajv.validate(schema, example)).toBe(true);
    }
  });
});

/** Every schema that stands under a `schema` member. */
function schemasIn(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'schema' ? [member as object] : schemasIn(member),
  );
}
