/** Accounts: who may sign in, under which keys their data is sealed, and the epoch their data belongs to. */
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { emailIndex, emailIndexes } from '../cipher/emailIndex.ts';
import { newUserKey, type WrappedKey } from '../cipher/userKeys.ts';
import { openVault, type Vault } from '../cipher/vault.ts';
import { now } from '../clock.ts';
import { DuplicateKeyError } from './duplicateKey.ts';
import { clear, sealed } from './fieldTags.ts';

/** What only the vault can read. */
export interface UserProfile {
  readonly fullName: string;
  /** As the person typed it; looked up by its blind index. */
  readonly email: string;
}

export interface UserRow {
  readonly _id: Types.ObjectId;
  readonly emailIndex: string;
  readonly profile: string;
  readonly passwordHash: string;
  readonly passwordChangedAt: Date;
  readonly keys: readonly WrappedKey[];
  readonly dataEpoch: number;
  /** Bumped by every transaction that must not run beside clear-all, and by signing in, which must not pass a new password: the write is the fence. */
  readonly fence: number;
  readonly failedLogins: number;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
}

const key = new Schema<WrappedKey>(
  {
    version: clear(Number, 'a counter'),
    wrapped: sealed({ required: true }),
    madeAt: clear(Date, 'a time'),
  },
  { _id: false },
);

const schema = new Schema<UserRow>(
  {
    emailIndex: sealed({ required: true, unique: true }),
    profile: sealed({ required: true }),
    passwordHash: sealed({ required: true }),
    passwordChangedAt: clear(Date, 'a time'),
    keys: clear([key], 'a list of wrapped keys'),
    dataEpoch: clear(Number, 'a counter', { default: 1 }),
    fence: clear(Number, 'a counter', { default: 0 }),
    failedLogins: clear(Number, 'a counter', { default: 0 }),
    createdAt: clear(Date, 'a time'),
    lastLogin: clear(Date, 'a time', { default: null }),
  },
  { versionKey: false },
);

export const UserModel = mongoose.model<UserRow>('User', schema, 'users');

export const PROFILE_PLACE = 'users/profile';

/** While keys are rotated an address may stand under an older key, where the unique index does not see it. */
async function requireFree(email: string, userId: Types.ObjectId): Promise<void> {
  const owner = await findUserByEmail(email);
  if (owner && !owner._id.equals(userId)) throw new DuplicateKeyError('the address is taken');
}

/** Makes an account; throws an error that isDuplicateKey knows when the address is taken. */
export async function insertUser(profile: UserProfile, passwordHash: string): Promise<UserRow> {
  const _id = new mongoose.Types.ObjectId();
  await requireFree(profile.email, _id);
  const keys = [newUserKey(_id.toString(), 1)];
  const vault = openVault({ _id, dataEpoch: 1, keys });
  const row = await UserModel.create({
    _id,
    emailIndex: emailIndex(profile.email),
    profile: vault.seal(PROFILE_PLACE, profile),
    passwordHash,
    passwordChangedAt: now(),
    keys,
    createdAt: now(),
  });
  return row.toObject();
}

/** The account of an address, in any spelling and under any operator key; null when there is none. */
export async function findUserByEmail(email: string): Promise<UserRow | null> {
  return await UserModel.findOne({
    emailIndex: mongoose.trusted({ $in: emailIndexes(email) }),
  }).lean<UserRow>();
}

/** The account of an id; null when there is none. */
export async function findUser(
  userId: string | Types.ObjectId,
  session?: ClientSession,
): Promise<UserRow | null> {
  return await UserModel.findById(userId)
    .session(session ?? null)
    .lean<UserRow>();
}

/** Name and address of an account. */
export function profileOf(user: UserRow): UserProfile {
  return openVault(user).open<UserProfile>(PROFILE_PLACE, user.profile);
}

/** Stores a new name and address; throws an error that isDuplicateKey knows when the address is another account's. */
export async function updateProfile(
  user: UserRow,
  profile: UserProfile,
  session: ClientSession,
): Promise<void> {
  await requireFree(profile.email, user._id);
  const sealedProfile = openVault(user).seal(PROFILE_PLACE, profile);
  // The epoch in the filter: after a clear-all the user's key is another one, and this seal could not be opened.
  await UserModel.updateOne(
    { _id: user._id, dataEpoch: user.dataEpoch },
    { profile: sealedProfile, emailIndex: emailIndex(profile.email) },
    { session },
  ).orFail();
}

/**
 * The fence of a transaction: writes the user's row, if it is still at the vault's epoch, so that it conflicts with a
 * clear-all or an account deletion running beside it. Answers false when the data was cleared meanwhile. A read would
 * not be enough: snapshot isolation lets a read and a clear-all both commit.
 */
export async function holdEpoch(
  vault: Pick<Vault, 'userId' | 'epoch'>,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: vault.userId, dataEpoch: vault.epoch },
    { $inc: { fence: 1 } },
    { session },
  );
  return matchedCount === 1;
}
