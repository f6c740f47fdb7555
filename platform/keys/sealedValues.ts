/** The registry of everything sealed by users' keys: which rows hold it, in which fields, bound to which place. */
import mongoose, { type Types } from 'mongoose';
import { fileKeyPlace, type FileMetadata } from '../fileStore.ts';
import { DocumentModel, documentPlace, type DocumentRow } from '../models/document.ts';
import { DraftModel, draftPlace, type DraftRow } from '../models/draft.ts';
import { PersonModel, personPlace, type PersonRow } from '../models/person.ts';
import { QUESTIONNAIRE_PLACE, QuestionnaireModel, type QuestionnaireRow } from '../models/questionnaire.ts';
import { SnapshotModel, snapshotPlace, type SnapshotRow } from '../models/snapshot.ts';
import { PROFILE_PLACE, UserModel, type UserRow } from '../models/user.ts';

/** One sealed text of a row. */
export interface SealedValue {
  /** Its path in the row, as MongoDB writes it (`history.3.content`). */
  readonly field: string;
  readonly place: string;
  readonly sealed: string;
}

/** The rows of one collection that hold sealed texts of a user. */
export interface SealedCollection {
  readonly name: string;
  /** Filter of a user's rows at an epoch. */
  readonly mine: (userId: Types.ObjectId, epoch: number) => object;
  readonly valuesOf: (row: never) => readonly SealedValue[];
}

const ofEpoch = (userId: Types.ObjectId, epoch: number) => ({ userId, epoch });
const collection = <Row>(
  name: string,
  valuesOf: (row: Row & { readonly _id: Types.ObjectId }) => readonly SealedValue[],
  mine: SealedCollection['mine'] = ofEpoch,
): SealedCollection => ({ name, mine, valuesOf });

function valuesOfDocument(row: DocumentRow): SealedValue[] {
  return (['originalName', 'result', 'password'] as const).flatMap((member) => {
    const sealed = row[member];
    return sealed ? [{ field: member, place: documentPlace(row._id.toString(), member), sealed }] : [];
  });
}

const valuesOfQuestionnaire = ({ content, history }: QuestionnaireRow): SealedValue[] =>
  [{ field: 'content', sealed: content }]
    .concat(history.map((kept, index) => ({ field: `history.${index}.content`, sealed: kept.content })))
    .map((value) => ({ ...value, place: QUESTIONNAIRE_PLACE }));

/** One line per collection; sealedValues.test.ts fails for a sealed field of a model that is missing here. */
export const SEALED_COLLECTIONS: readonly SealedCollection[] = [
  collection<UserRow>(
    UserModel.collection.collectionName,
    ({ profile }) => [{ field: 'profile', place: PROFILE_PLACE, sealed: profile }],
    (userId, epoch) => ({ _id: userId, dataEpoch: epoch }),
  ),
  collection(QuestionnaireModel.collection.collectionName, valuesOfQuestionnaire),
  collection<DraftRow>(DraftModel.collection.collectionName, ({ sectionId, values }) => [
    { field: 'values', place: draftPlace(sectionId), sealed: values },
  ]),
  collection(DocumentModel.collection.collectionName, valuesOfDocument),
  collection<PersonRow>(PersonModel.collection.collectionName, ({ personType, content }) => [
    { field: 'content', place: personPlace(personType), sealed: content },
  ]),
  collection<SnapshotRow>(SnapshotModel.collection.collectionName, ({ documentId, content }) => [
    { field: 'content', place: snapshotPlace(documentId.toString()), sealed: content },
  ]),
  collection<{ metadata: FileMetadata }>(
    'files.files',
    ({ _id, metadata }) => [
      { field: 'metadata.key', place: fileKeyPlace(_id.toHexString()), sealed: metadata.key },
    ],
    (userId, epoch) => ({ 'metadata.userId': userId.toHexString(), 'metadata.epoch': epoch }),
  ),
];

/** Every row of a user that holds something sealed, with its collection and values, one after the other. */
export async function* sealedRowsOf({ _id, dataEpoch }: Pick<UserRow, '_id' | 'dataEpoch'>) {
  for (const { name, mine, valuesOf } of SEALED_COLLECTIONS) {
    // The driver and not the model: the whole row as it lies there, history included, without casts.
    const rows = mongoose.connection.collection(name).find(mine(_id, dataEpoch));
    for await (const row of rows) yield { name, rowId: row._id, values: valuesOf(row as never) };
  }
}
