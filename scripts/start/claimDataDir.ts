/** One portal per data directory: the second start says where the first one runs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '#platform/makeFolder';
import { takeLock } from '../bootstrap/lockFile.mjs';
import { RUNTIME_FILE, type Runtime } from './runtimeFile.ts';
import { StartProblem } from '../processes/startProblem.ts';
import type { StartSettings } from './settings.ts';

function readRuntime(dataDir: string): Partial<Runtime> {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, RUNTIME_FILE), 'utf8')) as Runtime;
  } catch {
    return {};
  }
}

/** Takes the data directory for this process and returns how to give it back; throws StartProblem when it is taken. */
export function claimDataDir({ dataDir, logDir }: StartSettings): () => void {
  try {
    makeFolder(logDir);
  } catch (error) {
    throw new StartProblem(
      `The data directory ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}). ` +
        'Make it writable, or name another one: DATA_DIR=/path npm start',
    );
  }
  const lock = takeLock(path.join(dataDir, 'starter.lock'));
  if (lock.release) return lock.release;
  const { pid, address } = readRuntime(dataDir);
  const state = pid === lock.owner && address ? `already runs at ${address}` : 'is just being started';
  throw new StartProblem(
    `The portal of ${dataDir} ${state} (process ${lock.owner}).\n` +
      `Stop it with Ctrl-C in its terminal or "kill ${lock.owner}". ` +
      'For a second one beside it: DATA_DIR=/another/path PORT=3100 npm start',
  );
}
