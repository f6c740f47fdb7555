/** The reader against documents drawn here and now: it must not fall below its floor, and the self-test must notice when it would. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the self-test as an operator does; `code` is its exit code, `text` all it printed. */
function selftest(...more: string[]): Promise<{ code: number; text: string }> {
  const args = ['--import', 'tsx', 'scripts/selftest.ts', '--quick', '--floor', '--errors', ...more];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, timeout: 240_000 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      resolve({ code, text: stdout + stderr });
    });
  });
}

describe('the self-test', () => {
  it('When the reader reads invented documents of every source, then it keeps its floor', async () => {
    const { code, text } = await selftest();
    expect(text).not.toMatch(/Below the floor/); // shows which figure fell, and by which document
    expect(code).toBe(0);
  }, 250_000);

  it('When every printed value stands ten points off its box, then the self-test fails', async () => {
    const { code, text } = await selftest('--only', 'flat', '--shift', '10');
    expect(text).toMatch(/Below the floor: flat: recall/);
    expect(code).toBe(1);
  }, 250_000);
});
