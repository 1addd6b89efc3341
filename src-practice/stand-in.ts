/** How the stand-ins behave, the same for every source. */
export interface StandInOptions {
  /** Waited before every answer. */
  readonly delayMs?: number;
  /** Waited before the answer to an input that is documented as slow. */
  readonly slowMs?: number;
  /** Epoch milliseconds; what the stand-ins tell is told up to the day of the start. */
  readonly now?: () => number;
}

/** The servers that take one source's place. */
export interface StandIn {
  /** From each of the source's origins to the stand-in's. */
  readonly originMap: Readonly<Record<string, string>>;
  close(): Promise<void>;
}
