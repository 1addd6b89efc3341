import { isSignificant, schemas, type ParsedName, type Schema, type Token } from '../name';

/** Counts up when words come to other keys or fingerprints: an index that was built before would be asked in vain. */
export const indexVersion = 2;

/**
 * Tables of a name index, made in the SQLite file of a data set's generation.
 *
 * - `match_name`: every name with the entity it belongs to. Its `id` says what kind of name it is and how many words of it
 *   count, so that a search can choose among thousands of ids without reading their rows. `whole` is the fingerprint of its
 *   words in any order, to find equal names however common they are.
 * - `match_term`: an FTS5 index without content and positions. Its terms are the words of the names, and two marks: `^j` (a
 *   word begins with j) and `@dian` (the acronym of the name).
 * - `match_vocabulary`: every word once, with the number of names that hold it.
 * - `match_key`: from the keys of a word (its sounds, these with one left out, its consonants) to the word. Two words with
 *   a key in common are at most one error apart; so misspelt words are found by a few exact look-ups.
 * - `match_identifier`: identity numbers.
 */
export const tables = `
  CREATE TABLE match_name (
    id INTEGER PRIMARY KEY,
    entity INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    text TEXT NOT NULL
  );
  CREATE VIRTUAL TABLE match_term USING fts5 (
    words, content = '', detail = none, columnsize = 0,
    tokenize = "unicode61 remove_diacritics 0 tokenchars '^@'"
  );
  CREATE TABLE match_vocabulary (word TEXT PRIMARY KEY, names INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE match_key (key TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (key, word)) WITHOUT ROWID;
  CREATE TABLE match_identifier (
    value TEXT NOT NULL,
    entity INTEGER NOT NULL,
    PRIMARY KEY (value, entity)
  ) WITHOUT ROWID;
`;

/** Made when all names are in. */
export const indexes = `
  CREATE INDEX match_name_whole ON match_name (whole);
  CREATE INDEX match_name_entity ON match_name (entity);
`;

const initials = Array.from({ length: 128 }, (_, code) => `^${String.fromCharCode(code)}`);

export const marks = {
  initial: (word: string): string => initials[word.charCodeAt(0)] ?? `^${word[0] ?? ''}`,
  acronym: (word: string): string => `@${word}`,
} as const;

const mostWords = 15;
const idsPerName = 64;

/** @param position of the name in the index, from 1 */
export const idOf = (position: number, schema: Schema, words: number): number =>
  position * idsPerName + schemas.indexOf(schema) * (mostWords + 1) + Math.min(words, mostWords);

export const schemaOf = (id: number): Schema =>
  schemas[Math.floor((id % idsPerName) / (mostWords + 1))] ?? 'Person';

/** How many words of the name count, 15 for more. */
export const wordsOf = (id: number): number => id % (mostWords + 1);

/** What the fingerprint of a name is made of. */
export const countedTokens = ({ tokens }: ParsedName): readonly Token[] => tokens.filter(isSignificant);

/** A fingerprint of words in any order, of 52 bits; chance collisions are scored away. */
export function fingerprint(tokens: readonly Token[]): number {
  let sum = 0;
  for (const { print } of tokens) sum = (sum + print) % 2 ** 52;
  return sum;
}
