/** Which migrations this database has seen: one row each, with how far an unfinished one came. */
import mongoose, { Schema } from 'mongoose';
import { clear } from './fieldTags.ts';

export interface MigrationRow {
  /** The version of the migration. */
  readonly _id: number;
  readonly name: string;
  readonly cursor?: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

const schema = new Schema<MigrationRow>(
  {
    _id: clear(Number, 'a version'),
    name: clear(String, 'the name of a migration'),
    cursor: clear(String, 'an id'),
    startedAt: clear(Date, 'a time'),
    finishedAt: clear(Date, 'a time', { default: null }),
  },
  { versionKey: false },
);

export const MigrationModel = mongoose.model<MigrationRow>('Migration', schema, 'migrations');
