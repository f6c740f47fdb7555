/** Brings a database to the schema of this release: each migration once, resumed where it was cut off, never backwards. */
import { MINUTE, now, SECOND } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { log } from '../log.ts';
import { holdsLeadership } from '../models/leaderLease.ts';
import { MigrationModel, type MigrationRow } from '../models/migrationState.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations.ts';

const CHORE = 'migrations';
/** A batch must be done within it; of a process that died the next one takes over after it. */
const LEASE_MS = MINUTE;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The schema version of this release. */
export const latestVersion = (migrations: readonly Migration[] = MIGRATIONS) =>
  migrations.at(-1)?.version ?? 0;

async function stateOf(version: number): Promise<MigrationRow | null> {
  return await MigrationModel.findById(version).lean<MigrationRow>();
}

async function pendingOf(migrations: readonly Migration[]): Promise<Migration[]> {
  const finished = await MigrationModel.find().lean<MigrationRow[]>();
  const done = new Set(finished.filter((row) => row.finishedAt).map((row) => row._id));
  return migrations.filter(({ version }) => !done.has(version));
}

/** Throws ConfigError when a later release has begun to change this database: this one could misread it. */
export async function refuseDowngrade(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const newest = await MigrationModel.findOne().sort({ _id: -1 }).lean<MigrationRow>();
  if (newest && newest._id > latestVersion(migrations))
    throw new ConfigError(
      `MONGODB_URI: this database has schema ${newest._id}, written by a newer release of the portal than this one (schema ${latestVersion(migrations)}). Start the newer release, or restore the backup made before the upgrade.`,
    );
}

async function runOne({ version, name, run }: Migration): Promise<void> {
  const started = { name, startedAt: now(), finishedAt: null };
  await MigrationModel.updateOne({ _id: version }, { $setOnInsert: started }, { upsert: true });
  const cursor = (await stateOf(version))?.cursor;
  const save = async (next: string) => {
    if (!(await holdsLeadership(CHORE, LEASE_MS))) throw new Error('another process has taken over');
    await MigrationModel.updateOne({ _id: version }, { cursor: next });
  };
  log.info({ step: 'migration', count: version }, 'migration begins');
  await run({ cursor, save });
  await MigrationModel.updateOne({ _id: version }, { finishedAt: now(), $unset: { cursor: 1 } });
  log.info({ step: 'migration', count: version }, 'migration done');
}

/**
 * Runs what this database has not seen; of processes that start together one does it and the others wait. Throws
 * ConfigError for a database of a newer release, and what a migration throws (the next start goes on where it stopped).
 */
export async function runMigrations(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await refuseDowngrade(migrations);
  while ((await pendingOf(migrations)).length > 0) {
    if (await holdsLeadership(CHORE, LEASE_MS))
      for (const migration of await pendingOf(migrations)) await runOne(migration);
    else await pause(SECOND);
  }
}
