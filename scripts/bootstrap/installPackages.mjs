// Installs the npm packages when they are missing or differ from the lockfile; two starts at once install once.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lockFile.mjs';
import { isAlive, startToken } from './processIdentity.mjs';

const say = (text) => console.log(`  ${'packages'.padEnd(10)} ${text}`);

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** True when node_modules holds every package of the lockfile in its version. npm writes its own record of
 *  what is there (node_modules/.package-lock.json) last, so an install that was killed never looks complete. */
export function hasInstalledPackages(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, link, peer }]) =>
      name === '' || link || (present[name] ? present[name].version === version : Boolean(optional || peer)),
  );
}

const pidFile = (root) => path.join(root, '.cache', 'npm.json');

/** An npm whose starter was killed must not write into node_modules beside ours. */
function endLeftoverNpm(root) {
  if (!existsSync(pidFile(root))) return;
  const { pid, token } = JSON.parse(readFileSync(pidFile(root), 'utf8'));
  if (isAlive(pid, token)) process.kill(pid, 'SIGKILL');
}

/** Resolves to what npm printed when it failed, undefined when it worked. */
function runNpm(root, args) {
  const cli = /npm-cli\.js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined;
  const [command, ...first] = cli ? [process.execPath, cli] : ['npm'];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, [...first, ...args, '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !cli,
      env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    });
    const stop = () => {
      child.kill('SIGKILL');
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    if (child.pid)
      writeFileSync(pidFile(root), JSON.stringify({ pid: child.pid, token: startToken(child.pid) }));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      rmSync(pidFile(root), { force: true });
      resolve(code === 0 ? undefined : output.trim() || `npm ended with ${code}`);
    });
  });
}

/** `npm ci` is exact; where the registry lacks other platforms' binaries it refuses, and `npm install` works. */
async function install(root) {
  endLeftoverNpm(root);
  const since = Date.now();
  const seconds = () => `${Math.round((Date.now() - since) / 1000)} s`;
  say('installing (once, about a minute) ...');
  const timer = setInterval(() => say(`installing, ${seconds()} so far ...`), 10_000);
  const refused = await runNpm(root, ['ci']);
  const failed = refused && (await runNpm(root, ['install', '--no-save']));
  clearInterval(timer);
  if (failed)
    throw new Error(`The packages could not be installed:\n${failed.split('\n').slice(0, 12).join('\n')}`);
  say(`installed in ${seconds()}`);
}

/** Makes node_modules match the lockfile, development packages included: the client is built on this machine. */
export async function installPackages(root) {
  if (hasInstalledPackages(root)) return;
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  await withLock(
    path.join(root, '.cache', 'install.lock'),
    () => (hasInstalledPackages(root) ? undefined : install(root)),
    () => say('another command is installing them, waiting ...'),
  );
}
