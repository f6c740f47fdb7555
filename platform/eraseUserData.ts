/** Clear-all and account deletion: data becomes invisible and unreadable in one transaction, and is purged after. */
import type { ClientSession, Types } from 'mongoose';
import { newUserKey } from './cipher/userKeys.ts';
import { openVault } from './cipher/vault.ts';
import { faultPoint } from './faultPoint.ts';
import { DocumentModel } from './models/document.ts';
import { orderErasure } from './models/erasure.ts';
import { PersonModel } from './models/person.ts';
import { QuestionnaireModel } from './models/questionnaire.ts';
import { endSessions } from './models/session.ts';
import { PROFILE_PLACE, profileOf, UserModel, type UserRow } from './models/user.ts';
import { withTransaction } from './mongo.ts';
import { purgeUserData } from './purgeUserData.ts';

export interface DeletedCounts {
  readonly documents: number;
  readonly people: number;
  readonly questionnaires: number;
}

async function countVisible(
  { _id: userId, dataEpoch: epoch }: UserRow,
  session: ClientSession,
): Promise<DeletedCounts> {
  return {
    documents: await DocumentModel.countDocuments({ userId, epoch, deletedAt: null }).session(session),
    people: await PersonModel.countDocuments({ userId, epoch }).session(session),
    questionnaires: await QuestionnaireModel.countDocuments({ userId, epoch }).session(session),
  };
}

/** A new epoch and a new key: rows of the old epoch are invisible at once, and nothing can open them any more. */
async function renewUser(user: UserRow, session: ClientSession): Promise<void> {
  const keys = [newUserKey(user._id.toString(), (user.keys.at(-1)?.version ?? 0) + 1)];
  const dataEpoch = user.dataEpoch + 1;
  const profile = openVault({ _id: user._id, dataEpoch, keys }).seal(PROFILE_PLACE, profileOf(user));
  await UserModel.updateOne(
    { _id: user._id, dataEpoch: user.dataEpoch },
    { keys, dataEpoch, profile },
    { session },
  ).orFail();
}

async function erase(
  userId: string,
  alsoIn: (user: UserRow, session: ClientSession) => Promise<void>,
): Promise<DeletedCounts | null> {
  const erased = await withTransaction(async (session) => {
    const user = await UserModel.findById(userId).session(session).lean<UserRow>();
    if (!user) return null;
    const counts = await countVisible(user, session);
    await alsoIn(user, session);
    await orderErasure(userId, user.dataEpoch + 1, session);
    return { counts, belowEpoch: user.dataEpoch + 1 };
  });
  if (!erased) return null;
  await faultPoint('erase.ordered');
  // The order stands in the database: if this process dies here, the reconciler purges.
  await purgeUserData(userId, erased.belowEpoch).catch(() => undefined);
  return erased.counts;
}

/** Erases documents, people, answers, drafts and snapshots of a user and answers how many there were; null: no such user. */
export async function eraseUserData(userId: string | Types.ObjectId): Promise<DeletedCounts | null> {
  return await erase(userId.toString(), renewUser);
}

/** Erases an account with everything it had. Its key goes with the row, so backups of it become unreadable too. */
export async function eraseAccount(userId: string | Types.ObjectId): Promise<DeletedCounts | null> {
  return await erase(userId.toString(), async (user, session) => {
    await endSessions(user._id, { session });
    await UserModel.deleteOne({ _id: user._id, dataEpoch: user.dataEpoch }, { session }).orFail();
  });
}
