import { describe, expect, it } from 'vitest';
import { verdicts } from '../verdict';
import { findOperation } from '../operations';
import { lookupTone, toneMeanings, verdictTone, verdictTones, verdictWord } from './verdict';

describe.each([true, false])('the five verdicts, where a record is adverse: %s', (adverse) => {
  it.each(['es', 'en'] as const)('have five words and five meanings in %s', (language) => {
    expect(new Set(verdicts.map((verdict) => verdictWord(verdict, adverse)[language])).size).toBe(5);
    expect(
      new Set(verdicts.map((verdict) => toneMeanings[verdictTone(verdict, adverse)][language])).size,
    ).toBe(5);
    expect(new Set(verdicts.map((verdict) => verdictTone(verdict, adverse))).size).toBe(5);
  });
});

it('has a meaning of its own for every look, so that no legend says the same of two', () => {
  for (const language of ['es', 'en'] as const)
    expect(new Set(Object.values(toneMeanings).map((meaning) => meaning[language])).size).toBe(
      verdictTones.length,
    );
});

it('calls a record that speaks against the person a finding, and its absence clear', () => {
  expect(verdictWord('found', true).es).toBe('Con hallazgos');
  expect(verdictWord('found', false).es).toBe('Con registros');
  expect([verdictTone('nothing', true), verdictTone('nothing', false)]).toEqual(['clear', 'nothing']);
});

it('does not call clear whom the source does not know', () => {
  const adverse = findOperation('caixa_fgts_certificate');
  const digest = { found: false, title: null, place: null, date: null, count: null, note: null, flags: [] };
  expect(lookupTone({ verdict: 'nothing', digest }, adverse)).toBe('clear');
  expect(lookupTone({ verdict: 'nothing', digest: { ...digest, unknown: true } }, adverse)).toBe('unknown');
});
