/** Opens every sealed thing there is, to prove that nothing was lost or changed, and counts which keys hold what. */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { emailIndexes } from '../cipher/emailIndex.ts';
import { openMail } from '../cipher/mailSeal.ts';
import { unwrapUserKey, wrappingKeyId } from '../cipher/userKeys.ts';
import { openVault, type Vault } from '../cipher/vault.ts';
import { openFile } from '../fileStore.ts';
import { MailModel, type MailRow } from '../models/mail.ts';
import { findUser, profileOf, UserModel, type UserRow } from '../models/user.ts';
import { sealedRowsOf } from './sealedValues.ts';

/** Something that does not open. Ids and field names only: never what it holds. */
export interface Unreadable {
  readonly collection: string;
  readonly id: string;
  readonly field: string;
}

/** How much one operator key holds. */
export interface KeyUse {
  userKeys: number;
  addresses: number;
  mails: number;
}

export interface Opened {
  /** Sealed values and files that opened. */
  readonly values: number;
  readonly files: number;
  readonly users: number;
  /** Operator key id -> what it holds. */
  readonly byKey: Readonly<Record<string, KeyUse>>;
  readonly unreadable: readonly Unreadable[];
}

/** A count that is being taken. */
class Count {
  values = 0;
  files = 0;
  users = 0;
  readonly byKey: Record<string, KeyUse> = {};
  readonly unreadable: Unreadable[] = [];

  use(keyId: string): KeyUse {
    return (this.byKey[keyId] ??= { userKeys: 0, addresses: 0, mails: 0 });
  }

  /** Counts an opening, or notes that it failed. */
  async opens(what: Unreadable, kind: 'values' | 'files', open: () => unknown): Promise<void> {
    try {
      await open();
      this[kind] += 1;
    } catch {
      this.unreadable.push(what);
    }
  }
}

const ignored = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function readToEnd(vault: Vault, fileId: string): Promise<void> {
  const content = await openFile(vault, fileId);
  if (!content) throw new Error('no such file');
  await pipeline(content, ignored());
}

function requireOwnIndex(user: UserRow): void {
  if (!emailIndexes(profileOf(user).email).includes(user.emailIndex))
    throw new Error('not found by its address');
}

async function openUser(user: UserRow, count: Count): Promise<void> {
  const id = user._id.toString();
  const of = (field: string, collection = 'users', rowId = id) => ({ collection, id: rowId, field });
  count.users += 1;
  count.use(user.emailIndex.split('.')[0] ?? '').addresses += 1;
  await count.opens(of('emailIndex'), 'values', () => requireOwnIndex(user));
  for (const key of user.keys) {
    count.use(wrappingKeyId(key)).userKeys += 1;
    await count.opens(of('keys'), 'values', () => unwrapUserKey(id, key));
  }
  const vault = openVault(user);
  for await (const { name, rowId, values } of sealedRowsOf(user)) {
    const row = String(rowId);
    for (const { field, place, sealed } of values)
      await count.opens(of(field, name, row), 'values', () => vault.open(place, sealed));
    if (name === 'files.files')
      await count.opens(of('content', name, row), 'files', async () => await readToEnd(vault, row));
  }
}

/** What did not open and still does not at a second look: what was removed meanwhile is no loss. */
async function stillUnreadable(userId: UserRow['_id'], first: readonly Unreadable[]): Promise<Unreadable[]> {
  const user = first.length > 0 ? await findUser(userId) : null;
  if (!user) return [];
  const again = await lookAt(user);
  const keyOf = ({ collection, id, field }: Unreadable) => `${collection}/${id}/${field}`;
  const known = new Set(first.map(keyOf));
  return again.unreadable.filter((one) => known.has(keyOf(one)));
}

async function lookAt(user: UserRow, count = new Count()): Promise<Count> {
  const whole = { collection: 'users', id: user._id.toString(), field: 'keys' };
  await openUser(user, count).catch(() => count.unreadable.push(whole));
  return count;
}

async function openMails(count: Count): Promise<void> {
  for await (const { _id, content } of MailModel.find().lean<MailRow[]>().cursor()) {
    const id = _id.toString();
    count.use(content.split('.')[0] ?? '').mails += 1;
    await count.opens({ collection: 'mails', id, field: 'content' }, 'values', () => openMail(id, content));
  }
}

/** Opens everything; throws only when the database is away. */
export async function openEverything(): Promise<Opened> {
  const count = new Count();
  for await (const user of UserModel.find().sort({ _id: 1 }).lean<UserRow[]>().cursor()) {
    const before = count.unreadable.length;
    await lookAt(user, count);
    const suspects = count.unreadable.splice(before);
    count.unreadable.push(...(await stillUnreadable(user._id, suspects)));
  }
  await openMails(count);
  const { values, files, users, byKey, unreadable } = count;
  return { values, files, users, byKey, unreadable };
}
