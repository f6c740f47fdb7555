/** Builds server, worker and client into dist/, once per state of the sources. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { withLock } from '../bootstrap/lockFile.mjs';
import { runCommand } from '../embedded/runCommand.ts';
import { StartProblem } from '../processes/startProblem.ts';
import type { Say } from '../processes/voice.ts';

const INPUTS =
  'domain platform server worker client scripts tsconfig.json tsconfig.build.json vite.config.ts package.json package-lock.json';
const STAMP = 'build-stamp.txt';

function listInputs(entry: string): string[] {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(entry) ? [] : [entry];
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => listInputs(path.join(entry, name)));
}

/** One hash over names and contents of everything that goes into dist/. */
function stampOf(root: string): string {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '');
  for (const file of INPUTS.split(' ').flatMap((name) => listInputs(path.join(root, name))))
    hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** Both compilers at once, into a folder aside: what is running from dist/ never sees half a build. */
async function buildInto(root: string, out: string): Promise<void> {
  const tool = async (name: string, args: string[]) => {
    const command = [path.join(root, 'node_modules', name), ...args];
    const { code, output, errors } = await runCommand(process.execPath, command, {
      cwd: root,
      env: { NODE_ENV: 'production' },
    });
    const said = stripVTControlCharacters(`${errors}\n${output}`).trim().split('\n').slice(0, 15).join('\n');
    if (code !== 0) throw new StartProblem(`The sources could not be built:\n${said}`);
  };
  const info = path.join(root, '.cache', `build-${process.pid}.tsbuildinfo`);
  const hasClient = fs.existsSync(path.join(root, 'vite.config.ts'));
  const results = await Promise.allSettled([
    tool('typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--outDir', out, '--tsBuildInfoFile', info]),
    hasClient && tool('vite/bin/vite.js', ['build', '--outDir', path.join(out, 'client'), '--emptyOutDir']),
  ]);
  fs.rmSync(info, { force: true });
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Removes what builds that were killed have left; called while no other build can run. */
function sweepUnfinished(cache: string): void {
  for (const name of fs.readdirSync(cache).filter((entry) => /^build-(?!.*lock)/.test(entry)))
    fs.rmSync(path.join(cache, name), { recursive: true, force: true });
}

function swapIn(out: string, dist: string, aside: string): void {
  if (fs.existsSync(dist)) fs.renameSync(dist, aside);
  fs.renameSync(out, dist);
  fs.rmSync(aside, { recursive: true, force: true });
}

/** Makes dist/ match the sources; does nothing when it does. Two builds at once: the second waits for the first. */
export async function buildProduct(root: string, say: Say): Promise<void> {
  const dist = path.join(root, 'dist');
  const stamp = stampOf(root);
  const isCurrent = () => {
    const file = path.join(dist, STAMP);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp;
  };
  if (isCurrent()) return;
  const cache = path.join(root, '.cache');
  await withLock(path.join(cache, 'build.lock'), async () => {
    if (isCurrent()) return;
    sweepUnfinished(cache);
    say('building server, worker and client ...');
    const since = Date.now();
    const out = fs.mkdtempSync(path.join(cache, 'build-'));
    try {
      await buildInto(root, out);
      fs.writeFileSync(path.join(out, STAMP), stamp);
      swapIn(out, dist, `${out}-old`);
    } finally {
      fs.rmSync(out, { recursive: true, force: true });
    }
    say(`built in ${((Date.now() - since) / 1000).toFixed(1)} s`);
  });
}
