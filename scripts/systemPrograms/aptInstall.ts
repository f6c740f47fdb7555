/** Installs Debian packages where that can be done without asking: as root, with apt. */
import { spawn } from 'node:child_process';
import { findOnPath } from '../embedded/findOnPath.ts';

/** True for root on a system with apt. */
export const canAptInstall = () => process.getuid?.() === 0 && Boolean(findOnPath('apt-get'));

/** What a person would type. */
export const aptCommand = (packages: string[]) => `apt-get install -y ${packages.join(' ')}`;

const OPTIONS = '-q -y -o DPkg::Lock::Timeout=60 -o Acquire::Retries=1 -o Acquire::http::Timeout=15'.split(
  ' ',
);

/** Resolves to whether it worked. It is never interrupted: half an installation would leave the system to be repaired. */
function runApt(args: string[], limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('apt-get', [...OPTIONS, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      detached: true,
    });
    const timer = setTimeout(() => resolve(false), limitMs);
    const finish = (hasWorked: boolean) => {
      clearTimeout(timer);
      resolve(hasWorked);
    };
    child.on('error', () => finish(false));
    child.on('exit', (code) => finish(code === 0));
    child.unref();
  });
}

/** Resolves to true when the packages are there afterwards; offline it answers false in seconds. */
export async function aptInstall(packages: string[], limitMs: number): Promise<boolean> {
  const install = ['--no-install-recommends', 'install', ...packages];
  if (await runApt(install, limitMs)) return true;
  await runApt(['update'], limitMs); // the lists of a fresh container are empty
  return runApt(install, limitMs);
}
