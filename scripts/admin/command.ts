/** What an administrator's command is. */

export interface Command {
  /** One word, or two (`keys rotate`). */
  readonly name: string;
  /** Names of its arguments, in order; a last one ending in `...` takes all that follow. */
  readonly takes: readonly string[];
  /** Words like `--json` it understands; they may stand anywhere after its name and are handed over with the values. */
  readonly options?: readonly string[];
  readonly summary: string;
  /** What must be reachable; without it database and queue. */
  readonly needs?: 'nothing' | 'database';
  /** Told to stop (Ctrl-C) it ends by its signal and leaves nothing half done; others end at once. */
  readonly stopsInOrder?: boolean;
  /** Does it and answers what to print. Throws CommandFailed with a sentence when it cannot be done. */
  readonly run: (values: readonly string[], signal: AbortSignal) => Promise<string | Findings>;
}

/** What a check prints; when it found something wrong the command exits with 1. */
export interface Findings {
  readonly text: string;
  readonly isSound: boolean;
}

/** The command could not be done; the message is for the administrator. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
