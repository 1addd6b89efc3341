import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanRadicado, diagnoseRadicado } from '@shared/vocabulary/radicado';
import { rowProblems, type RowProblem, type RowRepair } from '@shared/batch';
import { dayOf } from './cpnu/calendar';
import { caseBook } from './cpnu/cases';
import { sampleFiles } from './samples';

const file = (name: string) => readFileSync(new URL(`../samples/${name}`, import.meta.url));

test('the files are those that the practice cases make (node scripts/make-samples.mjs writes them)', () => {
  for (const [name, bytes] of Object.entries(sampleFiles()))
    expect(file(name).equals(bytes), name).toBe(true);
});

test('the clean file holds 300 radicados, most of them with records', () => {
  const [header, ...lines] = file('radicados-limpio.csv').toString('utf8').trimEnd().split('\n');
  const numbers = lines.map((line) => line.split(',')[2] ?? '');
  const { byNumber } = caseBook(dayOf(Date.now()));
  expect(header).toBe('id,cliente,radicado,ciudad');
  expect(numbers).toHaveLength(300);
  expect(new Set(numbers).size).toBe(300);
  for (const number of numbers) {
    expect(cleanRadicado(number)).toEqual({ value: number, repairs: [] });
    expect(diagnoseRadicado(number).problem).toBeNull();
  }
  const known = numbers.filter((number) => byNumber.has(number)).length;
  expect(known).toBeGreaterThan(250);
  expect(known).toBeLessThan(290);
});

test('the dirty file has every problem and every repair that this encoding can hold', () => {
  const text = new TextDecoder('windows-1252').decode(file('radicados-sucio.csv'));
  const [header, ...lines] = text.split('\r\n');
  expect(header).toBe('Cliente;N.º de radicación;Ciudad;Observación');
  expect(() => new TextDecoder('utf-8', { fatal: true }).decode(file('radicados-sucio.csv'))).toThrow(
    TypeError,
  );
  const problems = new Set<RowProblem>();
  const repairs = new Set<RowRepair>();
  const seen = new Set<string>();
  for (const line of lines.filter((entry) => entry !== '')) {
    const { value, repairs: done } = cleanRadicado(line.split(';')[1]?.replaceAll('""', '"') ?? '');
    for (const repair of done) repairs.add(repair);
    const { problem } = diagnoseRadicado(value);
    if (problem !== null) problems.add(problem);
    else if (seen.has(value)) problems.add('duplicate');
    seen.add(value);
  }
  expect([...problems].toSorted()).toEqual([...rowProblems].toSorted());
  expect([...repairs].toSorted()).toEqual(['invisible', 'quotes', 'separators', 'spaces']);
  expect(lines).toContain('');
});
