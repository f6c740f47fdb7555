/** Runs another bench as its own npm script and gives what it prints. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const scripts = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  }
).scripts;

/** Its standard output; what goes wrong is part of the page. */
export async function runBench(script: string, args: readonly string[]): Promise<string> {
  if (!scripts[script]) return `There is no script called ${script}.`;
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return code === 0 ? printed : `${printed}\n(${script} ended with ${String(code)})`;
}
