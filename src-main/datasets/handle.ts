import type { Generation } from '@shared/dataset';
import type { Parameters } from './queries';

/** One generation of a data set, for reading. It stays the same for as long as it is held, whatever is refreshed. */
export interface DatasetHandle {
  readonly generation: Generation;
  /** The rows of a query. SQL stands beside the declaration of the data set, in its folder. */
  all<Row>(sql: string, parameters?: Parameters): Promise<readonly Row[]>;
  /** The first row; undefined when there is none. */
  get<Row>(sql: string, parameters?: Parameters): Promise<Row | undefined>;
}
