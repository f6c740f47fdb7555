/** A folder in the cache that is complete or absent, whatever was killed while it was being made. */
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../bootstrap/lockFile.mjs';
import { isAlive } from '../bootstrap/processIdentity.mjs';
import type { Say } from '../processes/voice.ts';
import { watchSize } from './watchSize.ts';

/** `from` says in words where it was found. */
export type Program = { command: string; version: string; from: string };
/** Fills `out` (the entry to be) using `work` (thrown away) and returns the version of the program in it. */
export type BuildEntry = (out: string, work: string) => Promise<string>;
type Manifest = { version: string; files: [string, number | string][] };

const MANIFEST = 'manifest.json';

function listFiles(folder: string, below = ''): Manifest['files'] {
  return fs
    .readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap((entry): Manifest['files'] => {
      const name = path.join(below, entry.name);
      const full = path.join(folder, name);
      if (entry.isDirectory()) return listFiles(folder, name);
      if (name === MANIFEST) return [];
      return [[name, entry.isSymbolicLink() ? fs.readlinkSync(full) : fs.statSync(full).size]];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The version of a complete entry, undefined when it is absent or a file is missing or cut (sizes, not hashes: milliseconds). */
export function readEntry(home: string): string | undefined {
  try {
    const manifest = JSON.parse(fs.readFileSync(path.join(home, MANIFEST), 'utf8')) as Manifest;
    return JSON.stringify(listFiles(home)) === JSON.stringify(manifest.files) ? manifest.version : undefined;
  } catch {
    return undefined;
  }
}

/** Removes what builders that were killed have left behind. */
function sweepDeadBuilders(parent: string): void {
  for (const name of fs.readdirSync(parent)) {
    const pid = Number(/^\.building-(\d+)-/.exec(name)?.[1]);
    if (pid && pid !== process.pid && !isAlive(pid))
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Only a finished, flushed folder gets the entry's name. */
async function buildAside(
  home: string,
  build: BuildEntry,
  onMegabytes: (mb: number) => void,
): Promise<string> {
  const parent = path.dirname(home);
  const aside = fs.mkdtempSync(path.join(parent, `.building-${process.pid}-`));
  const [out, work] = [path.join(aside, 'out'), path.join(aside, 'work')];
  fs.mkdirSync(out);
  fs.mkdirSync(work);
  const stopWatching = watchSize(aside, onMegabytes);
  try {
    const version = await build(out, work);
    fs.writeFileSync(path.join(out, MANIFEST), JSON.stringify({ version, files: listFiles(out) }), {
      flush: true,
    });
    fs.rmSync(home, { recursive: true, force: true });
    fs.renameSync(out, home);
    return version;
  } finally {
    stopWatching();
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * The version of the cache entry `home`, built first when it is absent or damaged. Two processes at once build it
 * once: the second waits. `say` hears what is being done, with the megabytes so far.
 */
export async function ensureEntry(home: string, what: string, say: Say, build: BuildEntry): Promise<string> {
  const cached = readEntry(home);
  if (cached) return cached;
  return withLock(
    `${home}.lock`,
    async () => {
      const meanwhile = readEntry(home);
      if (meanwhile) return meanwhile;
      sweepDeadBuilders(path.dirname(home));
      say(fs.existsSync(home) ? `${what} is damaged: fetching it again ...` : `fetching ${what} (once) ...`);
      return buildAside(home, build, (mb) => say(`fetching ${what}, ${mb} MB written so far ...`));
    },
    () => say(`another command is fetching ${what}, waiting ...`),
  );
}
