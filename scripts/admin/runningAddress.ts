/** The address the running portal is opened at, for the links an administrator makes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RUNTIME_FILE, type Runtime } from '../start/runtimeFile.ts';

/** Takes the address of the running portal where APP_URL does not say another; before the settings are read. */
export function useRunningAddress(): void {
  if (process.env.APP_URL) return;
  try {
    const file = path.resolve(process.env.DATA_DIR ?? 'data', RUNTIME_FILE);
    const { address } = JSON.parse(readFileSync(file, 'utf8')) as Runtime;
    if (address) process.env.APP_URL = address;
  } catch {
    // No portal of this folder runs: the settings say what is missing.
  }
}
