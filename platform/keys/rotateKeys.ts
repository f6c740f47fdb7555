/**
 * Puts everything the operator's older keys hold under the active key, while API and worker go on working: rows are read
 * in batches by id and written only if nobody changed them meanwhile. Nothing remembers how far it came, because what is
 * left can be told from the rows: killed at any moment, it is simply run again.
 */
import mongoose, { type Types } from 'mongoose';
import { emailIndex } from '../cipher/emailIndex.ts';
import { keyRing } from '../cipher/keyRing.ts';
import { openMail, sealMail } from '../cipher/mailSeal.ts';
import { unwrapUserKey, wrappingKeyId, wrapUserKey } from '../cipher/userKeys.ts';
import { faultPoint } from '../faultPoint.ts';
import { retireOldKeys } from '../models/keyCheck.ts';
import { MailModel, type MailRow } from '../models/mail.ts';
import { profileOf, UserModel, type UserRow } from '../models/user.ts';

const BATCH = 200;
/** A row that keeps being changed under our hands is left to the next pass; more passes than this mean somebody still writes with an old key. */
const MAX_PASSES = 10;

export interface Rotation {
  readonly users: number;
  readonly mails: number;
  /** Ids of users whose row could not be put under the active key (changed bytes, or an address used twice). */
  readonly failed: readonly string[];
  /** Keys that nothing needs any more. */
  readonly retired: readonly string[];
}

const notActive = () => mongoose.trusted({ $not: new RegExp(`^${keyRing().activeId}\\.`) });

/** Rows of a model that match, in order of their ids, a batch at a time. */
async function* inBatches<Row extends { readonly _id: Types.ObjectId }>(
  model: Pick<mongoose.Model<Row>, 'find'>,
  filter: () => object,
): AsyncGenerator<Row> {
  let last = new mongoose.Types.ObjectId('0'.repeat(24));
  for (;;) {
    const after = { ...filter(), _id: mongoose.trusted({ $gt: last }) };
    const rows = await model
      .find(after as never)
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<Row[]>();
    yield* rows;
    if (rows.length < BATCH) return;
    last = (rows.at(-1) as Row)._id;
  }
}

const usersLeft = () => ({
  $or: [{ keys: mongoose.trusted({ $elemMatch: { wrapped: notActive() } }) }, { emailIndex: notActive() }],
});

/** Wraps a user's keys and indexes their address under the active key; false when the row was changed meanwhile. */
async function rewrapUser(row: UserRow): Promise<boolean> {
  const userId = row._id.toString();
  const rewrap = (key: UserRow['keys'][number]) =>
    wrappingKeyId(key) === keyRing().activeId
      ? key
      : { ...key, ...wrapUserKey(userId, key.version, unwrapUserKey(userId, key)) };
  const unchanged = {
    _id: row._id,
    emailIndex: row.emailIndex,
    dataEpoch: row.dataEpoch,
    keys: mongoose.trusted({ $size: row.keys.length }),
    'keys.wrapped': mongoose.trusted({ $all: row.keys.map(({ wrapped }) => wrapped) }),
  };
  const set = { keys: row.keys.map(rewrap), emailIndex: emailIndex(profileOf(row).email) };
  const { matchedCount } = await UserModel.updateOne(unchanged, { $set: set });
  await faultPoint('keys.rewrapped');
  return matchedCount === 1;
}

async function resealMail({ _id, content }: MailRow): Promise<boolean> {
  const resealed = sealMail(_id.toString(), openMail(_id.toString(), content));
  const { matchedCount } = await MailModel.updateOne({ _id, content }, { content: resealed });
  return matchedCount === 1;
}

/** One pass over the rows; answers how many were changed, and adds the ids of those that cannot be. */
async function passOver<Row extends { readonly _id: Types.ObjectId }>(
  rows: AsyncGenerator<Row>,
  change: (row: Row) => Promise<boolean>,
  failed: Set<string>,
): Promise<number> {
  let changed = 0;
  for await (const row of rows) {
    const id = row._id.toString();
    try {
      if (!failed.has(id) && (await change(row))) changed += 1;
    } catch (error) {
      if ((error as Error).name.startsWith('Mongo') && (error as { code?: number }).code !== 11000)
        throw error;
      failed.add(id);
    }
  }
  return changed;
}

/** Rotates to the active key. Throws when the database is away; running it again goes on where it stopped. */
export async function rotateKeys(): Promise<Rotation> {
  const failed = new Set<string>();
  let users = 0;
  let mails = 0;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const changedUsers = await passOver(inBatches<UserRow>(UserModel, usersLeft), rewrapUser, failed);
    const mailsLeft = () => ({ content: notActive() });
    const changedMails = await passOver(inBatches<MailRow>(MailModel, mailsLeft), resealMail, failed);
    users += changedUsers;
    mails += changedMails;
    if (changedUsers + changedMails === 0) break;
  }
  const isLeft = (await UserModel.exists(usersLeft())) ?? (await MailModel.exists({ content: notActive() }));
  return { users, mails, failed: [...failed], retired: isLeft ? [] : await retireOldKeys() };
}
