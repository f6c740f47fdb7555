/** Downloads packages of Debian 12 with their signatures checked and unpacks the parts that are needed; no root. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMirrors, prepareApt, requireDebianTools, sourceLine } from './aptState.ts';
import { requireCommand, runCommand } from './runCommand.ts';

/** 'libc6:arm64' -> the path of its .deb file. */
export type Debs = Record<string, string>;

/** libssl1.1 is of the release before; only its main pool is asked, the security pool drops old files. */
const OLDER = /^libssl1\.1:/;

async function sourcePlans(wants: string[], architectures: string[]): Promise<string[]> {
  const { main, security } = await findMirrors();
  const older = wants.filter((want) => OLDER.test(want)).map((want) => want.split(':')[1] ?? '');
  const base =
    sourceLine(architectures, main, 'bookworm') + (older.length ? sourceLine(older, main, 'bullseye') : '');
  // a mirror may lack the security suite: then the plain release has to do
  return security ? [base + sourceLine(architectures, security, 'bookworm-security'), base] : [base];
}

function listDebs(folder: string): Debs {
  const debs: Debs = {};
  for (const file of readdirSync(folder)) {
    const [, name, architecture] = /^([^_]+)_.*_([a-z0-9]+)\.deb$/.exec(file) ?? [];
    if (name && architecture) debs[`${name}:${architecture}`] = path.join(folder, file);
  }
  return debs;
}

/** Downloads every package of `wants` ('name:architecture') below `work`; throws apt's words when one is missing. */
export async function downloadDebs(work: string, wants: string[]): Promise<Debs> {
  requireDebianTools();
  const architectures = [...new Set(wants.map((want) => want.split(':')[1] ?? ''))];
  const apt = prepareApt(work, architectures);
  const folder = path.join(work, 'debs');
  const reasons: string[] = [];
  for (const plan of await sourcePlans(wants, architectures)) {
    rmSync(folder, { recursive: true, force: true }); // never mix the versions of two plans
    mkdirSync(folder);
    writeFileSync(path.join(work, 'sources.list'), plan);
    await runCommand('apt-get', [...apt, 'update'], { limitMs: 240_000 }); // one failing suite is not fatal by itself
    const download = await runCommand('apt-get', [...apt, 'download', ...wants], {
      cwd: folder,
      limitMs: 600_000,
    });
    const debs = listDebs(folder);
    if (download.code === 0 && wants.every((want) => debs[want])) return debs;
    reasons.push(download.errors.trim().split('\n').slice(-2).join(' | ') || 'packages are missing');
  }
  throw new Error(`Debian packages could not be fetched: ${reasons[0]}`);
}

/** Unpacks the shared libraries of `debs`, and the named members ('./usr/bin/x'), into `root`. */
export async function unpackDebs(debs: string[], root: string, members: string[] = []): Promise<void> {
  mkdirSync(root, { recursive: true });
  const excludes = ['*/gconv/*', '*/gdb/*'].map((pattern) => `--exclude=${pattern}`);
  const unpack = 'dpkg-deb --fsys-tarfile "$1" > "$2" && shift && tar -x -f "$@"';
  const archive = path.join(root, '..', 'package.tar');
  for (const deb of debs) {
    // a package without any of the names makes tar complain; what is missing shows when the program is run
    const names = ['*.so*', ...members];
    const tar = [archive, '-C', root, '--no-same-owner', '--wildcards', ...excludes, ...names];
    const { code, errors } = await runCommand('sh', ['-c', unpack, 'sh', deb, ...tar]);
    if (code !== 0 && !/Not found in archive/.test(errors))
      throw new Error(`${deb} could not be unpacked: ${errors}`);
  }
  rmSync(archive, { force: true });
}

/** Takes one file out of a package. */
export async function takeFromDeb(deb: string, member: string, folder: string): Promise<string> {
  // --occurrence ends the reading after that member; dpkg-deb then complains about the closed pipe
  const command =
    'dpkg-deb --fsys-tarfile "$1" 2>/dev/null | tar -x -C "$2" --no-same-owner --occurrence=1 "$3"';
  await requireCommand('sh', ['-c', command, 'sh', deb, folder, member]);
  return path.join(folder, member);
}
