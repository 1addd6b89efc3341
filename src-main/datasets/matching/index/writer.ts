import type { Database } from 'better-sqlite3';
import { acronymsOf } from '../score/compare';
import { plainIdentifier } from '../score/qualifiers';
import { isSignificant, parseName, type ParsedName, type Schema } from '../name';
import { keysOf } from './keys';
import { countedTokens, fingerprint, idOf, indexes, marks, tables } from './schema';

/** Fills a name index while a data set is built. The caller holds the transaction. */
export interface NameIndexWriter {
  /**
   * @param entity the caller's row; an entity has as many names as it is added with
   * @param name as the source writes it, in any script
   * @param schema without it the name itself decides
   */
  add(entity: number, name: string, schema?: Schema): void;
  /** @param value an identity number; blanks, dots and dashes do not matter */
  addIdentifier(entity: number, value: string): void;
  /** Makes the index searchable. Nothing can be added after it. */
  finish(): void;
}

/** Creates the tables of a name index in a file that has none. */
export function createNameIndex(db: Database): NameIndexWriter {
  db.exec(tables);
  const insertName = db.prepare('INSERT INTO match_name (id, entity, whole, text) VALUES (?, ?, ?, ?)');
  const insertTerms = db.prepare('INSERT INTO match_term (rowid, words) VALUES (?, ?)');
  const insertIdentifier = db.prepare('INSERT OR IGNORE INTO match_identifier (value, entity) VALUES (?, ?)');
  let names = 0;
  return {
    add(entity, name, schema) {
      const parsed = parseName(name, schema);
      if (parsed.tokens.length === 0) return;
      names += 1;
      const counted = countedTokens(parsed);
      const id = idOf(names, parsed.schema, counted.length);
      insertName.run(id, entity, fingerprint(counted), name);
      insertTerms.run(id, terms(parsed));
    },
    addIdentifier(entity, value) {
      const plain = plainIdentifier(value);
      if (plain !== '') insertIdentifier.run(plain, entity);
    },
    finish() {
      // One segment instead of many: a search then reads each word's list once.
      db.exec("INSERT INTO match_term (match_term) VALUES ('optimize')");
      db.exec(indexes);
      fillVocabulary(db);
    },
  };
}

function terms(name: ParsedName): string {
  const all = new Set<string>();
  // The letters of «S.A.S.» are no words; an initial is one of a person's name.
  for (const word of name.words) if (word.length > 1) all.add(word);
  for (const token of name.tokens) {
    all.add(token.text);
    if (!isSignificant(token)) continue;
    all.add(marks.initial(token.text));
    if (token.kind === 'number') all.add(token.canonical);
  }
  if (name.schema === 'Company') for (const acronym of acronymsOf(name)) all.add(marks.acronym(acronym));
  let joined = '';
  for (const term of all) joined += `${term} `;
  return joined;
}

/** The words come from the finished index, so that none of them is held in memory however many there are. */
function fillVocabulary(db: Database): void {
  db.exec(`
    CREATE VIRTUAL TABLE temp.match_words USING fts5vocab ('main', 'match_term', 'row');
    INSERT INTO match_vocabulary (word, names)
      SELECT term, doc FROM temp.match_words WHERE term GLOB '[a-z0-9]*' ORDER BY term;
    DROP TABLE temp.match_words;
    CREATE TEMP TABLE match_new_key (key TEXT NOT NULL, word TEXT NOT NULL);
  `);
  const insert = db.prepare('INSERT INTO temp.match_new_key (key, word) VALUES (?, ?)');
  const page = db
    .prepare<[string], string>('SELECT word FROM match_vocabulary WHERE word > ? ORDER BY word LIMIT 5000')
    .pluck();
  for (let words = page.all(''); words.length > 0; words = page.all(words.at(-1) ?? ''))
    for (const word of words) for (const key of keysOf(word)) insert.run(key, word);
  db.exec(`
    INSERT INTO match_key (key, word) SELECT key, word FROM temp.match_new_key ORDER BY key, word;
    DROP TABLE temp.match_new_key;
  `);
}
