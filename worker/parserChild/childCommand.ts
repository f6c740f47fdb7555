/** The command that starts a parser child with as few means as this machine can enforce. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { config } from '#platform/config';
import { reservedBytes } from './reservedBytes.ts';

/**
 * Measured: a 7 KB PDF can ask for 6 GB, and V8's own heap limit does not see it. Honest files need 0.2 to 0.5 GB; with
 * the programs' own pages, which this limit does not count (12 to 32 MB of a child that has all it may), a child stays
 * below 1.2 GB.
 */
const DATA_BYTES = 1024 ** 3;
/** Of each file it writes: scratch folders lie in memory, and what is written there counts as nobody's data. */
const FILE_BYTES = 512 * 1024 ** 2;
/** Ends a child that spins on when nobody is left to stop it; the wall clock of a document is much shorter. */
const CPU_SECONDS = 1800;
/** One tenth of the processor time of anybody else who wants it. */
export const NICENESS = 10;

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** An own network namespace without any interface: a document cannot make a reader call anybody. Where that is allowed. */
function isolation(): { program: string; args: string[] }[] {
  if (!isInstalled('unshare')) return [];
  const allowed = [['--net'], ['--map-root-user', '--net']].find(
    (args) => spawnSync('unshare', [...args, 'true'], { stdio: 'ignore', timeout: 2000 }).status === 0,
  );
  return allowed ? [{ program: 'unshare', args: allowed }] : [];
}

/** The child itself and, where no Tesseract program reads the pictures, two threads for print and two for names. */
export const isolatesOf = (engine: string | undefined, hasProgram: boolean): number =>
  hasProgram && engine !== 'wasm' ? 1 : 5;
const isolates = () => isolatesOf(config().ocrEngine, isInstalled('tesseract'));

const limits = () => [
  // The child dies with the worker, even when the worker is killed with -9.
  { program: 'setpriv', args: ['--pdeathsig', 'KILL'] },
  {
    program: 'prlimit',
    args: [
      `--data=${Math.round(DATA_BYTES + reservedBytes(isolates()))}`,
      `--fsize=${FILE_BYTES}`,
      `--cpu=${CPU_SECONDS}`,
      '--core=0',
    ],
  },
  { program: 'nice', args: ['-n', String(NICENESS)] },
];
let found: { program: string; args: string[] }[] | undefined;
/** What this machine has of them, looked for once. */
const prefix = () =>
  (found ??=
    process.platform === 'linux'
      ? [...isolation(), ...limits().filter(({ program }) => isInstalled(program))]
      : []);

/** From the sources (development, tests) the child needs the same loader as its parent; built, only the import condition. */
function nodeArguments(entry: string): string[] {
  if (!entry.endsWith('.ts')) return ['--conditions=built', '--enable-source-maps', entry];
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', loader, entry];
}

/** Program and arguments; `entry` is the child's main file (tests give their own). */
export function childCommand(entry: URL): { program: string; args: string[] } {
  const command = [
    ...prefix().flatMap(({ program, args }) => [program, ...args]),
    process.execPath,
    ...nodeArguments(fileURLToPath(entry)),
  ];
  return { program: command[0] as string, args: command.slice(1) };
}
