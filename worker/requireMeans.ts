/** Asked before a document is taken: can this machine read at all? A full disk, or no reader that starts, is no document's fault. */
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#platform/clock';
import { log } from '#platform/log';
import type { ParserPool } from './parserChild/parserPool.ts';
import { scratchRoot } from './parserChild/scratch.ts';

/** Pictures of two pages and the recognition's data. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

async function hasRoom(): Promise<boolean> {
  const disk = await statfs(scratchRoot()).catch(() => undefined);
  return !disk || disk.blocks === 0 || disk.bavail * disk.bsize >= MIN_FREE_BYTES; // some systems do not tell
}

type Pool = Pick<ParserPool, 'hasReader'>;
async function findMissing(pool: Pool): Promise<string | undefined> {
  if (!(await hasRoom())) return 'no-room-in-scratch';
  return (await pool.hasReader()) ? undefined : 'no-reader-starts';
}

/**
 * Resolves once a document can be read here. When that does not come within `looks` looks it throws, and whoever has room
 * may take the document: it waits as before, and nothing was tried.
 */
export async function requireMeans(pool: Pool, { looks = 10, everyMs = SECOND } = {}): Promise<void> {
  for (let look = 1; ; look += 1) {
    const code = await findMissing(pool);
    if (!code) return;
    if (look === 1) log.error({ code, step: 'read' }, 'documents wait: this machine cannot read now');
    if (look >= looks) throw new Error(code);
    await pause(everyMs);
  }
}
