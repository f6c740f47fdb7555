/** Migrations run once, in order, go on where they were cut off, wait for each other and never go backwards. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Migration } from '../../platform/migrations/migration.ts';
import { closeBench, openBench } from './support/bench.ts';
import { until } from './support/until.ts';

const mongoose = (await import('mongoose')).default;
const { runMigrations } = await import('../../platform/migrations/runMigrations.ts');
const { MigrationModel } = await import('../../platform/models/migrationState.ts');
const { LeaderModel } = await import('../../platform/models/leaderLease.ts');
const { MIGRATIONS } = await import('../../platform/migrations/migrations.ts');
const { prepareDatabase } = await import('../../platform/startUp.ts');

beforeAll(openBench);
afterAll(closeBench);

let done: string[] = [];
beforeEach(async () => {
  done = [];
  await MigrationModel.deleteMany();
  await LeaderModel.deleteMany();
});

const step = (version: number, run: Migration['run']): Migration => ({
  version,
  name: `step ${version}`,
  run,
});
const note = (version: number) => step(version, () => Promise.resolve(void done.push(`ran ${version}`)));

describe('Migrations', () => {
  it('run once and in order', async () => {
    await runMigrations([note(1), note(2)]);
    await runMigrations([note(1), note(2), note(3)]);
    expect(done).toEqual(['ran 1', 'ran 2', 'ran 3']);
  });

  it('go on after the last finished batch when they were cut off', async () => {
    let hasCrashed = false;
    const inBatches = step(1, async ({ cursor, save }) => {
      for (const batch of ['a', 'b', 'c'].filter((name) => name > (cursor ?? ''))) {
        done.push(batch);
        if (batch === 'b' && !hasCrashed) {
          hasCrashed = true;
          throw new Error('power cut');
        }
        await save(batch);
      }
    });
    await expect(runMigrations([inBatches])).rejects.toThrow('power cut');
    await runMigrations([inBatches]);
    expect(done).toEqual(['a', 'b', 'b', 'c']);
    expect(await MigrationModel.findById(1).lean()).toMatchObject({ finishedAt: expect.any(Date) });
  });

  it('wait while another process runs them, and take over when it is gone', async () => {
    await LeaderModel.create({
      _id: 'migrations',
      holder: 'another',
      until: new Date(Date.now() + 3_600_000),
    });
    let asked = 0;
    mongoose.set('debug', (collection: string) => void (asked += collection === 'leaders' ? 1 : 0));
    const waiting = runMigrations([note(1)]);
    await until('it asked for the lease, was refused and asked again', () => Promise.resolve(asked > 1));
    mongoose.set('debug', false);
    expect(done).toEqual([]);
    await LeaderModel.updateOne({ _id: 'migrations' }, { until: new Date(0) });
    await waiting;
    expect(done).toEqual(['ran 1']);
  });

  it('refuse a database of a newer release, before anything is served', async () => {
    await MigrationModel.create({ _id: MIGRATIONS.length + 1, name: 'of tomorrow', startedAt: new Date() });
    await expect(runMigrations()).rejects.toThrow(/newer release/);
    await expect(prepareDatabase()).rejects.toThrow(/newer release/);
  });

  it('are numbered without gaps', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_one, index) => index + 1));
  });
});
