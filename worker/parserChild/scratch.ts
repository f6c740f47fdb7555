/** Scratch folders of parser children: private, in memory where the system offers it, removed with their child. */
import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { config } from '#platform/config';

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

/** Removes a folder and what is in it. */
export function removeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Empties a folder between two documents. */
export function emptyScratch(folder: string): void {
  for (const name of readdirSync(folder)) removeScratch(path.join(folder, name));
}

/** Removes folders of workers that are gone: page images of a killed child are personal data. */
export function removeStaleScratch(): void {
  for (const name of readdirSync(scratchRoot())) {
    const pid = new RegExp(`^${SCRATCH_FOLDER}-(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) removeScratch(path.join(scratchRoot(), name));
  }
}
