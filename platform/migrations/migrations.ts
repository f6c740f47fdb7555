/** The registry of migrations, oldest first. The number of the last one is the schema version of this release. */
import type { Migration } from './migration.ts';

export const MIGRATIONS: readonly Migration[] = [];
