// What every command does first: a fitting Node, the packages, `.env`; then it hands over to TypeScript.
// Plain JavaScript without packages, because on a fresh clone nothing is installed yet.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './installPackages.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const OLDEST_NODE = [20, 19];

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `This portal needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.\n` +
      'Install a current version from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}

/**
 * Runs scripts/<script> (TypeScript) in this very process, so that signals and exit codes need no forwarding.
 * Tests pass readsEnvFile false: a `.env` may name databases that matter.
 */
export async function runScript(script, { readsEnvFile = true } = {}) {
  checkNodeVersion();
  await installPackages(root);
  const envFile = path.join(root, '.env');
  if (readsEnvFile && existsSync(envFile)) process.loadEnvFile(envFile); // what is already set wins
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path.join(root, 'scripts', script)).href);
}
