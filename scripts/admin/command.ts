/** What an administrator's command is. */

export interface Command {
  readonly name: string;
  /** Names of its arguments, in order; a last one ending in `...` takes all that follow. */
  readonly takes: readonly string[];
  readonly summary: string;
  /** What must be reachable; without it database and queue. */
  readonly needs?: 'nothing' | 'database';
  /** Does it and answers what to print. Throws CommandFailed with a sentence when it cannot be done. */
  readonly run: (values: readonly string[]) => Promise<string>;
}

/** The command could not be done; the message is for the administrator. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
