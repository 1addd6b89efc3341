import type { Text } from './text';

/** A key as lists show it: everything but what proves it. Times are epoch milliseconds. */
export interface ApiKeyView {
  /** Public; every key begins with `exp_` and its id. */
  readonly id: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly createdAt: number;
  /** null while it was never used. */
  readonly lastUsedAt: number | null;
  readonly uses: number;
  /** null while it is valid. */
  readonly revokedAt: number | null;
}

/** A key on the one occasion when it can be seen. */
export interface NewApiKey {
  readonly key: string;
  readonly view: ApiKeyView;
}

/** Where the service of the application stands. */
export interface ServiceStatus {
  /** What it answers at, such as http://127.0.0.1:7410; null while it is off. */
  readonly baseUrl: string | null;
  /** Epoch milliseconds; null while it is off. */
  readonly since: number | null;
  /** Requests since then, refused ones too. */
  readonly requests: number;
  /** Why it is off although it is wanted; null otherwise. */
  readonly problem: Text | null;
}
