/** DATA_DIR/runtime.json: where the running databases are, for `npm run admin` and the like. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../processes/writeFileAtomically.ts';

export const RUNTIME_FILE = 'runtime.json';
export type Runtime = { mongodbUri: string; redisUrl: string; address: string; pid: number };

/** Writes it (0600: an address may carry a password) and returns how to remove it. */
export function writeRuntime(dataDir: string, runtime: Runtime): () => void {
  const file = path.join(dataDir, RUNTIME_FILE);
  writeFileAtomically(file, JSON.stringify(runtime, null, 2));
  return () => rmSync(file, { force: true });
}
