import { expect, test } from 'vitest';
import { ciiuDivision } from './ciiu';

test.each([
  ['6201', 'Desarrollo de sistemas informáticos y consultoría'],
  ['0111', 'Agricultura, ganadería, caza'],
  ['47', 'Comercio al por menor'],
  ['0400', null],
  ['62011', null],
  ['abc', null],
  ['', null],
])('%s is of «%s»', (code, name) => {
  expect(ciiuDivision(code)).toBe(name);
});
