/**
 * What a backup holds, in two parts. `data` is what clients gave; `accounts` are the users with their wrapped keys, of
 * which only the newest copy is kept: a key that was destroyed is then in no backup any more, and what it sealed stays
 * unreadable in all of them. Sessions, reset links, waiting mail and leases are of the moment and left out.
 */
import { DocumentModel } from '../models/document.ts';
import { DraftModel } from '../models/draft.ts';
import { ErasureModel } from '../models/erasure.ts';
import { KeyCheckModel } from '../models/keyCheck.ts';
import { MigrationModel } from '../models/migrationState.ts';
import { PersonModel } from '../models/person.ts';
import { QuestionnaireModel } from '../models/questionnaire.ts';
import { SnapshotModel } from '../models/snapshot.ts';
import { UserModel } from '../models/user.ts';
import type { BackupPart } from './backupRecords.ts';

const names = (...models: { collection: { collectionName: string } }[]) =>
  models.map((model) => model.collection.collectionName);

/** Collections whose rows belong to a user: they carry `userId` and `epoch`. */
export const OWNED = names(QuestionnaireModel, DocumentModel, PersonModel, SnapshotModel, DraftModel);

/** Names of the collections of each part, in the order they are restored in. */
export const BACKED_UP: Readonly<Record<BackupPart, readonly string[]>> = {
  data: [...names(MigrationModel, ErasureModel), ...OWNED, 'files.files', 'files.chunks'],
  accounts: names(KeyCheckModel, UserModel),
};
