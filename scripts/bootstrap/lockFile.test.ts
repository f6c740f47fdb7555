/** A lock that dies with its owner. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { takeLock, withLock } from './lockFile.mjs';
import { newTestFolder } from '../../tests/support/testFolder.ts';

const newFile = () => path.join(newTestFolder('lock'), 'lock');
const module = new URL('./lockFile.mjs', import.meta.url).href;

/** Another process that holds the lock until it is killed. */
async function otherOwner(file: string) {
  const script = `import { takeLock } from ${JSON.stringify(module)}; takeLock(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('When a lock is wanted', () => {
  it('is had by one and names its owner to the others', () => {
    const file = newFile();
    const lock = takeLock(file);
    expect(takeLock(file)).toEqual({ owner: process.pid });
    lock.release?.();
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over from a process that was killed', async () => {
    const file = newFile();
    const owner = await otherOwner(file);
    expect(takeLock(file).owner).toBe(owner.pid);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(takeLock(file).release).toBeDefined();
  });

  it('is not mistaken for held when another process has got the number of the dead owner', () => {
    const file = newFile();
    writeFileSync(file, JSON.stringify({ pid: process.pid, token: 'another life' }));
    const isTold = existsSync(`/proc/${process.pid}/stat`); // only linux tells two lives apart
    expect(Boolean(takeLock(file).release)).toBe(isTold);
  });

  it('is waited for, and the work runs when its owner ends', async () => {
    const file = newFile();
    const owner = await otherOwner(file);
    const work = withLock(
      file,
      () => 'done',
      () => owner.kill('SIGKILL'),
    );
    await expect(work).resolves.toBe('done');
    expect(existsSync(file)).toBe(false);
  });
});
