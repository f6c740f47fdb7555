/** Makes a folder with the folders above it. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Not `mkdir` with `recursive`: where nothing can be made (/proc) Node tries for ever. What is made can be entered by its
 * owner only. Throws what the system says; a folder that is there is fine.
 */
export function makeFolder(folder: string): void {
  const target = path.resolve(folder);
  if (existsSync(target)) return;
  makeFolder(path.dirname(target));
  try {
    mkdirSync(target, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process was quicker
  }
}
