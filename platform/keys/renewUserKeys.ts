/**
 * Gives every user a new key and seals their data again with it (`keys rotate --deep`), while API and worker go on
 * working. The old key stays beside the new one for an hour, because a request under way may still seal with it; a later
 * run seals such stragglers again and then destroys the old key. File contents keep the random key each file has; that
 * key is sealed again.
 */
import mongoose from 'mongoose';
import { newUserKey } from '../cipher/userKeys.ts';
import { openVault, type Vault } from '../cipher/vault.ts';
import { fromNow, HOUR } from '../clock.ts';
import { findUser, UserModel, type UserRow } from '../models/user.ts';
import { sealedRowsOf, type SealedValue } from './sealedValues.ts';

/** Far longer than any request or job holds a vault. */
const STRAGGLERS_MS = HOUR;
const MAX_PASSES = 5;

export interface Renewal {
  /** Users who were given a new key. */
  readonly renewed: number;
  /** Users whose old keys were destroyed. */
  readonly finished: number;
  /** Users whose old key is still kept. */
  readonly waiting: number;
  /** Ids of users something of whom could not be sealed again; their keys are all kept. */
  readonly failed: readonly string[];
}

type Key = UserRow['keys'][number];
const isSettled = ({ madeAt }: Key) => madeAt === undefined || madeAt < fromNow(-STRAGGLERS_MS);
const newestOf = (user: UserRow) => user.keys.at(-1) as Key;
const versionOf = (sealed: string) => Number(sealed.split('.')[1]);

/** Replaces the keys of a user; false when somebody else did meanwhile (clear-all, another run). */
async function replaceKeys(user: UserRow, keys: readonly Key[]): Promise<boolean> {
  const unchanged = {
    _id: user._id,
    dataEpoch: user.dataEpoch,
    keys: mongoose.trusted({ $size: user.keys.length }),
    'keys.wrapped': mongoose.trusted({ $all: user.keys.map(({ wrapped }) => wrapped) }),
  };
  const { matchedCount } = await UserModel.updateOne(unchanged, { $set: { keys } });
  return matchedCount === 1;
}

async function addKey(user: UserRow): Promise<void> {
  const key = newUserKey(user._id.toString(), newestOf(user).version + 1);
  await replaceKeys(user, [...user.keys, key]);
}

/** Seals one value again where it stands, unless it was changed meanwhile. */
async function reseal(name: string, rowId: unknown, value: SealedValue, vault: Vault): Promise<void> {
  const { field, place, sealed } = value;
  const resealed = vault.seal(place, vault.open(place, sealed));
  const rows = mongoose.connection.collection(name);
  await rows.updateOne({ _id: rowId as never, [field]: sealed }, { $set: { [field]: resealed } });
}

/** Seals again what older keys hold; answers how many values there were. */
async function resealOlder(user: UserRow): Promise<number> {
  const vault = openVault(user);
  const newest = newestOf(user).version;
  let older = 0;
  for await (const { name, rowId, values } of sealedRowsOf(user))
    for (const value of values.filter(({ sealed }) => versionOf(sealed) !== newest)) {
      older += 1;
      await reseal(name, rowId, value, vault);
    }
  return older;
}

async function resealAll(user: UserRow): Promise<boolean> {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) if ((await resealOlder(user)) === 0) return true;
  return false;
}

async function renew(found: UserRow): Promise<'renewed' | 'finished' | 'waiting' | 'untouched'> {
  const isDue = found.keys.length === 1 && isSettled(newestOf(found));
  if (isDue) await addKey(found);
  const user = isDue ? await findUser(found._id) : found;
  if (!user || user.keys.length === 1) return 'untouched'; // deleted or cleared meanwhile, or renewed within the hour
  const isResealed = await resealAll(user);
  if (isDue) return 'renewed';
  if (!isResealed || !isSettled(newestOf(user))) return 'waiting';
  return (await replaceKeys(user, [newestOf(user)])) ? 'finished' : 'waiting';
}

/** Goes over all users once. Throws when the database is away; running it again goes on where it stopped. */
export async function renewUserKeys(): Promise<Renewal> {
  const counts = { renewed: 0, finished: 0, waiting: 0, untouched: 0 };
  const failed: string[] = [];
  for await (const user of UserModel.find().sort({ _id: 1 }).lean<UserRow[]>().cursor())
    try {
      counts[await renew(user)] += 1;
    } catch (error) {
      if ((error as Error).name.startsWith('Mongo')) throw error;
      failed.push(user._id.toString());
    }
  const { renewed, finished, waiting } = counts;
  return { renewed, finished, waiting, failed };
}
