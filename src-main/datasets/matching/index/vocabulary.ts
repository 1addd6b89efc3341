import type { Database } from 'better-sqlite3';
import { bounded } from '../bounded-cache';
import { parseName, type Schema, type Token } from '../name';
import { otherForms, otherSpellings } from '../lexicon/spellings';
import { compareTokens } from '../score/compare';
import { keysOf } from './keys';
import { marks } from './schema';

/** One way in which a word of the question may stand in the index. */
interface Spelling {
  readonly word: string;
  /** For FTS5; quoted. */
  readonly match: string;
  /** How many names hold it, about. */
  readonly names: number;
  readonly similarity: number;
}

/** A word of the question with all the words of the list that may be meant by it. */
export interface Expansion {
  readonly token: Token;
  /** An FTS5 expression that finds any of them. */
  readonly match: string;
  /** How many names it finds at most. */
  readonly names: number;
}

/** Words as similar as this are taken along; the score tells the rest. */
const leastSimilarity = 0.62;
const mostSpellings = 14;
const joinedSimilarity = 0.95;

/** Words of questions whose spellings in the list are remembered: the names of people repeat them. */
const mostRemembered = 4000;

/** Finds the words of a list that may be meant by a word of a question. */
export interface Vocabulary {
  /** @param next the word after it, which the list may write together with it */
  expand(token: Token, next: Token | undefined, previous: Token | undefined): Expansion;
  /** How many names hold the word. */
  count(word: string): number;
}

export function openVocabulary(db: Database, schema: Schema): Vocabulary {
  const names = db.prepare<[string], number>('SELECT names FROM match_vocabulary WHERE word = ?').pluck();
  const byKeys = db.prepare<[string], { word: string; names: number }>(
    `SELECT DISTINCT word, names FROM json_each(?) JOIN match_key ON match_key.key = value
       JOIN match_vocabulary USING (word)`,
  );
  const count = bounded(mostRemembered, (word: string): number => names.get(word) ?? 0);
  const own = bounded(mostRemembered, (token: Token): readonly Spelling[] => ownSpellings(token));
  const parted = bounded(mostRemembered, (text: string): readonly Spelling[] => apart(text, count));

  function ownSpellings(token: Token): readonly Spelling[] {
    const found = new Map<string, Spelling>();
    const put = (word: string, similarity: number, known = count(word)): void => {
      if (known > 0 && (found.get(word)?.similarity ?? 0) < similarity)
        found.set(word, { word, match: `"${word}"`, names: known, similarity });
    };
    put(token.text, 1);
    if (token.canonical !== token.text) put(token.canonical, 0.99);
    if (token.kind === 'number') return bestOf([...found.values()]);
    for (const word of otherSpellings(token.text)) put(word, 0.97);
    for (const word of otherForms(token.text)) put(word, 0.9);
    for (const { word, names: known } of byKeys.all(JSON.stringify(keysOf(token.text)))) {
      const [other] = parseName(word, schema).tokens;
      const likeness = other === undefined ? null : compareTokens(token, other, schema);
      if (likeness !== null && likeness.similarity >= leastSimilarity) put(word, likeness.similarity, known);
    }
    if (schema === 'Person') put(token.text.slice(0, 1), 0.63);
    if (/^[a-z]{3,7}$/.test(token.text)) {
      const acronym = marks.acronym(token.text);
      found.set(acronym, { word: acronym, match: `"${acronym}"`, names: 1, similarity: 0.7 });
    }
    return bestOf([...found.values()]);
  }

  /** What the list may write together with the word's neighbours. */
  function joined(token: Token, next: Token | undefined, previous: Token | undefined): Spelling[] {
    if (token.kind === 'number') return [];
    const words = [
      ...(next === undefined ? [] : [token.text + next.text]),
      ...(previous === undefined ? [] : [previous.text + token.text]),
    ];
    return words
      .map((word) => ({ word, match: `"${word}"`, names: count(word), similarity: joinedSimilarity }))
      .filter(({ names: known }) => known > 0);
  }

  function expand(token: Token, next: Token | undefined, previous: Token | undefined): Expansion {
    if (token.kind === 'initial') {
      const match = `"${marks.initial(token.text)}"`;
      return { token, match, names: Number.MAX_SAFE_INTEGER };
    }
    const beside = joined(token, next, previous);
    const best = bestOf([
      ...beside,
      ...own(token).filter(({ word }) => !beside.some((one) => one.word === word)),
    ]);
    const spellings = [...best, ...parted(token.text)];
    return {
      token,
      match: `(${(spellings.length === 0 ? [{ match: `"${token.text}"` }] : spellings).map(({ match }) => match).join(' OR ')})`,
      names: spellings.reduce((sum, { names: known }) => sum + known, 0),
    };
  }
  return { expand, count };
}

const bestOf = (spellings: readonly Spelling[]): readonly Spelling[] =>
  spellings.toSorted((a, b) => b.similarity - a.similarity).slice(0, mostSpellings);

const shortestPart = 2;

/** Two words of the list that the question writes as one: «delacruz», «mariajose». */
function apart(word: string, count: (word: string) => number): Spelling[] {
  const found: Spelling[] = [];
  if (word.length < 6 || /\d/.test(word)) return found;
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const known = count(before);
    const names = known === 0 ? 0 : Math.min(known, count(after));
    if (names > 0) found.push({ word, match: `("${before}" AND "${after}")`, names, similarity: 0.9 });
  }
  return found.toSorted((a, b) => b.names - a.names).slice(0, 3);
}
