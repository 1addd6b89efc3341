import type { Database } from 'better-sqlite3';
import { bounded } from '../bounded-cache';
import { parseName, type Schema } from '../name';
import { nameWords } from '../text/words';
import { plainIdentifier, qualify, type Facts } from '../score/qualifiers';
import { scoreNames, type NameScore } from '../score/score-names';
import { candidates, type Lookup } from './candidates';
import { schemaOf } from './schema';
import { openVocabulary, type Vocabulary } from './vocabulary';

/** So much can a birth date and a country in common add. */
const mostRaised = 0.4;

/** Who is looked for. */
export interface Subject extends Facts {
  readonly name: string;
}

export interface SearchOptions {
  /** At most so many entities. */
  readonly limit: number;
  /** Scores below it are no hits. */
  readonly threshold: number;
  /** Only names of this kind. */
  readonly schema?: Schema;
  /** What the list knows of an entity; without it only names and indexed identifiers count. */
  readonly factsOf?: (entity: number) => Facts;
}

/** An entity whose best name is like the one asked. */
export interface Hit {
  readonly entity: number;
  /** The name that matched, as the source writes it. */
  readonly name: string;
  readonly score: NameScore;
  /** What the list knows of it, where that was asked. */
  readonly facts: Facts;
}

/** A name index, for reading. Statements are prepared when they are first used, so opening costs nothing. */
export interface NameIndex {
  /** The entities whose names are like the subject's, best first. */
  search(subject: Subject, options: SearchOptions): readonly Hit[];
  /** The entities with a name that has a word beginning with each word of the text; whole words, no errors. */
  withWords(text: string, limit: number): readonly number[];
  /** The entities with this identity number. */
  withIdentifier(value: string): readonly number[];
}

export function openNameIndex(db: Database): NameIndex {
  const vocabularies = new Map<Schema, Vocabulary>();
  const vocabulary = (schema: Schema): Vocabulary => {
    const known = vocabularies.get(schema) ?? openVocabulary(db, schema);
    vocabularies.set(schema, known);
    return known;
  };
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const statement = (sql: string): ReturnType<Database['prepare']> => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const withIdentifier = (value: string): number[] =>
    statement('SELECT entity FROM match_identifier WHERE value = ? ORDER BY entity')
      .pluck()
      .all(plainIdentifier(value)) as number[];

  const namesById = (ids: readonly number[]): NameRow[] =>
    statement('SELECT id, entity, text FROM match_name WHERE id IN (SELECT value FROM json_each(?))').all(
      JSON.stringify(ids),
    ) as NameRow[];
  const namesByEntity = (entities: readonly number[]): NameRow[] =>
    entities.length === 0
      ? []
      : (statement(
          'SELECT id, entity, text FROM match_name WHERE entity IN (SELECT value FROM json_each(?))',
        ).all(JSON.stringify(entities)) as NameRow[]);
  const lookup: Lookup = {
    whole: (fingerprints) =>
      statement('SELECT id FROM match_name WHERE whole IN (SELECT value FROM json_each(?)) LIMIT 2000')
        .pluck()
        .all(JSON.stringify(fingerprints)) as number[],
    matching: (expression, most) =>
      statement('SELECT rowid FROM match_term WHERE match_term MATCH ? LIMIT ?')
        .pluck()
        .all(expression, most) as number[],
  };

  return {
    search(subject, { limit, threshold, schema, factsOf = () => ({}) }) {
      const asked = parseName(subject.name, schema);
      const ids = candidates(asked, vocabulary(asked.schema), schema ?? null, lookup);
      const identified = (subject.identifiers ?? []).flatMap(withIdentifier);
      const rows = [...namesById(ids), ...namesByEntity(identified)];
      const known = new Set(identified);
      return best(rows, ({ id, entity, text }) => {
        const listed = schemaOf(id);
        const score = scoreNames(
          listed === asked.schema ? asked : parseName(subject.name, listed),
          listedName[listed](text),
        );
        if (known.has(entity)) {
          const facts = { ...factsOf(entity), identifiers: subject.identifiers ?? [] };
          return { score: qualify(score, subject, facts), facts };
        }
        // What cannot reach the threshold needs no facts.
        if (score.score < threshold - mostRaised) return { score, facts: {} };
        const facts = factsOf(entity);
        return { score: qualify(score, subject, facts), facts };
      })
        .filter(({ score }) => score.score >= threshold)
        .slice(0, limit);
    },
    withWords(text, limit) {
      const match = nameWords(text, false)
        .words.map((word) => `"${word.text}" *`)
        .join(' AND ');
      if (match === '') return [];
      return statement(
        `SELECT DISTINCT entity FROM match_term JOIN match_name ON match_name.id = match_term.rowid
          WHERE match_term MATCH ? LIMIT ?`,
      )
        .pluck()
        .all(match, limit) as number[];
    },
    withIdentifier,
  };
}

/** The names of a list are candidates again and again; reading one costs as much as comparing it. */
const listedName = {
  Person: bounded(8000, (text: string) => parseName(text, 'Person')),
  Company: bounded(8000, (text: string) => parseName(text, 'Company')),
  Vessel: bounded(1000, (text: string) => parseName(text, 'Vessel')),
} satisfies Record<Schema, unknown>;

interface NameRow {
  readonly id: number;
  readonly entity: number;
  readonly text: string;
}

/** The best name of each entity, best first; equal scores in the order of the list. */
function best(rows: readonly NameRow[], judge: (row: NameRow) => Pick<Hit, 'score' | 'facts'>): Hit[] {
  const hits = new Map<number, Hit>();
  for (const row of rows) {
    const hit = { entity: row.entity, name: row.text, ...judge(row) };
    const known = hits.get(row.entity);
    if (known === undefined || known.score.score < hit.score.score) hits.set(row.entity, hit);
  }
  return [...hits.values()].toSorted((a, b) => b.score.score - a.score.score || a.entity - b.entity);
}
