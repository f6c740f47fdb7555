import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { giveWay } from './giveWay.ts';

const autogroup = (pid: number | undefined): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/autogroup`, 'utf8');
  } catch {
    return undefined;
  }
};

describe('giving way', () => {
  it('makes the whole session of a child as nice as told, where sessions share the processor', async () => {
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    try {
      await once(child, 'spawn');
      const before = autogroup(child.pid);
      await giveWay(child.pid, 10);
      // Containers and other systems have no such grouping: nothing to change, and no error.
      expect(autogroup(child.pid)).toBe(before?.replace(/nice -?\d+/, 'nice 10'));
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('says nothing of a process that is gone or never was', async () => {
    const child = spawn('true');
    await once(child, 'close');
    await expect(giveWay(child.pid, 10)).resolves.toBeUndefined();
    await expect(giveWay(undefined, 10)).resolves.toBeUndefined();
  });
});
