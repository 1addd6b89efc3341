/**
 * The interface's body of an answer, as the one text that is sent, kept, exported and hashed: compact JSON, members in
 * the contract's order. Reading it and writing it again gives the same bytes.
 */
export function answerBody(data: unknown): string {
  return JSON.stringify({ data });
}
