/**
 * Makes a fresh MongoDB a replica set of one member with two users: an operator, and the portal, which may use its own
 * database only. Runs beside mongod (in its network), because only from there a MongoDB without users lets anybody in.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;
type Client = mongoose.mongo.MongoClient;

const FOLDER = process.env.SECRETS_DIR ?? '/secrets';
const MEMBER = process.env.MONGO_MEMBER ?? 'mongo:27017';
const LIMIT_MS = 120_000;
const secret = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8').trim();

async function connect(auth?: { username: string; password: string }): Promise<Client> {
  const client = new MongoClient('mongodb://127.0.0.1:27017/?directConnection=true', {
    serverSelectionTimeoutMS: 5000,
    ...(auth && { auth, authSource: 'admin' }),
  });
  return await client.connect();
}

async function initiate(client: Client): Promise<void> {
  const admin = client.db('admin');
  try {
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: MEMBER }] } });
  } catch (error) {
    if ((error as { codeName?: string }).codeName !== 'AlreadyInitialized') throw error;
  }
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) await pause(250);
}

/** The operator first: with the first user the door for everybody closes. */
async function makeOperator(password: string): Promise<void> {
  const client = await connect();
  try {
    await initiate(client);
    await client.db('admin').command({ createUser: 'operator', pwd: password, roles: ['root'] });
  } finally {
    await client.close();
  }
}

async function makePortal(client: Client): Promise<void> {
  const portal = client.db('portal');
  const { users } = await portal.command({ usersInfo: 'portal' });
  if ((users as unknown[]).length > 0) return;
  const roles = [{ role: 'dbOwner', db: 'portal' }];
  await portal.command({ createUser: 'portal', pwd: secret('mongo-password'), roles });
}

async function prepare(): Promise<void> {
  const operator = { username: 'operator', password: secret('mongo-operator-password') };
  // A database that has its operator refuses to make another one; then he is there to sign in.
  const client = await connect(operator).catch(async () => {
    await makeOperator(operator.password);
    return await connect(operator);
  });
  try {
    await initiate(client); // waits until it can be written to
    await makePortal(client);
  } finally {
    await client.close();
  }
}

const until = Date.now() + LIMIT_MS;
for (;;) {
  try {
    await prepare();
    break;
  } catch (error) {
    const { name, codeName } = error as { name: string; codeName?: string };
    if (Date.now() > until) throw error;
    console.log(`not yet (${codeName ?? name})`);
    await pause(1000);
  }
}
console.log('the database is ready');
