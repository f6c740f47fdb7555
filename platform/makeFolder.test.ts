import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeFolder } from './makeFolder.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'folder-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('A folder', () => {
  it('is made with those above it, and twice does no harm', () => {
    const folder = path.join(root, 'a', 'b', 'c');
    makeFolder(folder);
    makeFolder(folder);
    expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700);
  });

  it('below a file is an error, and one stays none', () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(path.join(file, 'a', 'b'))).toThrow('ENOTDIR');
  });

  // elsewhere no folder refuses root as /proc does
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('where the system makes none is an error, too', () => {
    for (const folder of ['/proc/none', '/proc/none/below']) expect(() => makeFolder(folder)).toThrow();
    expect(existsSync('/proc/none')).toBe(false);
  });
});
