import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBody } from './answer-body';
import { canonicalJson } from './canonical-json';

describe('canonical JSON', () => {
  it('is the same whatever the order of members, and without what is undefined', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ñ' }], a: -0, x: undefined })).toBe(
      '{"a":0,"b":[1,{"c":"ñ","d":null}]}',
    );
    expect(canonicalJson([undefined, Number.NaN])).toBe('[null,null]');
  });

  it('says what JSON says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(JSON.parse(canonicalJson(value))).toEqual(plain);
        expect(canonicalJson(plain)).toBe(canonicalJson(value));
      }),
    );
  });
});

it('the body of an answer is the same bytes however often it is read and written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const body = answerBody(data);
      expect(answerBody((JSON.parse(body) as { data: unknown }).data)).toBe(body);
    }),
  );
});
