/** A program that may use the tool server because a person allowed it. Times are epoch milliseconds. */
export interface GrantView {
  readonly id: string;
  /** What the program calls itself. */
  readonly clientName: string;
  /** The name of the organization whose quota its lookups use. */
  readonly organization: string;
  /** The address of the tool server that it was allowed to use. */
  readonly resource: string;
  readonly createdAt: number;
  /** When the program last proved itself; it has to every few minutes of use. */
  readonly renewedAt: number;
  /** When the permission ends unless the program uses it before. */
  readonly expiresAt: number;
}

/** What a person is asked when a program wants to use the tool server. */
export interface ConsentRequest {
  /** What the program calls itself; nobody has checked it. */
  readonly clientName: string;
  /** Where the answer is sent: a host with its port. */
  readonly redirectHost: string;
  /** The answer is sent to a program on this machine. */
  readonly isLocal: boolean;
  /** The name of the organization whose quota its lookups will use. */
  readonly organization: string;
}

/** A question that waits for its answer. */
export interface ConsentView extends ConsentRequest {
  readonly id: string;
}
