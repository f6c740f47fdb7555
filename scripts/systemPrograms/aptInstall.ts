/** Installs Debian packages where that can be done without asking: as root, with apt. */
import { existsSync } from 'node:fs';
import { findOnPath } from '../embedded/findOnPath.ts';
import { runCommand } from '../embedded/runCommand.ts';

/** True for root on a system with apt. */
export const canAptInstall = () => process.getuid?.() === 0 && Boolean(findOnPath('apt-get'));

/** What a person would type. */
export const aptCommand = (packages: string[]) => `apt-get install -y ${packages.join(' ')}`;

/** Resolves to undefined when the packages are there afterwards, else to apt's last words. Offline it fails in seconds. */
export async function aptInstall(packages: string[], limitMs = 240_000): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = [
    '-q',
    '-y',
    '-o',
    'DPkg::Lock::Timeout=60',
    '-o',
    'Acquire::Retries=1',
    '-o',
    'Acquire::http::Timeout=15',
  ];
  const install = () =>
    runCommand('apt-get', [...options, '--no-install-recommends', 'install', ...packages], { env, limitMs });
  // the lists of a fresh container are empty; where there are lists, the update may not be needed
  const hasLists = existsSync('/var/lib/apt/lists/partial');
  const first = hasLists ? await install() : undefined;
  if (first?.code === 0) return undefined;
  await runCommand('apt-get', [...options, 'update'], { env, limitMs });
  const second = await install();
  return second.code === 0 ? undefined : second.errors.trim().split('\n').slice(-1)[0] || 'apt-get failed';
}
