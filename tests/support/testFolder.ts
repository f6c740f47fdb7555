/** Folders for the files of one test file, removed when its tests are over. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

const made: string[] = [];

/** A new, empty folder in the system's temporary one; its path. */
export function newTestFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  made.push(folder);
  return folder;
}

afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
