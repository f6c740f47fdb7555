import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { cpuSeconds } from './cpuSeconds.ts';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the processor time of a process', () => {
  it('When a program it started works on, then its time counts while it still runs', async () => {
    const shell = spawn('sh', ['-c', 'while :; do :; done & wait'], { detached: true });
    try {
      // The shell itself only waits: whatever is counted is the work of its child.
      while (cpuSeconds(shell.pid!) < 0.3) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(cpuSeconds(shell.pid!)).toBeGreaterThanOrEqual(0.3);
    } finally {
      process.kill(-shell.pid!, 'SIGKILL');
    }
  });

  it('When it is gone, then it is nothing', () => {
    expect(cpuSeconds(2 ** 22 + 1)).toBe(0);
  });
});
