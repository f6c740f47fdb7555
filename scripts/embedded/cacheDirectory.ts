/** Where downloaded database programs are kept, shared by every checkout of this user. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** EMBED_CACHE, else the user's cache folder, else ./.cache; the first one that can be written to. */
export function cacheDirectory(): string {
  const { EMBED_CACHE, XDG_CACHE_HOME } = process.env;
  const candidates = EMBED_CACHE
    ? [path.resolve(EMBED_CACHE)]
    : [XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), path.resolve('.cache')].map((folder) =>
        path.join(folder, 'bookkeeping-portal'),
      );
  const found = candidates.find(isWritable);
  if (found) return found;
  throw new Error(`No folder to keep downloaded programs in (${candidates.join(', ')}): set EMBED_CACHE.`);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
