import { expect, test } from 'vitest';
import { renewalGap } from './renewal-gap';
import type { Entity } from './types';

const entity = (over: Partial<Entity>) =>
  ({ status_code: '01', last_renewed_year: 2025, registration_date: '2010-05-01', ...over }) as Entity;

test.each([
  ['the term has ended', entity({}), '2026-06-01', 2026],
  ['the term has not ended', entity({}), '2026-03-31', null],
  ['renewed', entity({ last_renewed_year: 2026 }), '2026-06-01', null],
  ['years behind, in January', entity({ last_renewed_year: 2020 }), '2026-01-15', 2025],
  ['cancelled', entity({ status_code: '03' }), '2026-06-01', null],
  ['registered this year', entity({ registration_date: '2026-04-02' }), '2026-06-01', null],
  ['the copy does not tell the year', entity({ last_renewed_year: null }), '2026-06-01', null],
  ['the copy has no day', entity({}), null, null],
])('%s', (_, registration, asOf, gap) => {
  expect(renewalGap(registration, asOf)).toBe(gap);
});
