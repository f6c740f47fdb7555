/** How long `npm start` takes on a fresh copy: the first time, with packages and build, and the second. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/embedded/freePort.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FIRST_PORT = 3950;
const LIMIT_MS = 15 * 60_000;
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage']);

/** Seconds until it says that it is ready; then it is stopped. */
async function start(copy: string): Promise<number> {
  const begin = performance.now();
  const port = String(await findFreePort(FIRST_PORT));
  const environment = { ...process.env, PORT: port, DATA_DIR: path.join(copy, 'data'), NODE_ENV: '' };
  const child = spawn('npm', ['start'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    while (performance.now() - begin < LIMIT_MS) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
      if (answer?.ok) return (performance.now() - begin) / 1000;
      if (child.exitCode !== null) return NaN;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return NaN;
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGINT'); // to all of them, as Ctrl-C does: npm alone would not pass it on
    await ended;
  }
}

export async function startTimes(): Promise<string> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'bench-start-'));
  try {
    cpSync(ROOT, copy, {
      recursive: true,
      filter: (file) => !LEFT_OUT.has(path.relative(ROOT, file).split(path.sep)[0] ?? ''),
    });
    const times = [await start(copy), await start(copy)];
    const [first = '-', second = '-'] = times.map((time) =>
      Number.isNaN(time) ? 'did not start' : `${time.toFixed(1)} s`,
    );
    const isCached = existsSync(path.join(os.homedir(), '.cache', 'bookkeeping-portal'));
    return `First: ${first} (packages, build${isCached ? '' : ', databases'}); second: ${second}. Until /api/ready answers.`;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
