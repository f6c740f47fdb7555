/** A folder that is complete or absent. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ensureEntry, readEntry, type BuildEntry } from './cacheEntry.ts';
import { newTestFolder } from '../../tests/support/testFolder.ts';

let cache: string;
let home: string;
let lines: string[];
beforeEach(() => {
  cache = newTestFolder('cache');
  home = path.join(cache, 'program-1.0');
  lines = [];
});
const say = (line: string) => lines.push(line);
const build: BuildEntry = (out) => {
  writeFileSync(path.join(out, 'program'), 'all of it');
  return Promise.resolve('1.0');
};

/** Another process that makes the entry: notes its start in builds.log, says so, then waits `ms` half-way. */
function otherBuilder(ms: number) {
  const script = `
    import { ensureEntry } from ${JSON.stringify(new URL('./cacheEntry.ts', import.meta.url).href)};
    import fs from 'node:fs';
    await ensureEntry(${JSON.stringify(home)}, 'it', () => {}, async (out) => {
      fs.appendFileSync(${JSON.stringify(path.join(cache, 'builds.log'))}, 'b');
      fs.writeFileSync(out + '/program', 'half');
      console.log('half');
      await new Promise((resolve) => setTimeout(resolve, ${ms}));
      fs.writeFileSync(out + '/program', 'all of it');
      return '1.0';
    });`;
  const node = ['--import', 'tsx', '--input-type=module', '-e', script];
  return spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('When a cache entry is needed', () => {
  it('is built once and found from then on', async () => {
    await expect(ensureEntry(home, 'it', say, build)).resolves.toBe('1.0');
    await expect(ensureEntry(home, 'it', say, () => Promise.reject(new Error('again')))).resolves.toBe('1.0');
    expect(lines).toEqual(['fetching it (once) ...']);
  });

  it('leaves nothing behind when its building fails', async () => {
    await expect(ensureEntry(home, 'it', say, () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    );
    expect(readdirSync(cache)).toEqual([]);
  });

  it('throws away what a killed builder had half done and does it again', async () => {
    const builder = otherBuilder(600_000);
    await once(builder.stdout, 'data');
    builder.kill('SIGKILL');
    await once(builder, 'exit');
    expect(readEntry(home)).toBeUndefined();
    await ensureEntry(home, 'it', say, build);
    expect(readFileSync(path.join(home, 'program'), 'utf8')).toBe('all of it');
    expect(readdirSync(cache).sort()).toEqual(['builds.log', 'program-1.0']);
  });

  it('is built once by two that start at the same time', async () => {
    const builders = [otherBuilder(300), otherBuilder(300)];
    const codes = await Promise.all(
      builders.map(async (builder) => (await once(builder, 'exit')) as number[]),
    );
    expect(codes.map(([code]) => code)).toEqual([0, 0]);
    expect(readEntry(home)).toBe('1.0');
    expect(readFileSync(path.join(cache, 'builds.log'), 'utf8')).toBe('b');
  });

  it('is rebuilt when a file of it is cut, lost or longer', async () => {
    const damages = [
      (file: string) => writeFileSync(file, 'all'),
      (file: string) => rmSync(file),
      (file: string) => appendFileSync(file, '!'),
    ];
    for (const damage of damages) {
      await ensureEntry(home, 'it', say, build);
      damage(path.join(home, 'program'));
      expect(readEntry(home)).toBeUndefined();
    }
    await ensureEntry(home, 'it', say, build);
    expect(lines[lines.length - 1]).toBe('it is damaged: fetching it again ...');
    expect(existsSync(path.join(home, 'program'))).toBe(true);
  });
});
