import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyScratch, removeScratch } from './scratch.ts';

const notEmpty = () => Object.assign(new Error('directory not empty'), { code: 'ENOTEMPTY' });
/** Fails so many times, as when something still writes into the folder. */
const failing = (times: number): { remove: typeof rmSync; asked: () => number } => {
  let asked = 0;
  const remove: typeof rmSync = (...of) => {
    asked += 1;
    if (asked <= times) throw notEmpty();
    rmSync(...of);
  };
  return { remove, asked: () => asked };
};

describe('a scratch folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'scratch-test-'));
    mkdirSync(path.join(folder, 'pages'));
    writeFileSync(path.join(folder, 'pages', '1.png'), 'a page');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is emptied and stays', () => {
    expect(emptyScratch(folder)).toBe(true);
    expect(existsSync(path.join(folder, 'pages'))).toBe(false);
    expect(existsSync(folder)).toBe(true);
  });

  it('is read anew where something was written into it meanwhile', () => {
    const { remove, asked } = failing(2);
    expect(removeScratch(folder, remove)).toBe(true);
    expect(asked()).toBe(3);
    expect(existsSync(folder)).toBe(false);
  });

  it('that cannot be emptied says so instead of taking the worker with it, and the rest of it goes', () => {
    writeFileSync(path.join(folder, 'z.png'), 'another page');
    const { remove, asked } = failing(3);
    expect(emptyScratch(folder, remove)).toBe(false);
    expect(asked()).toBe(4);
    expect(existsSync(path.join(folder, 'z.png'))).toBe(false);
  });
});
