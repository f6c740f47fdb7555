/** Finds a program the way a shell does. */
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** The full path of the first of `names` that PATH holds, undefined when there is none. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name + suffix);
      if (isProgram(file)) return file;
    }
  }
  return undefined;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
