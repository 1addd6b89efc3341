/** One forward step of the schema. Once released, its SQL never changes: its hash is kept in every workspace. */
export interface Migration {
  /** Consecutive, from 1. */
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}
