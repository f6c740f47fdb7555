/** Scratch folders of parser children: private, in memory where the system offers it, removed with their child. */
import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { config } from '#platform/config';
import { log } from '#platform/log';

/** How the names of all scratch folders begin. */
export const SCRATCH_FOLDER = 'portal-scratch';

/** Where scratch folders are made. */
export function scratchRoot(): string {
  const inMemory = '/dev/shm';
  try {
    accessSync(inMemory, constants.W_OK);
    return config().scratchDir ?? inMemory;
  } catch {
    return config().scratchDir ?? os.tmpdir();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Makes a folder only this user can enter; its name tells which worker it belongs to. */
export function makeScratch(): string {
  return mkdtempSync(path.join(scratchRoot(), `${SCRATCH_FOLDER}-${process.pid}-`));
}

/** What a dying program still writes is there when its folder is read anew. */
const TRIES = 3;

/** Removes a folder and what is in it; false where something is left, which the next worker to start removes. */
export function removeScratch(folder: string, remove: typeof rmSync = rmSync): boolean {
  for (let tries = 1; ; tries += 1)
    try {
      remove(folder, { recursive: true, force: true, maxRetries: 3 });
      return true;
    } catch (error) {
      if (tries < TRIES) continue;
      log.error({ code: (error as NodeJS.ErrnoException).code }, 'scratch folder could not be removed');
      return false;
    }
}

/** Empties a folder between two documents; false where something is left in it. */
export function emptyScratch(folder: string, remove: typeof rmSync = rmSync): boolean {
  return readdirSync(folder)
    .map((name) => removeScratch(path.join(folder, name), remove))
    .every(Boolean);
}

/** Removes folders of workers that are gone: page images of a killed child are personal data. */
export function removeStaleScratch(): void {
  for (const name of readdirSync(scratchRoot())) {
    const pid = new RegExp(`^${SCRATCH_FOLDER}-(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) removeScratch(path.join(scratchRoot(), name));
  }
}
