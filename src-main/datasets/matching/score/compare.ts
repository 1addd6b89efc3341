import type { ParsedName, Schema, Token } from '../name';
import { otherForms } from '../lexicon/spellings';
import { distance } from './distance';
import { skeleton, units } from './units';

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
  otherForm: 0.86,
  initial: 0.6,
  consonants: 0.88,
  fewConsonants: 0.72,
  shortened: 0.7,
  joined: 0.96,
} as const;

/** Up to this distance nothing but spellings of one sound differ. */
const spellingDistance = 0.5;

/** How far two words of so many units may be apart and be one word with an error; short ones hardly at all. */
function tolerance(length: number): number {
  if (length <= 3) return 0.3;
  if (length === 4) return 0.7;
  if (length === 5) return 1;
  if (length <= 7) return 1.35;
  return length <= 10 ? 2 : 2.6;
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
    if (otherForms(a.text).has(b.text) || otherForms(a.canonical).has(b.canonical))
      return { how: 'other_form', similarity: worth.otherForm };
    // Two names that many people bear are two names, however little apart.
    if ((a.isGiven || a.isSurname) && (b.isGiven || b.isSurname)) return compareUnits(a, b, spellingDistance);
  }
  const close = compareUnits(a, b, Infinity);
  return close ?? (schema === 'Person' ? compareBeginning(a.text, b.text) : null);
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
  const limit = Math.min(tolerance(length), atMost);
  // An error changes two consonants of the set at most, and costs half a step at least.
  if (bits(a.consonants ^ b.consonants) > 4 * limit + 1) return null;
  const apart = distance(a.units, b.units, limit);
  if (apart > limit) return null;
  const similarity = 1 - apart / length;
  return apart <= spellingDistance ? { how: 'spelling', similarity } : { how: 'typo', similarity };
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function compareBeginning(a: string, b: string): Likeness | null {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const isBeginning = short.length >= 4 && long.length >= short.length + 2 && long.startsWith(short);
  return isBeginning ? { how: 'shortened', similarity: worth.shortened } : null;
}

/** Compares words that one name writes together and the other apart. */
export function compareJoined(together: Token, apart: readonly Token[]): Likeness | null {
  const text = apart.map((token) => token.text).join('');
  if (together.text === text) return { how: 'joined', similarity: worth.joined };
  if (together.vowelless) {
    const found = compareConsonants(together.text, text);
    return found === null ? null : { how: 'joined', similarity: found.similarity };
  }
  const one = together.units;
  const other = units(text);
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

export function acronymsOf({ tokens, words }: Pick<ParsedName, 'tokens' | 'words'>): ReadonlySet<string> {
  const initials = (texts: readonly string[]): string => texts.map((text) => text[0] ?? '').join('');
  const spoken = tokens.filter(({ kind }) => kind !== 'particle');
  const own = spoken.filter(({ kind }) => kind !== 'legal_form');
  const forms = spoken.filter(({ kind }) => kind === 'legal_form').map(({ text }) => text);
  const ownInitials = initials(own.map(({ text }) => text));
  const found = [initials(words), ownInitials, ownInitials + forms.join('')];
  return new Set(found.filter((acronym) => acronym.length >= 3 && own.length >= 2));
}
