/** Where log lines go: standard output. A full disk or a closed pipe costs lines, and never more than that. */
import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

/** pino's own destination ends the process when a write fails, and then waits for room on the disk without end. */
export const logOutput = {
  write(line: string): void {
    try {
      writeSync(STANDARD_OUTPUT, line);
    } catch {
      // There is nowhere left to tell it.
    }
  },
};
