import { describe, expect, it } from 'vitest';
import type { ScreeningSubject } from '@shared/screening';
import { subjectKey } from './subject';

const subject = (change: Partial<ScreeningSubject>): ScreeningSubject => ({
  name: 'Tulio Echavarría',
  kind: null,
  birthDate: null,
  countries: [],
  identifiers: [],
  ...change,
});

describe('a subject', () => {
  it('is the same however its name and numbers are written, whatever else is said of it', () => {
    const known = subjectKey(subject({ identifiers: ['900.123.456-8', 'AB 1'] }));
    const same = subject({
      name: ' TULIO  echavarria. ',
      kind: 'Person',
      countries: ['Colombia'],
      identifiers: ['ab1', '9001234568'],
    });
    expect(subjectKey(same)).toBe(known);
  });

  it('is another one with another birth date or number', () => {
    const known = subjectKey(subject({}));
    expect(subjectKey(subject({ birthDate: '1970' }))).not.toBe(known);
    expect(subjectKey(subject({ identifiers: ['1'] }))).not.toBe(known);
  });
});
