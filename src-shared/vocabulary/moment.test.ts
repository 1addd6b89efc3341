import { describe, expect, it } from 'vitest';
import { clockTime, isoMoment, longMoment, moment, shortDate } from './moment';

// 1 January 2027, 04:59:59.120 UTC: still the old year in Colombia.
const eve = Date.UTC(2027, 0, 1, 4, 59, 59, 120);

describe('times of a report', () => {
  it('are those of Colombia and say their offset', () => {
    expect(moment(eve)).toBe('2026-12-31 23:59:59 −05:00');
    expect(isoMoment(eve)).toBe('2026-12-31T23:59:59.120-05:00');
    expect(Date.parse(isoMoment(eve))).toBe(eve);
    expect(clockTime(eve)).toBe('23:59:59');
  });

  it('are written out on a cover in its language', () => {
    expect(longMoment(eve, 'es')).toBe('31 de diciembre de 2026, 23:59 (−05:00)');
    expect(longMoment(eve, 'en')).toBe('31 December 2026, 23:59 (−05:00)');
  });
});

describe('dates of a report', () => {
  it('have the month as a word', () => {
    expect(shortDate('2026-11-21', 'es')).toBe('21 nov 2026');
    expect(shortDate('2026-01-02', 'en')).toBe('02 Jan 2026');
  });

  it('stay as they are when they are no dates', () => {
    for (const value of ['', '2026', '2026-13-01', 'ayer']) expect(shortDate(value, 'es')).toBe(value);
  });
});
