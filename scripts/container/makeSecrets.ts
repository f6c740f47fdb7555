/**
 * Makes the secrets of a compose installation: each once, kept in a volume, never written over. What the operator gives
 * (JWT_SECRET, DATA_ENCRYPTION_KEY, MONGODB_URI, REDIS_URL) is used as it is and not stored here.
 */
import { randomBytes } from 'node:crypto';
import { chownSync, chmodSync, existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whoever may read a secret, by user id: each container runs as its own. */
export const USERS = { portal: 10001, mongo: 10002, redis: 10003, setup: 10004 } as const;

type Owner = keyof typeof USERS;
interface Secret {
  readonly name: string;
  readonly owner: Owner;
  readonly make: (read: (name: string) => string) => string;
}

const hex = (bytes: number) => () => randomBytes(bytes).toString('hex');

/** In this order: a later one may hold an earlier one. */
const SECRETS: readonly Secret[] = [
  { name: 'jwt-secret', owner: 'portal', make: hex(48) },
  { name: 'data-encryption-key', owner: 'portal', make: () => `k1:${randomBytes(32).toString('base64')}` },
  // The members of a replica set know each other by it, and with it MongoDB asks everybody for a password.
  { name: 'mongo-keyfile', owner: 'mongo', make: () => randomBytes(756).toString('base64') },
  { name: 'mongo-operator-password', owner: 'setup', make: hex(24) },
  { name: 'mongo-password', owner: 'setup', make: hex(24) },
  {
    name: 'mongodb-uri',
    owner: 'portal',
    make: (read) => `mongodb://portal:${read('mongo-password')}@mongo:27017/portal?replicaSet=rs0`,
  },
  { name: 'redis-password', owner: 'redis', make: hex(24) },
  { name: 'redis.conf', owner: 'redis', make: (read) => `requirepass ${read('redis-password')}\n` },
  { name: 'redis-url', owner: 'portal', make: (read) => `redis://:${read('redis-password')}@redis:6379` },
];

/** Writes aside and links into place: a file is there whole or not at all, and one that is there stays. */
function keep(file: string, text: string, uid: number | undefined): boolean {
  if (existsSync(file)) return false;
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, text, { mode: 0o400, flush: true });
  if (uid !== undefined) chownSync(aside, uid, uid);
  try {
    linkSync(aside, file);
  } finally {
    unlinkSync(aside);
  }
  return true;
}

/** Makes what is missing in `folder` and answers the names of what was made. `hasOwners`: only root can give files away. */
export function makeSecrets(folder: string, { hasOwners = true } = {}): string[] {
  chmodSync(folder, 0o755);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return SECRETS.filter(({ name, owner, make }) => {
    const uid = hasOwners ? USERS[owner] : undefined;
    return keep(path.join(folder, name), make(read), uid);
  }).map(({ name }) => name);
}
