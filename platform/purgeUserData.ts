/** Removes what an erasure made invisible: files, rows, waiting jobs. Doing it twice does no harm. */
import mongoose from 'mongoose';
import { cancelExtraction } from './extractionCancel.ts';
import { forgetCounters } from './forgetCounters.ts';
import { forgetExtraction } from './extractionQueue.ts';
import { faultPoint } from './faultPoint.ts';
import { listFilesBelow, removeFile } from './fileStore.ts';
import { DocumentModel, type DocumentRow } from './models/document.ts';
import { DraftModel } from './models/draft.ts';
import { MailModel } from './models/mail.ts';
import { PersonModel } from './models/person.ts';
import { QuestionnaireModel } from './models/questionnaire.ts';
import { ResetTokenModel } from './models/resetToken.ts';
import { SessionModel } from './models/session.ts';
import { SnapshotModel } from './models/snapshot.ts';
import { UserModel } from './models/user.ts';

/** Stops the reading of one document and removes its file and row (and what it left to be undone). */
export async function purgeDocument(
  row: Pick<DocumentRow, '_id' | 'fileId' | 'snippetsFileId' | 'extraction'>,
): Promise<void> {
  const documentId = row._id.toString();
  await cancelExtraction(documentId);
  await forgetExtraction({ documentId, attempt: row.extraction.attempt });
  await faultPoint('remove.file');
  await removeFile(row.fileId.toString());
  if (row.snippetsFileId) await removeFile(row.snippetsFileId.toString());
  await SnapshotModel.deleteMany({ documentId: row._id });
  await faultPoint('remove.row');
  await DocumentModel.deleteOne({ _id: row._id });
}

/** Removes everything of a user below an epoch; of a user who is gone also sessions, reset links and waiting mail. */
export async function purgeUserData(userId: string, belowEpoch: number): Promise<void> {
  const old = { userId, epoch: mongoose.trusted({ $lt: belowEpoch }) };
  for (const row of await DocumentModel.find(old).lean<DocumentRow[]>()) await purgeDocument(row);
  await faultPoint('erase.documents');
  for (const fileId of await listFilesBelow(userId, belowEpoch)) await removeFile(fileId);
  await PersonModel.deleteMany(old);
  await faultPoint('erase.people');
  await QuestionnaireModel.deleteMany(old);
  await SnapshotModel.deleteMany(old);
  await DraftModel.deleteMany(old);
  if (await UserModel.exists({ _id: userId })) return;
  await SessionModel.deleteMany({ userId });
  await ResetTokenModel.deleteMany({ userId });
  await MailModel.deleteMany({ userId });
  await forgetCounters(userId);
}
