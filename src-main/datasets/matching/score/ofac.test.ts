import { describe, expect, it } from 'vitest';
import { jaroWinkler, ofacScore } from './ofac';

describe('Jaro-Winkler', () => {
  // The examples of Winkler's paper.
  it.each([
    ['MARTHA', 'MARHTA', 0.961],
    ['DWAYNE', 'DUANE', 0.84],
    ['DIXON', 'DICKSONX', 0.813],
    ['ABC', 'XYZ', 0],
  ])('%s %s', (a, b, expected) => {
    expect(jaroWinkler(a, b, 0.7)).toBeCloseTo(expected, 2);
  });
});

describe('the score of the official search', () => {
  it.each([
    ['the same name', 'Tulio Echavarria', 'ECHAVARRIA, Tulio', 100],
    ['one common part of the listed name', 'Tulio', 'ECHAVARRIA, Tulio Enrique', 100],
    ['parts of two letters of the question do not count', 'Kim Un', 'KIM, Jong', 100],
    ['unless there are no others', 'Li', 'LI, Wei', 100],
    ['a part without a similar one counts nothing', 'Tulio Xqwzk', 'ECHAVARRIA, Tulio', 50],
    ['nothing alike', 'Xqwzk', 'ECHAVARRIA, Tulio', 0],
    ['no name', ' ', 'ECHAVARRIA, Tulio', 0],
  ])('%s', (_, asked, listed, expected) => {
    expect(ofacScore(asked, listed)).toBe(expected);
  });

  it('raises a long name for its beginning alone, when the first letters agree', () => {
    const long = 'TULIOPOLIS ADVANCED QUOKKA RESEARCH COMPLEX';
    expect(ofacScore('Tulio Ecq', long)).toBeGreaterThan(70);
    expect(ofacScore('Ecq Tulio', long)).toBeLessThan(ofacScore('Tulio Ecq', long));
  });
});
