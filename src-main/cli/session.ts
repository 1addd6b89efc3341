import type { BatchView } from '@shared/batch';
import type { Language } from '@shared/text';
import type { Settings } from '@shared/settings';
import type { Log } from '../launch/log';
import type { Workspace } from '../workspace';
import type { Output } from './output';

/** What a command works with. */
export interface Session {
  readonly output: Output;
  readonly language: Language;
  readonly settings: Settings;
  readonly dataDir: string;
  /** Folder of the built main process. */
  readonly builtDir: string;
  readonly log: Log;
  /** Ends when the person presses Ctrl+C, or the system ends the process in good order. */
  readonly signal: AbortSignal;
  /** Of the person who typed the command, for relative paths. */
  readonly workingDirectory: string;
  /** Opens the workspace, once; it is closed after the command. `batch` is told how a running batch gets on. */
  workspace(listen?: { readonly batch: (view: BatchView) => void }): Promise<Workspace>;
}
