/** Asked, and the answer is not the one hoped for. */
export const failed = 1;

/** The command itself cannot be understood. */
export const misused = 2;

/** What a shell reports for a command that Ctrl+C ended. */
export const interrupted = 130;
