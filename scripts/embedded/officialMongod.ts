/** MongoDB's own build for this machine, by mongodb-memory-server-core's knowledge of where it is. */
import { fork } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildEntry } from './cacheEntry.ts';
import { mongodVersion } from './programVersion.ts';
import { folderSize } from './watchSize.ts';

/** The 7.0 series on purpose: the fallback is 7.0 too, and data files do not go back to an older series. */
export const OFFICIAL_VERSION = '7.0.28';

const CHILD = fileURLToPath(new URL('downloadMongod.mjs', import.meta.url));
const LIBRARY_SETTINGS = {
  MONGOMS_MAX_RETRIES: '1', // offline is known at once
  MONGOMS_MD5_CHECK: '1',
  npm_config_strict_ssl: 'true', // without it the library does not verify TLS
};

type Answer = { file?: string; error?: string };

/** Resolves to the downloaded file; gives up after `stallMs` without one new byte. */
export function downloadOfficial(folder: string, stallMs = 12_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer: Answer = {};
    let seen = -1;
    let since = Date.now();
    const child = fork(CHILD, [OFFICIAL_VERSION, folder], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...LIBRARY_SETTINGS },
    });
    const kill = () => child.kill('SIGKILL');
    const watch = setInterval(() => {
      const size = folderSize(folder);
      if (size !== seen) [seen, since] = [size, Date.now()];
      else if (Date.now() - since > stallMs) kill();
    }, 250);
    process.once('exit', kill);
    child.on('message', (message) => (answer = message as Answer));
    child.on('close', () => {
      clearInterval(watch);
      process.removeListener('exit', kill);
      if (answer.file) resolve(answer.file);
      else reject(new Error(answer.error ?? `no progress for ${stallMs / 1000} s`));
    });
  });
}

export const buildOfficialMongod: BuildEntry = async (out, work) => {
  const mongod = path.join(out, 'mongod');
  copyFileSync(await downloadOfficial(work), mongod); // a copy: the library may have found it in a cache of its own
  const version = await mongodVersion(mongod);
  if (!version) throw new Error('it does not run on this machine');
  return version;
};
