/** The people found in a user's documents: at most one primary and one spouse per account. */
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import type { DocumentType } from '#domain/documents/documentTypes';
import type { ExtractedPerson } from '#domain/documents/extraction';
import type { PersonType } from '#domain/people/person';
import type { Vault } from '../cipher/vault.ts';
import { now } from '../clock.ts';
import { clear, sealed } from './fieldTags.ts';

/** Who a value came from, so that a lesser document does not overwrite a better one. */
export interface PersonFieldSource {
  readonly documentId: string;
  readonly documentType: DocumentType | '';
}

/** What the vault holds about a person. */
export interface PersonContent {
  readonly person: ExtractedPerson;
  /** Field of ExtractedPerson -> the document its value came from. */
  readonly sources: Readonly<Record<string, PersonFieldSource>>;
  /** The document that tells most about the person; shown on the card. */
  readonly sourceDocument: {
    readonly documentId: string;
    readonly documentType: DocumentType | '';
    readonly extractedAt: string;
  };
}

export interface PersonRow {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly epoch: number;
  readonly personType: PersonType;
  readonly content: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const schema = new Schema<PersonRow>(
  {
    userId: clear(Schema.Types.ObjectId, 'an id'),
    epoch: clear(Number, 'a counter'),
    personType: clear(String, 'primary or spouse'),
    content: sealed({ required: true }),
    createdAt: clear(Date, 'a time'),
    updatedAt: clear(Date, 'a time'),
  },
  { versionKey: false },
);
schema.index({ userId: 1, epoch: 1, personType: 1 }, { unique: true });

export const PersonModel = mongoose.model<PersonRow>('Person', schema, 'people');

export interface StoredPerson extends PersonContent {
  readonly personId: string;
  readonly personType: PersonType;
}

/** Where a person's content is bound to. */
export const personPlace = (personType: PersonType) => `people/${personType}`;
const mine = (vault: Vault) => ({ userId: vault.userId, epoch: vault.epoch });

/** The people of a user, primary first. */
export async function listPeople(vault: Vault, session?: ClientSession): Promise<StoredPerson[]> {
  const rows = await PersonModel.find(mine(vault))
    .sort({ personType: 1 })
    .session(session ?? null)
    .lean<PersonRow[]>();
  return rows.map((row) => ({
    personId: row._id.toString(),
    personType: row.personType,
    ...vault.open<PersonContent>(personPlace(row.personType), row.content),
  }));
}

/** Stores the primary person or the spouse, replacing who was there; the id stays. */
export async function savePerson(
  vault: Vault,
  personType: PersonType,
  content: PersonContent,
  session?: ClientSession,
): Promise<void> {
  const set = { content: vault.seal(personPlace(personType), content), updatedAt: now() };
  await PersonModel.updateOne(
    { ...mine(vault), personType },
    { $set: set, $setOnInsert: { createdAt: now() } },
    { upsert: true, session },
  );
}

/** Removes a person of this user; false when there is none of that id. */
export async function removePerson(vault: Vault, personId: string): Promise<boolean> {
  const { deletedCount } = await PersonModel.deleteOne({ _id: personId, ...mine(vault) });
  return deletedCount === 1;
}

/** Removes the person of a type, if there is one (undo of an extraction). */
export async function removePersonOfType(
  vault: Vault,
  personType: PersonType,
  session?: ClientSession,
): Promise<void> {
  await PersonModel.deleteOne({ ...mine(vault), personType }, { session });
}
