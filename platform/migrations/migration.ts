/** What a migration is: a change of what is stored, done once, in batches that may be cut off anywhere. */

export interface MigrationProgress {
  /** What the last finished batch left, for example the last id done; undefined at the first start. */
  readonly cursor: string | undefined;
  /** Records a finished batch, so that a restart goes on after it. Throws when another process has taken over. */
  readonly save: (cursor: string) => Promise<void>;
}

export interface Migration {
  /** 1, 2, 3 without gaps, in the order they were released; never changed afterwards. */
  readonly version: number;
  readonly name: string;
  /**
   * Does it. A batch may run again after a crash between its work and `save`: doing it twice must do no harm. The
   * release before this one may still be running beside it: it must be able to read what this one writes.
   */
  readonly run: (progress: MigrationProgress) => Promise<void>;
}
