import { businessParticles, personParticles } from './lexicon/particles';
import { businessWords, numerals, placeWords } from './lexicon/business-words';
import { givenNames, surnames } from './lexicon/common-names';
import { legalFormAt } from './lexicon/legal-forms';
import { abbreviations, spellings } from './lexicon/spellings';
import { generations, titles, vesselPrefixes } from './lexicon/titles';
import { bounded } from './bounded-cache';
import { consonantSet, units } from './score/units';
import type { LatinWord } from './text/latin';
import { nameWords } from './text/words';

/** What a name is the name of; decides which of its words count. */
export const schemas = ['Person', 'Company', 'Vessel'] as const;
export type Schema = (typeof schemas)[number];

export type TokenKind =
  /** A word that tells this name from others. */
  | 'name'
  /** One letter that stands for a name. */
  | 'initial'
  | 'number'
  /** A place or direction in the name of a company. */
  | 'place'
  /** A word that many companies bear: «inversiones», «group». */
  | 'common'
  | 'legal_form'
  | 'particle'
  | 'title'
  /** Jr., II, Filho: tells father from son. */
  | 'generation';

/** A word of a name, ready to be compared. */
export interface Token {
  /** The same for the same word of the same kind. */
  readonly serial: number;
  /** In a to z and digits. */
  readonly text: string;
  readonly kind: TokenKind;
  /** Words of one meaning or one original spelling have the same; a legal form has its kind. */
  readonly canonical: string;
  readonly units: string;
  /** See `consonantSet`. */
  readonly consonants: number;
  readonly vowelless: boolean;
  /** 52 bits of `canonical`: those of all words of a name, added up, tell it in any order. */
  readonly print: number;
  readonly isGiven: boolean;
  readonly isSurname: boolean;
}

export interface ParsedName {
  readonly schema: Schema;
  readonly tokens: readonly Token[];
  /** All words as they were read, company forms and particles included, for acronyms. */
  readonly words: readonly string[];
}

/** The kinds that make a name findable; the others are compared, but nobody is found by them. */
export const isSignificant = ({ kind }: Token): boolean =>
  kind === 'name' || kind === 'number' || kind === 'place' || kind === 'common' || kind === 'initial';

/**
 * Reads a name.
 * @param schema without it a company form or prefix decides; a name that has neither is a person's
 */
export function parseName(name: string, schema?: Schema): ParsedName {
  if (schema === undefined) return parseName(name, inferSchema(name));
  const { words, inverted, aside } = nameWords(name, schema === 'Person');
  const found = schema === 'Person' ? personTokens(words, inverted) : businessTokens(words, schema);
  return { schema, tokens: atLeastOne(found, words), words: [...words, ...aside].map(({ text }) => text) };
}

/** What kind of name it looks like: companies give themselves away by their form, vessels by the prefix. */
function inferSchema(name: string): Schema {
  const words = nameWords(name, false).words.map(({ text }) => text);
  if (/^\s*(?:m[vt]|s\/s|m\/[vt]|f\/v)\b/iu.test(name)) return 'Vessel';
  const spelled = words.filter((word) => word.length > 1);
  const forms = words.findIndex((_, at) => legalFormAt(words, at, (end) => end >= words.length) !== null);
  if (forms > 0 && words.length > 1) return 'Company';
  return spelled.some((word) => (businessWords.has(word) || word === 'sa') && !isPersonal(word))
    ? 'Company'
    : 'Person';
}

const isPersonal = (word: string): boolean => givenNames.has(word) || surnames.has(word);

let serials = 0;

/** Tokens repeat from name to name, and what is known of one is found out once. Those of one word, by their text. */
const tokensOf = bounded(50_000, (_text: string): Token[] => []);

function token({ text, vowelless }: LatinWord, kind: TokenKind, canonical = text): Token {
  const known = tokensOf(text);
  for (const one of known)
    if (one.kind === kind && one.canonical === canonical && one.vowelless === vowelless) return one;
  const made = tokenOf(text, kind, canonical, vowelless);
  known.push(made);
  return made;
}

function tokenOf(text: string, kind: TokenKind, canonical: string, vowelless: boolean): Token {
  const sounds = units(text);
  serials += 1;
  return {
    serial: serials,
    text,
    kind,
    canonical,
    units: sounds,
    consonants: consonantSet(sounds),
    vowelless,
    print: printOf(canonical),
    isGiven: givenNames.has(text) || givenNames.has(canonical),
    isSurname: surnames.has(text),
  };
}

/** Two FNV-1a hashes. */
function printOf(word: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    low = Math.imul(low ^ letter, 0x01000193);
    high = Math.imul(high ^ letter, 0x85ebca6b);
  }
  return (high & 0xfffff) * 2 ** 32 + (low >>> 0);
}

