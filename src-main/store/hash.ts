import * as crypto from 'node:crypto';

/** SHA-256 as lower-case hex; a string is hashed as UTF-8. */
export const sha256: (content: string | Uint8Array) => string =
  // Node 21.7 and later do it in one call, in half the time for what is small.
  (crypto.hash as typeof crypto.hash | undefined) === undefined
    ? (content) => crypto.createHash('sha256').update(content).digest('hex')
    : (content) => crypto.hash('sha256', content, 'hex');
