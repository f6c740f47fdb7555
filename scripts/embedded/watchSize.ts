/** Tells how much a download has brought so far, by the size of the folder it writes to. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const EVERY_MS = 5000;

/** Bytes below `folder`; files that vanish while it counts do not matter. */
export function folderSize(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return sum + folderSize(full);
      return sum + (statSync(full, { throwIfNoEntry: false })?.size ?? 0);
    }, 0);
  } catch {
    return 0;
  }
}

/** Calls `onMegabytes` every five seconds with the size of `folder`; returns how to stop. */
export function watchSize(folder: string, onMegabytes: (mb: number) => void): () => void {
  const timer = setInterval(() => onMegabytes(Math.round(folderSize(folder) / 1e6)), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
