/** Orders a process to die or to wait at a named place (platform/faultPoint.ts). */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FaultPoint } from '#platform/faultPoint';
import { waitUntil } from '../../../scripts/processes/waitUntil.ts';

export interface FaultPoints {
  readonly folder: string;
  /** The next process to come by dies there, or waits there until letGo. */
  arm(name: FaultPoint, order: 'kill' | 'pause'): void;
  /** Resolves when a process has come by. */
  reached(name: FaultPoint, limitMs?: number): Promise<void>;
  letGo(name: FaultPoint): void;
}

export function openFaultPoints(folder: string): FaultPoints {
  mkdirSync(folder, { recursive: true });
  const file = (name: FaultPoint) => path.join(folder, name);
  return {
    folder,
    arm: (name, order) => writeFileSync(file(name), order),
    reached: async (name, limitMs = 300_000) => {
      await waitUntil(`a process at ${name}`, () => existsSync(`${file(name)}.taken`), {
        limitMs,
        everyMs: 10,
      });
    },
    letGo(name) {
      rmSync(file(name), { force: true });
      rmSync(`${file(name)}.taken`, { force: true });
    },
  };
}
