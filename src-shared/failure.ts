import type { IpcFailure } from './ipc';
import type { Text } from './text';

/** A typed failure of anything that is not a lookup: a missing dossier, a file that cannot be read, a damaged workspace. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: IpcFailure['code'];
  readonly words: Text;

  constructor(code: IpcFailure['code'], words: Text, options?: ErrorOptions) {
    super(words.en, options);
    this.code = code;
    this.words = words;
  }
}
