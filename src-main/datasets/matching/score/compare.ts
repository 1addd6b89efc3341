import type { ParsedName, Schema, Token } from '../name';
import { otherForms, spellings } from '../lexicon/spellings';
import { beginAlike, distance } from './distance';
import { consonants, skeleton, units } from './units';

/** How one word of a name was found in the other. */
export type How =
  | 'exact'
  /** Another usual spelling or romanisation, or letters that sound alike: ñ n, y i, b v, s z c, ll y, h. */
  | 'spelling'
  /** The name in another language, or its pet name: Juan John, José Pepe. */
  | 'other_form'
  /** The word in another language: inversiones investments. */
  | 'synonym'
  | 'typo'
  /** Only the consonants could be compared, as one script writes no vowels. */
  | 'consonants'
  | 'initial'
  /** One is the beginning of the other. */
  | 'shortened'
  /** Two words of one name are one in the other. */
  | 'joined'
  /** The initials of the whole other name. */
  | 'acronym';

export interface Likeness {
  readonly how: How;
  /** From 0 to 1. */
  readonly similarity: number;
}

const worth = {
  canonical: 0.96,
  synonym: 0.95,
  otherForm: 0.8,
  initial: 0.6,
  consonants: 0.88,
  otherVowels: 0.82,
  fewConsonants: 0.6,
  shortened: 0.7,
  joined: 0.96,
  doubled: 0.9,
} as const;

/** Two letters exchanged in a word of three, where a distance says nothing. */
const exchangedInThree = 0.72;

/** Up to this distance nothing but spellings of one sound differ. */
const spellingDistance = 0.5;

/** How far two words of so many units may be apart and be one word with an error; short ones hardly at all. */
function tolerance(length: number): number {
  if (length <= 3) return 0.3;
  if (length === 4) return 0.7;
  if (length === 5) return 1;
  if (length <= 7) return 1.3;
  return length <= 10 ? 1.7 : 2.2;
}

/**
 * Compares one word with one word.
 * @returns null when they are two words
 */
export function compareTokens(a: Token, b: Token, schema: Schema): Likeness | null {
  if (a === b) return exact;
  const [low, high] = a.serial < b.serial ? [a.serial, b.serial] : [b.serial, a.serial];
  const key = high * 2 ** 26 + low;
  const memory = schema === 'Person' ? comparedPersonal : comparedOther;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const likeness = compare(a, b, schema);
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(key, likeness);
  return likeness;
}

/** The words of a question meet the same words in most of its candidates. */
const comparedPersonal = new Map<number, Likeness | null>();
const comparedOther = new Map<number, Likeness | null>();
const mostRemembered = 100_000;

const exact: Likeness = { how: 'exact', similarity: 1 };

function compare(a: Token, b: Token, schema: Schema): Likeness | null {
  if (a.text === b.text) return exact;
  if (a.kind === 'number' || b.kind === 'number') return a.canonical === b.canonical ? exact : null;
  if (a.kind === 'initial' || b.kind === 'initial') return compareInitial(a, b);
  if (a.canonical === b.canonical) {
    const isSynonym = a.kind === 'common' || a.kind === 'place';
    return isSynonym
      ? { how: 'synonym', similarity: worth.synonym }
      : { how: 'spelling', similarity: worth.canonical };
  }
  if (a.vowelless || b.vowelless) return compareConsonants(a.text, b.text);
  if (schema === 'Person') {
    const spelling = compareUnits(a, b, spellingDistance);
    if (spelling !== null && spelling.similarity > worth.otherForm) return spelling;
    if (otherForms(a.text).has(b.text) || otherForms(a.canonical).has(b.canonical))
      return { how: 'other_form', similarity: worth.otherForm };
    // Two names that many people bear are two names, however little apart.
    if ((a.isGiven || a.isSurname) && (b.isGiven || b.isSurname)) return compareUnits(a, b, spellingDistance);
  }
  if (!beginAlike(a.units, b.units)) return null;
  const close = compareUnits(a, b, Infinity) ?? compareDoubled(a.text, b.text);
  if (close !== null || schema !== 'Person') return close;
  return compareVowels(a.units, b.units) ?? compareBeginning(a, b);
}

function compareInitial(a: Token, b: Token): Likeness | null {
  const isShort = a.kind !== b.kind && a.text[0] === b.text[0];
  return isShort ? { how: 'initial', similarity: worth.initial } : null;
}

function compareConsonants(a: string, b: string): Likeness | null {
  const [one, other] = [skeleton(a), skeleton(b)];
  if (one === '' || one !== other) return null;
  return { how: 'consonants', similarity: one.length > 2 ? worth.consonants : worth.fewConsonants };
}

