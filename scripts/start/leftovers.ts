/** API and worker of a starter that was killed: they end by themselves when it dies; here is who makes sure. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, startToken } from '../bootstrap/processIdentity.mjs';
import { adopt } from '../processes/runningProcess.ts';
import { waitUntil } from '../processes/waitUntil.ts';
import { writeFileAtomically } from '../processes/writeFileAtomically.ts';
import type { Say } from '../processes/voice.ts';

type Started = Record<string, { pid: number; token: string }>;
const FILE = 'processes.json';
const BY_THEMSELVES_MS = 30_000;

function readStarted(dataDir: string): Started {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, FILE), 'utf8')) as Started;
  } catch {
    return {};
  }
}

/** Remembers that `pid` is this data directory's `name`, for the next start. */
export function rememberProcess(dataDir: string, name: string, pid: number): void {
  const started = { ...readStarted(dataDir), [name]: { pid, token: startToken(pid) } };
  writeFileAtomically(path.join(dataDir, FILE), JSON.stringify(started));
}

/** Waits for what an earlier start left behind to finish its work, then ends it. */
export async function endLeftovers(dataDir: string, say: Say): Promise<void> {
  const alive = Object.entries(readStarted(dataDir)).filter(([, { pid, token }]) => isAlive(pid, token));
  if (alive.length === 0) return;
  say(`waiting for the ${alive.map(([name]) => name).join(' and the ')} of an earlier start to finish ...`);
  const leftovers = alive.map(([, { pid }]) => adopt(pid));
  const areGone = () => leftovers.every((leftover) => leftover.hasEnded());
  await waitUntil('an earlier start', areGone, { limitMs: BY_THEMSELVES_MS }).catch(() => undefined);
  await Promise.all(leftovers.map((leftover) => leftover.stop(5000)));
}
