/** Typing that was not saved yet: one sealed draft per section, offered again on return. */
import mongoose, { Schema, type Types } from 'mongoose';
import type { Values } from '#domain/fields/field';
import type { SectionId } from '#domain/questionnaire/sections';
import type { Vault } from '../cipher/vault.ts';
import { now } from '../clock.ts';
import { clear, sealed } from './fieldTags.ts';

export interface DraftRow {
  readonly userId: Types.ObjectId;
  readonly epoch: number;
  readonly sectionId: SectionId;
  readonly values: string;
  readonly updatedAt: Date;
}

const schema = new Schema<DraftRow>(
  {
    userId: clear(Schema.Types.ObjectId, 'an id'),
    epoch: clear(Number, 'a counter'),
    sectionId: clear(String, 'the id of a section'),
    values: sealed({ required: true }),
    updatedAt: clear(Date, 'a time'),
  },
  { versionKey: false },
);
schema.index({ userId: 1, epoch: 1, sectionId: 1 }, { unique: true });

export const DraftModel = mongoose.model<DraftRow>('Draft', schema, 'drafts');

export interface StoredDraft {
  readonly sectionId: SectionId;
  readonly values: Values;
  readonly updatedAt: Date;
}

/** Where a draft's values are bound to. */
export const draftPlace = (sectionId: SectionId) => `drafts/${sectionId}`;
const mine = (vault: Vault) => ({ userId: vault.userId, epoch: vault.epoch });

/** All drafts of a user. */
export async function listDrafts(vault: Vault): Promise<StoredDraft[]> {
  const rows = await DraftModel.find(mine(vault)).lean<DraftRow[]>();
  return rows.map(({ sectionId, values, updatedAt }) => ({
    sectionId,
    values: vault.open<Values>(draftPlace(sectionId), values),
    updatedAt,
  }));
}

/** Keeps the typing of one section, replacing an older draft of it. */
export async function saveDraft(vault: Vault, sectionId: SectionId, values: Values): Promise<void> {
  const set = { values: vault.seal(draftPlace(sectionId), values), updatedAt: now() };
  await DraftModel.updateOne({ ...mine(vault), sectionId }, { $set: set }, { upsert: true });
}

/** Forgets the drafts of the given sections: they were saved. */
export async function removeDrafts(vault: Vault, sectionIds: readonly SectionId[]): Promise<void> {
  await DraftModel.deleteMany({ ...mine(vault), sectionId: mongoose.trusted({ $in: [...sectionIds] }) });
}
