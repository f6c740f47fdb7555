/**
 * Named places in the life of an upload, a job or a removal where a fault test stops or kills this very process.
 * Inert unless a test names a folder in FAULT_POINTS, and always in production: then a point costs one comparison.
 *
 * A test writes `<folder>/<name>` ("kill" or "pause"); whoever comes by first takes it (renames it to `<name>.taken`)
 * and dies, or waits there until that file is gone.
 */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

export type FaultPoint =
  | `upload.${'stored' | 'inserted' | 'queued' | 'answering'}`
  | `job.${'arrived' | 'claimed' | 'opened' | 'read' | 'illustrated' | 'saved'}`
  | `apply.${'user' | 'document' | 'people' | 'answers'}`
  | `remove.${'hidden' | 'file' | 'row'}`
  | `erase.${'ordered' | 'documents' | 'people'}`
  | 'keys.rewrapped';

const folder = process.env.NODE_ENV === 'production' ? undefined : process.env.FAULT_POINTS;

const LOOK_EVERY_MS = 10;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The order that stands at a point, taken so that nobody else follows it; undefined when there is none. */
function takeOrder(file: string): string | undefined {
  try {
    const order = readFileSync(file, 'utf8');
    renameSync(file, `${file}.taken`);
    return order;
  } catch {
    return undefined;
  }
}

/** Tells that the process has come this far. Resolves at once unless a test ordered otherwise. */
export async function faultPoint(name: FaultPoint): Promise<void> {
  if (!folder) return;
  const file = path.join(folder, name);
  const order = takeOrder(file);
  if (order === 'kill') process.kill(process.pid, 'SIGKILL');
  while (order && existsSync(`${file}.taken`)) await pause(LOOK_EVERY_MS);
}
