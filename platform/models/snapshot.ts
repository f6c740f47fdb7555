/** What stood in the questionnaire and the people list before a document was applied, so that it can be taken back. */
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import type { Value } from '#domain/fields/field';
import type { PersonType } from '#domain/people/person';
import type { Vault } from '../cipher/vault.ts';
import { now } from '../clock.ts';
import { clear, sealed } from './fieldTags.ts';
import type { PersonContent } from './person.ts';
import type { Provenance } from './provenance.ts';

/** One answer the document changed. `before` is absent when there was none. */
export interface ChangedAnswer {
  readonly path: string;
  readonly before?: Value;
  readonly after: Value;
  readonly provenanceBefore?: Provenance;
}

/** A person the document changed; `before` is null when there was none. */
export interface ChangedPerson {
  readonly personType: PersonType;
  readonly before: PersonContent | null;
  readonly after: PersonContent;
}

export interface SnapshotContent {
  readonly originalName: string;
  readonly answers: readonly ChangedAnswer[];
  /** Sections that did not exist before. */
  readonly newSections: readonly string[];
  readonly people: readonly ChangedPerson[];
}

export interface SnapshotRow {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly epoch: number;
  readonly documentId: Types.ObjectId;
  readonly content: string;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
}

const schema = new Schema<SnapshotRow>(
  {
    userId: clear(Schema.Types.ObjectId, 'an id'),
    epoch: clear(Number, 'a counter'),
    documentId: clear(Schema.Types.ObjectId, 'an id'),
    content: sealed({ required: true }),
    createdAt: clear(Date, 'a time'),
    undoneAt: clear(Date, 'a time', { default: null }),
  },
  { versionKey: false },
);
schema.index({ userId: 1, epoch: 1, documentId: 1 }, { unique: true });
schema.index({ documentId: 1 });

export const SnapshotModel = mongoose.model<SnapshotRow>('Snapshot', schema, 'snapshots');

export interface StoredSnapshot extends SnapshotContent {
  readonly snapshotId: string;
  readonly documentId: string;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
}

/** Where a snapshot's content is bound to. */
export const snapshotPlace = (documentId: string) => `snapshots/${documentId}`;
const mine = (vault: Vault) => ({ userId: vault.userId, epoch: vault.epoch });

/** Keeps what a document changed; the first one of a document stays if it is read again. */
export async function saveSnapshot(
  vault: Vault,
  documentId: string,
  content: SnapshotContent,
  session?: ClientSession,
): Promise<void> {
  const fresh = { content: vault.seal(snapshotPlace(documentId), content), createdAt: now(), undoneAt: null };
  await SnapshotModel.updateOne({ ...mine(vault), documentId }, { $set: fresh }, { upsert: true, session });
}

function opened(vault: Vault, row: SnapshotRow): StoredSnapshot {
  const documentId = row.documentId.toString();
  return {
    snapshotId: row._id.toString(),
    documentId,
    createdAt: row.createdAt,
    undoneAt: row.undoneAt,
    ...vault.open<SnapshotContent>(snapshotPlace(documentId), row.content),
  };
}

/** The snapshots of a user, newest first. */
export async function listSnapshots(vault: Vault): Promise<StoredSnapshot[]> {
  const rows = await SnapshotModel.find(mine(vault)).sort({ createdAt: -1 }).lean<SnapshotRow[]>();
  return rows.map((row) => opened(vault, row));
}

/** Marks a snapshot as undone and answers it; null when it is unknown or was undone before. */
export async function claimSnapshot(
  vault: Vault,
  snapshotId: string,
  session: ClientSession,
): Promise<StoredSnapshot | null> {
  const row = await SnapshotModel.findOneAndUpdate(
    { _id: snapshotId, ...mine(vault), undoneAt: null },
    { undoneAt: now() },
    { session, returnDocument: 'after' },
  ).lean<SnapshotRow>();
  return row ? opened(vault, row) : null;
}
