/** A disk of a few megabytes that can be filled: a tmpfs, which only root may mount. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface SmallDisk {
  fill(): void;
  makeRoom(): void;
  unmount(): void;
}

/** Can this user mount one here? */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

const run = (program: string, args: string[]) => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
};

/** Mounts it on a folder, which is made if it is missing. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (let size = 1024 * 1024; size >= 512;)
          try {
            if (writeSync(file, Buffer.alloc(size)) < size) size /= 2;
          } catch {
            size /= 2; // full for pieces of this size
          }
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount: () => run('umount', ['-l', folder]),
  };
}
