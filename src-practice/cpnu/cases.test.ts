import { describe, expect, test } from 'vitest';
import { parseRadicado } from '@shared/vocabulary/radicado';
import { day, stamp } from './calendar';
import { caseBook, lastSerial } from './cases';
import { specialRadicados } from './special';

const today = day(2026, 11, 21);
const book = caseBook(today);
const specialNumbers = new Set<string>(Object.values(specialRadicados).map(({ number }) => number));

describe('the invented cases', () => {
  test('are many, and the same on every start', () => {
    expect(book.byNumber.size).toBeGreaterThanOrEqual(500);
    const told = (of: typeof book) =>
      of.records.map(({ actions, ...record }, index) => [record, index % 50 === 0 ? actions() : null]);
    expect(told(caseBook(today))).toEqual(told(book));
  });

  test('have radicados that read as what they are', () => {
    for (const record of book.records) {
      const parsed = parseRadicado(record.number);
      expect(parsed?.parts.find((part) => part.key === 'year')?.digits, record.number).toBe(
        stamp(record.filed).slice(0, 4),
      );
      if (specialNumbers.has(record.number)) continue;
      for (const key of ['municipality', 'entity', 'specialty', 'instance'])
        expect(parsed?.parts.find((part) => part.key === key)?.name, record.number).not.toBeNull();
      expect(Number(record.number.slice(16, 21))).toBeLessThanOrEqual(lastSerial);
    }
  });

  test('have records of their own, with the parties of their radicado', () => {
    expect(book.byId.size).toBe(book.records.length);
    for (const rows of book.byNumber.values())
      for (const row of rows) expect(row.parties).toEqual(rows[0]?.parties);
  });

  test('are of every kind a person has to learn to read', () => {
    const rows = [...book.byNumber.values()];
    expect(rows.filter((list) => list.length > 1).length).toBeGreaterThan(50);
    expect(rows.filter((list) => list.every((row) => row.isPrivate)).length).toBeGreaterThan(20);
    expect(
      rows.filter((list) => new Set(list.map((row) => row.isPrivate)).size === 2).length,
    ).toBeGreaterThan(20);
    expect(new Set(book.records.map((row) => row.matter.name)).size).toBeGreaterThanOrEqual(9);
    expect(new Set(book.records.map((row) => row.court.department)).size).toBeGreaterThanOrEqual(15);
    expect(book.records.filter((row) => row.undated).length).toBeGreaterThan(10);
    expect(book.records.filter((row) => row.actions().length > 120).length).toBeGreaterThan(20);
    const recent = book.records.filter((row) => (row.actions().at(-1)?.day ?? 0) >= today - 30).length;
    expect(recent).toBeGreaterThan(100);
    expect(recent).toBeLessThan(book.records.length / 2);
  });
});

describe('the course of a case', () => {
  test('runs in order from its filing to today', () => {
    for (const record of book.records.filter((_, index) => index % 7 === 0)) {
      const actions = record.actions();
      expect(actions.map((action) => action.sequence)).toEqual(actions.map((_, place) => place + 1));
      const days = actions.map((action) => action.day);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(days[0]).toBeGreaterThanOrEqual(record.filed);
      expect(days.at(-1)).toBeLessThanOrEqual(today);
      for (const { note } of actions) expect(note ?? '').not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('is only longer on a later day', () => {
    const later = caseBook(today + 120);
    let grown = 0;
    for (const [index, record] of book.records.entries()) {
      if (index % 11 !== 0) continue;
      const before = record.actions();
      const after = later.records[index]?.actions() ?? [];
      expect(after.slice(0, before.length)).toEqual(before);
      if (after.length > before.length) grown += 1;
    }
    expect(grown).toBeGreaterThan(10);
  });
});
