/** How the embedded MongoDB is run: a replica set of one (transactions need one), loopback only, journaled. */
import path from 'node:path';
import mongoose from 'mongoose';
import type { Program } from './cacheEntry.ts';
import type { DatabaseKind } from './databaseServer.ts';

const { MongoClient } = mongoose.mongo;
const SET = 'rs0';

/** Runs `ask` against the server on `port`; a closed port fails at once, a busy machine gets five seconds. */
async function withAdmin<T>(port: number, ask: (admin: mongoose.mongo.Db) => Promise<T>): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 5000,
    connectTimeoutMS: 5000,
  });
  try {
    return await ask(client.db('admin'));
  } finally {
    await client.close();
  }
}

type CommandLineOptions = { parsed: { storage?: { dbPath?: string } } };
type ReplicaSet = { config: { version: number; members: { host: string }[] } };

/** One step towards a writable set whose only member is host: true when it is there. */
async function prepareReplicaSet(admin: mongoose.mongo.Db, host: string): Promise<boolean> {
  try {
    const { config } = (await admin.command({ replSetGetConfig: 1 })) as unknown as ReplicaSet;
    const [member] = config.members;
    if (member && member.host !== host) {
      member.host = host; // the port was taken and has moved
      config.version += 1;
      await admin.command({ replSetReconfig: config, force: true });
    }
  } catch (error) {
    if ((error as { codeName?: string }).codeName !== 'NotYetInitialized') throw error;
    await admin.command({ replSetInitiate: { _id: SET, members: [{ _id: 0, host }] } });
  }
  return Boolean((await admin.command({ hello: 1 })).isWritablePrimary);
}

/** One directory per series ("mongodb-7.0"): data files do not go back to an older one. */
export function mongoKind(program: Program, dataDir: string, firstPort: number): DatabaseKind {
  const directory = path.join(dataDir, `mongodb-${program.version.split('.').slice(0, 2).join('.')}`);
  return {
    name: 'mongodb',
    firstPort,
    command: program.command,
    directory,
    args: (port) => [
      ...['--dbpath', directory, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
      ...['--replSet', SET, '--oplogSize', '512', '--wiredTigerCacheSizeGB', '0.25'],
      ...['--networkMessageCompressors', 'disabled', '--quiet'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      // A transaction of a process that was killed keeps its rows locked until then (60 s as it comes); ours take less than one.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=8'],
    ],
    identify: (port) =>
      withAdmin(port, async (admin) => {
        const options = (await admin.command({ getCmdLineOpts: 1 })) as unknown as CommandLineOptions;
        const status = await admin.command({ serverStatus: 1 });
        return { directory: options.parsed.storage?.dbPath ?? '', pid: Number(status.pid) };
      }),
    prepare: (port) => withAdmin(port, (admin) => prepareReplicaSet(admin, `127.0.0.1:${port}`)),
  };
}

/** The address programs connect to. */
export const mongoUri = (port: number) => `mongodb://127.0.0.1:${port}/portal?replicaSet=${SET}`;