function compareUnits(a: Token, b: Token, atMost: number): Likeness | null {
  const length = Math.max(a.units.length, b.units.length);
  if (length <= longestGendered && (isOtherGender(a.units, b.units) || isOtherGender(b.units, a.units)))
    return null;
  const limit = Math.min(tolerance(length), atMost);
  // An error changes two consonants of the set at most, and costs half a step at least.
  if (bits(a.consonants ^ b.consonants) > 4 * limit + 1) return null;
  const apart = distance(a.units, b.units, limit);
  if (apart > limit)
    return length === 3 && atMost > spellingDistance && sameLetters(a.units, b.units)
      ? { how: 'typo', similarity: exchangedInThree }
      : null;
  const similarity = 1 - apart / length;
  return apart <= spellingDistance ? { how: 'spelling', similarity } : { how: 'typo', similarity };
}

/** A doubled letter that one of them lacks may sound otherwise, and is the commonest slip: Queen, Quen. */
function compareDoubled(a: string, b: string): Likeness | null {
  const single = (text: string): string => text.replaceAll(/(.)\1+/g, '$1');
  return Math.min(a.length, b.length) >= 4 && single(a) === single(b)
    ? { how: 'typo', similarity: worth.doubled }
    : null;
}

/** Romanisations of one name may differ in every vowel: Mishkhis, Mushakhas. */
function compareVowels(a: string, b: string): Likeness | null {
  const written = consonants(a);
  const isOneForm = a.at(-1) === b.at(-1) && Math.abs(a.length - b.length) <= 2;
  return isOneForm && written.length >= 4 && written === consonants(b)
    ? { how: 'spelling', similarity: worth.otherVowels }
    : null;
}

const sameLetters = (a: string, b: string): boolean =>
  Array.from(a).toSorted().join('') === Array.from(b).toSorted().join('');

/** Longer words are hardly a pair; in them a lost last vowel is an error. */
const longestGendered = 8;

/** Mario and María, Daniel and Daniela, Nicolás and Nicolasa. */
const isOtherGender = (man: string, woman: string): boolean =>
  woman === `${man}a` || (woman === `${man.slice(0, -1)}a` && man.endsWith('o')) || man === `${woman}o`;

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A name that many people bear is complete: Harris is not the beginning of Harrison. */
function compareBeginning(a: Token, b: Token): Likeness | null {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  const isBeginning =
    short.text.length >= 4 &&
    long.text.length >= short.text.length + 2 &&
    long.text.startsWith(short.text) &&
    !short.isGiven &&
    !short.isSurname;
  return isBeginning ? { how: 'shortened', similarity: worth.shortened } : null;
}

/** Compares words that one name writes together and the other apart. */
export function compareJoined(together: Token, apart: readonly Token[]): Likeness | null {
  const text = apart.map((token) => token.text).join('');
  if (together.text === text || spellings.get(text) === together.canonical)
    return { how: 'joined', similarity: worth.joined };
  if (together.vowelless) {
    const found = skeleton(text).length >= 4 ? compareConsonants(together.text, text) : null;
    return found === null ? null : { how: 'joined', similarity: found.similarity };
  }
  const one = together.units;
  const other = units(text);
  if (!beginAlike(one.slice(0, 2), other.slice(0, 2))) return null;
  const length = Math.max(one.length, other.length);
  if (length < 5) return null;
  const limit = Math.min(length < 8 ? 0.7 : 1.2, tolerance(length));
  const away = distance(one, other, limit);
  return away > limit ? null : { how: 'joined', similarity: worth.joined * (1 - away / length) };
}

/**
 * Whether a word is the acronym of a name: of all its words, of those that say something, or of these without the
 * company form.
 */
export function isAcronymOf(word: string, { tokens, words }: ParsedName): boolean {
  if (word.length < 3 || word.length > 7) return false;
  return acronymsOf({ tokens, words }).has(word);
}

/** The ways in which a name may be shortened to initials: with its particles, without them, and with its company form. */
export function acronymsOf({ tokens, words }: Pick<ParsedName, 'tokens' | 'words'>): ReadonlySet<string> {
  const initials = (texts: readonly string[]): string => texts.map((text) => text[0] ?? '').join('');
  const spoken = tokens.filter(({ kind }) => kind !== 'particle');
  const own = spoken.filter(({ kind }) => kind !== 'legal_form');
  const forms = spoken.filter(({ kind }) => kind === 'legal_form').map(({ text }) => text);
  const ownInitials = initials(own.map(({ text }) => text));
  const found = [initials(words), ownInitials, ownInitials + forms.join('')];
  return new Set(found.filter((acronym) => acronym.length >= 3 && own.length >= 2));
}
