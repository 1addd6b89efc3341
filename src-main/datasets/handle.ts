import type { Generation } from '@shared/dataset';
import type { RecordLine } from '@shared/screening';
import type { Hit, Subject } from './matching';
import type { NameSearch, Parameters } from './queries';

/** One generation of a data set, for reading. It stays the same for as long as it is held, whatever is refreshed. */
export interface DatasetHandle {
  readonly generation: Generation;
  /** The rows of a query. SQL stands beside the declaration of the data set, in its folder. */
  all<Row>(sql: string, parameters?: Parameters): Promise<readonly Row[]>;
  /** The first row; undefined when there is none. */
  get<Row>(sql: string, parameters?: Parameters): Promise<Row | undefined>;
  /** The entities whose names are like the subject's, best first; only in a data set with `names`, as what follows. */
  search(subject: Subject, options: NameSearch): Promise<readonly Hit[]>;
  /** What the list says of an entity, and what it is called by from one copy to the next. */
  record(entity: number): Promise<ListedParty>;
  /** The entities with a name that has a word beginning with each word of the text; whole words, no errors. */
  withWords(text: string, limit: number): Promise<readonly number[]>;
  /** The entities with this identity number. */
  withIdentifier(value: string): Promise<readonly number[]>;
}

/** A party as its list describes it. */
export interface ListedParty {
  readonly party: string;
  readonly lines: readonly RecordLine[];
}
