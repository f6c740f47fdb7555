/** One embedded database: adopted when an earlier start left it running, else launched on a port that is remembered. */
import { mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../bootstrap/processIdentity.mjs';
import { adopt, launch, type RunningProcess } from '../processes/runningProcess.ts';
import { waitUntil } from '../processes/waitUntil.ts';
import { writeFileAtomically } from '../processes/writeFileAtomically.ts';
import { findFreePort, isFree } from './freePort.ts';

export type DatabaseKind = {
  name: string;
  /** The first port tried when none is remembered; 0 means any. */
  firstPort: number;
  command: string;
  directory: string;
  args: (port: number) => string[];
  /** Asks whoever listens on `port` for its process number and data directory; throws while nobody answers. */
  identify: (port: number) => Promise<{ pid: number; directory: string }>;
  /** What must be done before it can be used; false while it is not done. */
  prepare: (port: number) => Promise<boolean>;
};
export type DatabasePlace = { dataDir: string; logDir: string };
type Remembered = { pid?: number; port?: number };

const READY_LIMIT_MS = 120_000;
const ADOPT_LIMIT_MS = 30_000;
const ATTEMPTS = 3;

function remember(file: string): Remembered {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Remembered;
  } catch {
    return {};
  }
}

/** Where process `pid` works, where the system tells (linux); databases work in their own directory. */
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** The database an earlier starter left running; one that does not answer any more is ended. */
async function adoptLeftover(kind: DatabaseKind, { pid, port }: Remembered, signal: AbortSignal) {
  if (!pid || !port || !isAlive(pid)) return undefined;
  const works = workingDirectory(pid);
  if (works && works !== kind.directory) return undefined; // another program has that number now
  const isOurs = async () => {
    const found = await kind.identify(port);
    return found.directory === kind.directory && found.pid === pid;
  };
  const leftover = adopt(pid);
  try {
    await waitUntil(kind.name, isOurs, { limitMs: works ? ADOPT_LIMIT_MS : 3000, process: leftover, signal });
    return leftover;
  } catch {
    signal.throwIfAborted();
    if (works) await leftover.stop(10_000);
    return undefined;
  }
}

async function launchOn(port: number, kind: DatabaseKind, place: DatabasePlace, signal: AbortSignal) {
  const running = launch(kind.command, kind.args(port), {
    cwd: kind.directory,
    logFile: path.join(place.logDir, `${kind.name}.log`),
  });
  try {
    const isOurs = async () => (await kind.identify(port)).directory === kind.directory;
    await waitUntil(kind.name, isOurs, { limitMs: READY_LIMIT_MS, process: running, signal });
    return running;
  } catch (error) {
    await running.stop(10_000);
    throw error;
  }
}

/**
 * Resolves when the database answers and is prepared. `fixedPort` is for starting it again: its clients know the port.
 * Throws when it ends while starting (its log says why) or is not ready in two minutes.
 */
export async function startDatabase(
  kind: DatabaseKind,
  place: DatabasePlace,
  signal: AbortSignal,
  fixedPort?: number,
): Promise<{ running: RunningProcess; port: number }> {
  const file = path.join(place.dataDir, `${kind.name}.json`);
  const remembered = remember(file);
  mkdirSync(kind.directory, { recursive: true, mode: 0o700 });
  let port = remembered.port ?? kind.firstPort;
  let running = await adoptLeftover(kind, remembered, signal);
  for (let attempt = 1; !running; attempt += 1) {
    port = fixedPort ?? (await findFreePort(port));
    try {
      running = await launchOn(port, kind, place, signal);
    } catch (error) {
      // someone may have taken the port between looking and listening: then another one is tried
      const lostPort = !fixedPort && !(await isFree(port, '127.0.0.1'));
      if (!lostPort || attempt === ATTEMPTS) throw error;
    }
  }
  writeFileAtomically(file, JSON.stringify({ pid: running.pid, port }));
  try {
    await waitUntil(kind.name, () => kind.prepare(port), {
      limitMs: READY_LIMIT_MS,
      process: running,
      signal,
    });
  } catch (error) {
    await running.stop(10_000);
    throw error;
  }
  return { running, port };
}
