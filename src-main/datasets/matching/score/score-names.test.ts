import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualThreshold } from '@shared/screening';
import type { Schema } from '../name';
import { qualify } from './qualifiers';
import { scoreNames, type NameScore } from './score-names';

const schemas: readonly Schema[] = ['Person', 'Company', 'Vessel'];

const words =
  'Julián|OCAMPO|de|la|Ríos|J.|Jr.|S.A.S.|Ltda|II|7|Inversiones|Al-Dosari|Вершигора|محمد|الدوسري|陈晓明|김영호|Ελένη|Quokka|Wei|Wen|(GEZ)|MV|,'.split(
    '|',
  );

/** Texts as a list could hold them: words of any script, forms, particles, and what nobody expects. */
const names = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const schema = fc.constantFrom(...schemas);

const sum = ({ words, adjustments }: NameScore): number =>
  words.reduce((total, { contribution }) => total + contribution, 0) +
  adjustments.reduce((total, { change }) => total + change, 0);

const outcomes = (a: string, b: string, kind: Schema = 'Person'): readonly string[] =>
  scoreNames(a, b, kind).words.map(({ outcome }) => outcome);

describe('every score', () => {
  it('is from 0 to 1, and the sum of its explanation', () => {
    fc.assert(
      fc.property(names, names, schema, (a, b, kind) => {
        const score = scoreNames(a, b, kind);
        expect(score.score).toBeGreaterThanOrEqual(0);
        expect(score.score).toBeLessThanOrEqual(1 + 1e-9);
        expect(sum(score)).toBeCloseTo(score.score, 9);
        if (score.words.length > 0)
          expect(score.words.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('is the same whichever of the two names was asked', () => {
    fc.assert(
      fc.property(names, names, schema, (a, b, kind) => {
        expect(scoreNames(a, b, kind).score).toBeCloseTo(scoreNames(b, a, kind).score, 9);
      }),
    );
  });

  it('is 1 for a name and itself', () => {
    fc.assert(
      fc.property(names, schema, (name, kind) => {
        const { score, words } = scoreNames(name, name, kind);
        expect(words.length === 0 ? 1 : score).toBeCloseTo(1, 9);
      }),
    );
  });

  it('stays from 0 to 1 whatever else is known', () => {
    const dates = fc.array(
      fc.constantFrom('1970', '1970-05', '1970-05-01', '1970-01-05', '1971', '1950-05-01'),
      {
        maxLength: 2,
      },
    );
    const facts = fc.record({
      birthDates: dates,
      countries: fc.array(fc.constantFrom('Perú', 'peru', 'CO'), { maxLength: 2 }),
      identifiers: fc.array(fc.constantFrom('1.234', '1234', '99'), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(names, names, facts, facts, (a, b, mine, theirs) => {
        const score = qualify(scoreNames(a, b, 'Person'), mine, theirs);
        expect(score.score).toBeGreaterThanOrEqual(0);
        expect(score.score).toBeLessThanOrEqual(1 + 1e-9);
        expect(sum(score)).toBeCloseTo(score.score, 9);
      }),
    );
  });
});

describe('the explanation says how each word was found', () => {
  it.each([
    ['exact', 'Julián Ocampo', 'JULIAN OCAMPO', 'Person', ['exact', 'exact']],
    ['spelling', 'Zoraida Ibáñez', 'Soraida Ybanes', 'Person', ['spelling', 'spelling']],
    ['typo', 'Saturnino Quiceno', 'Saturmino Quiceno', 'Person', ['typo', 'exact']],
    ['other form', 'Pepe Quiceno', 'José Quiceno', 'Person', ['other_form', 'exact']],
    ['initial', 'S. Quiceno', 'Saturnino Quiceno', 'Person', ['initial', 'exact']],
    ['joined', 'Xochitl Delacruz', 'Xochitl de la Cruz', 'Person', ['exact', 'joined']],
    ['parted elsewhere', 'Quiceno Tunkim Ayta', 'Quiceno Tunki Mayta', 'Person', ['joined', 'exact']],
    ['typo', 'Sea Queen', 'Sea Quen', 'Vessel', ['exact', 'typo']],
    ['consonants', 'الدوسرك', 'Al Dosark', 'Person', ['exact', 'consonants']],
    ['synonym', 'Inversiones Quokka', 'Quokka Investments', 'Company', ['exact', 'synonym']],
    ['acronym', 'Empresa Quimbaya de Aguas Residuales', 'EQAR', 'Company', ['acronym']],
    ['missing', 'Tulio Echavarría', 'Tulio Echavarría Bustillo', 'Person', ['exact', 'exact', 'only_listed']],
    ['different', 'Tulio Echavarría', 'Tulio Bustillo', 'Person', ['exact', 'different']],
  ] as const)('%s', (_, a, b, kind, expected) => {
    expect([...outcomes(a, b, kind)].toSorted()).toEqual([...expected].toSorted());
  });

  it('says what beyond the words raises and lowers it', () => {
    const reasons = (a: string, b: string, kind: Schema) =>
      scoreNames(a, b, kind).adjustments.map(({ reason }) => reason);
    expect(reasons('Thomas Blackadder Jr.', 'Thomas Blackadder Sr.', 'Person')).toEqual(['generation']);
    expect(reasons('Quokka LLC', 'Quokka S.A.', 'Company')).toEqual(['legal_form']);
    expect(reasons('Juan García Núñez', 'Juan Núñez García', 'Person')).toEqual(['order']);
    expect(reasons('García Núñez Juan', 'Juan García Núñez', 'Person')).toEqual([]);
  });
});

describe('what is known beside the name', () => {
  const name = scoreNames('Tulio Echavarría', 'Tulio Echavarria Bustillo', 'Person');
  const born = (asked: string, listed: string): number =>
    qualify(name, { birthDates: [asked] }, { birthDates: [listed] }).score - name.score;

  it('raises for the same birth date, less for the same year, and lowers for another', () => {
    expect(born('1970-05-01', '1970-05-01')).toBeGreaterThan(born('1970-05-01', '1970'));
    expect(born('1970-05-01', '1970')).toBeGreaterThan(0);
    expect(born('1970-05-01', '1970-01-05')).toBeGreaterThan(0);
    expect(born('1970-05-01', '1970-08-09')).toBeLessThan(0);
    expect(born('1970-05-01', '1950-05-02')).toBeLessThan(born('1970-05-01', '1970-08-09'));
  });

  const perfect = scoreNames('Tulio Echavarría Bustillo', 'Tulio Echavarria Bustillo', 'Person');

  it.each([
    ['an approximate year', '1970-05-01', '1973', 'birth_date_close'],
    ['another year, the same day', '1970-05-01', '1981-05-01', 'birth_date_close'],
    ['a digit that slipped', '1970-05-01', '1990-05-01', 'birth_date_close'],
    ['digits that changed places', '1970-05-12', '1970-05-21', 'birth_date_close'],
    ['another day of the year', '1970-05-01', '1970-08-09', 'birth_date_differs'],
    ['a generation between them', '1970-05-01', '1943-02-28', 'birth_date_differs'],
    ['another decade', '1970', '1990', 'birth_date_differs'],
  ] as const)(
    'keeps a perfect name in sight and says what speaks against it: %s',
    (_, asked, listed, reason) => {
      const { score, adjustments } = qualify(perfect, { birthDates: [asked] }, { birthDates: [listed] });
      expect(adjustments.map((one) => one.reason)).toEqual([reason]);
      expect(score).toBeLessThan(1);
      expect(score).toBeGreaterThanOrEqual(usualThreshold);
    },
  );

  it('keeps a perfect name in sight when a close date, another country and another number meet', () => {
    const mine = { birthDates: ['1970'], countries: ['CO'], identifiers: ['1'] };
    const theirs = { birthDates: ['1972'], countries: ['PE'], identifiers: ['2'] };
    expect(qualify(perfect, mine, theirs).score).toBeGreaterThanOrEqual(usualThreshold);
    expect(qualify(perfect, mine, { ...theirs, birthDates: ['1940'] }).score).toBeLessThan(usualThreshold);
  });

  it('tells what agrees with a name that cannot score higher', () => {
    expect(qualify(perfect, { birthDates: ['1970'] }, { birthDates: ['1970-05-01'] }).adjustments).toEqual([
      { reason: 'birth_year', change: 0 },
    ]);
  });

  it('changes nothing when one side does not know it', () => {
    expect(qualify(name, { birthDates: ['1970'] }, {}).score).toBe(name.score);
    expect(qualify(name, {}, { countries: ['CO'], identifiers: ['1'] }).score).toBe(name.score);
  });

  it('makes a match of a common identity number whatever the name', () => {
    const other = scoreNames('Otra Persona', 'Tulio Echavarría', 'Person');
    const same = qualify(other, { identifiers: ['79.555.123'] }, { identifiers: ['79555123'] });
    expect(same.score).toBeGreaterThanOrEqual(0.9);
  });
});