function personTokens(words: readonly LatinWord[], inverted: number): Token[] {
  const found: Token[] = [];
  // In «SURNAME, Given» a «Jr.» closes the given names and «II» the surname: both are at an end.
  const isEnd = (at: number): boolean => at === words.length - 1 || at === words.length - 1 - inverted;
  for (const [at, word] of words.entries()) {
    const { text } = word;
    const sure = word.vowelless ? null : surePersonName(text);
    if (sure !== null) {
      found.push(sure);
      continue;
    }
    const generation = generations.get(text === 'sr' ? 'senior' : text);
    const isOuter = at === 0 || at === words.length - 1;
    if (isPersonParticle(text) && !(text.length === 1 && (isOuter || word.dotted)))
      found.push(token(word, 'particle'));
    else if (generation !== undefined && at > 0 && (isEnd(at) || text.length <= 3))
      found.push(token(word, 'generation', generation));
    else if ((titles.has(text) || (text === 'sr' && at === 0)) && words.length > 2 && !isPersonal(text))
      found.push(token(word, 'title'));
    else if (/^[a-z]$/.test(text)) found.push(token(word, 'initial'));
    else if (/^\d+$/.test(text)) found.push(token(word, 'number'));
    else found.push(personName(word));
  }
  return found;
}

const isPersonParticle = (text: string): boolean =>
  text === 'ibn' || text === 'bin' || personParticles.has(text);

/** Most words of people's names can only be one thing, wherever they stand; null for the others. */
const surePersonName = bounded(50_000, (text: string): Token | null =>
  text.length < 2 ||
  text === 'sr' ||
  isPersonParticle(text) ||
  generations.has(text) ||
  titles.has(text) ||
  /^\d+$/.test(text)
    ? null
    : personName({ text, vowelless: false }),
);

function personName(word: LatinWord): Token {
  const text = abbreviations.get(word.text) ?? word.text;
  return token({ ...word, text }, 'name', spellings.get(text) ?? patronymic(text) ?? text);
}

/** «Son of» with the father's name in one spelling: Uladzimiravich and Volodymyrovych are Vladimirovich. */
function patronymic(word: string): string | undefined {
  const [, father = '', suffix = ''] = /^(.{3,}?)[yi]?[oaei](vich|vych|vitch|vna)$/.exec(word) ?? [];
  if (father === '') return undefined;
  const known = [father, `${father}y`, `${father}ay`, `${father}ey`].map((name) => spellings.get(name));
  return `${known.find((name) => name !== undefined) ?? father}+${suffix === 'vna' ? 'vna' : 'vich'}`;
}

function businessTokens(given: readonly LatinWord[], schema: Schema): Token[] {
  const words = given;
  const texts = words.map(({ text }) => text);
  const found: Token[] = [];
  const isTail = (end: number): boolean => {
    for (let at = end; at < texts.length;) {
      const form = legalFormAt(texts, at, (next) => next >= texts.length || isTail(next));
      if (form === null) return false;
      at += form.length;
    }
    return true;
  };
  for (let at = 0; at < words.length;) {
    const word = words[at] as LatinWord;
    const form = schema === 'Company' ? legalFormAt(texts, at, isTail) : null;
    if (form !== null && (at > 0 || form.length < texts.length)) {
      const spelled = texts.slice(at, at + form.length).join('');
      found.push(token({ text: spelled, vowelless: false }, 'legal_form', form.kind));
      at += form.length;
      continue;
    }
    const letters = lettersFrom(texts, at);
    if (letters > 1) {
      found.push(token({ text: texts.slice(at, at + letters).join(''), vowelless: false }, 'name'));
      at += letters;
      if (schema === 'Vessel' && found.length === 1) found[0] = vesselWord(found[0] as Token);
      continue;
    }
    found.push(businessToken(word, at, words.length, schema));
    at += 1;
  }
  return found;
}

/** How many single letters follow each other: «I. B. M.» is one word. */
function lettersFrom(texts: readonly string[], at: number): number {
  let end = at;
  while (/^[a-z]$/.test(texts[end] ?? '') && texts[end] !== 'y' && texts[end] !== 'e') end += 1;
  return end - at;
}

const vesselWord = (first: Token): Token =>
  vesselPrefixes.has(first.text) ? { ...first, kind: 'particle' } : first;

function businessToken(word: LatinWord, at: number, length: number, schema: Schema): Token {
  const { text } = word;
  if (text === 'i' && at > 0 && at === length - 1) return token(word, 'number', '1');
  if (businessParticles.has(text)) return token(word, 'particle');
  if (schema === 'Vessel' && at === 0 && length > 1 && vesselPrefixes.has(text))
    return token(word, 'particle');
  if (/^\d+$/.test(text)) return token(word, 'number', text.replace(/^0+(?=\d)/, ''));
  const number = numerals.get(text);
  if (number !== undefined) return token(word, 'number', number);
  const place = placeWords.get(text);
  if (place !== undefined) return token(word, 'place', place);
  const common = schema === 'Company' ? businessWords.get(text) : undefined;
  if (common !== undefined) return token(word, 'common', common);
  return token(word, 'name', spellings.get(text) ?? text);
}

/** A name of nothing but particles and forms («Los De La», «SA») is what it says: then every word counts. */
function atLeastOne(found: readonly Token[], words: readonly LatinWord[]): readonly Token[] {
  if (found.some(isSignificant) || words.length === 0) return found;
  return words.map((word) => token(word, 'name'));
}
