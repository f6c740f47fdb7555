/** Runs an administrator's command as it is typed, in a process of its own. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Its exit code and what it printed. `env` is added to this process's environment. */
export async function runAdmin(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...words], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}
