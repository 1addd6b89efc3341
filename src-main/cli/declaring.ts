import type { Command } from 'commander';
import type { ArgumentReaders } from './arguments';
import type { Session } from './session';
import type { Words } from './words';

/** The work of a command that was understood; gives the exit code. */
export type Work = (session: Session) => Promise<number>;

/** What a command is declared with. Its words stand beside its work, in a file for each command or family of them. */
export interface Declaring {
  /** Takes the command up. */
  readonly program: Command;
  readonly text: Words;
  readonly read: ArgumentReaders;
  /** Runs the command's work. */
  readonly execute: (work: Work) => Promise<void>;
}
