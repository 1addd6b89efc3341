import { describe, expect, it } from 'vitest';
import { formatComing, formatDate, formatDuration, formatMillis, formatMoment, formatRecent } from './dates';

const at = (...parts: [number, number, number, number?, number?, number?]) => {
  const [year, month, ...rest] = parts;
  return new Date(year, month - 1, ...(rest as [number])).getTime();
};

describe('dates as people of the trade write them', () => {
  it('writes calendar dates without shifting them', () => {
    expect(formatDate('2026-11-21', 'es')).toBe('21 nov 2026');
    expect(formatDate('2026-09-01', 'es')).toBe('01 sep 2026');
    expect(formatDate('2026-01-02', 'en')).toBe('02 Jan 2026');
    expect(formatDate('sin fecha', 'es')).toBe('sin fecha');
  });

  it('writes moments in the time of this machine', () => {
    expect(formatMoment(at(2026, 11, 21, 10, 42, 7), 'es')).toBe('21 nov 2026, 10:42:07');
  });

  it('shortens what lies near', () => {
    const now = at(2026, 11, 21, 12, 0);
    expect(formatRecent(at(2026, 11, 21, 0, 5), now, 'es')).toBe('00:05');
    expect(formatRecent(at(2026, 11, 20, 23, 59), now, 'es')).toBe('ayer');
    expect(formatRecent(at(2026, 11, 19, 8, 0), now, 'en')).toBe('19 Nov');
    expect(formatRecent(at(2025, 11, 19, 8, 0), now, 'es')).toBe('19 nov 2025');
    expect(formatComing(at(2026, 11, 21, 14, 20), now, 'es')).toBe('14:20');
    expect(formatComing(at(2026, 11, 22, 9, 14), now, 'es')).toBe('mañana 09:14');
    expect(formatComing(at(2026, 11, 24, 9, 14), now, 'en')).toBe('24 Nov, 09:14');
  });

  it('knows the turn of the year', () => {
    expect(formatRecent(at(2025, 12, 31, 23, 0), at(2026, 1, 1, 1, 0), 'es')).toBe('ayer');
    expect(formatComing(at(2027, 1, 1, 0, 30), at(2026, 12, 31, 22, 0), 'es')).toBe('mañana 00:30');
  });

  it('writes durations in the largest useful unit', () => {
    expect(formatDuration(12.4)).toBe('12 s');
    expect(formatDuration(61)).toBe('2 min');
    expect(formatDuration(7500)).toBe('2 h 05 min');
    expect(formatDuration(47 * 3600)).toBe('47 h 00 min');
    expect(formatDuration(120 * 3600 + 60)).toBe('5 d 0 h');
    expect(formatMillis(340.4, 'es')).toBe('340 ms');
    expect(formatMillis(1449, 'es')).toBe('1,4 s');
  });
});
