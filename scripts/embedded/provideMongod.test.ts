/** Which mongod is taken. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureEntry } from './cacheEntry.ts';
import { provideMongod } from './provideMongod.ts';
import { newTestFolder } from '../../tests/support/testFolder.ts';

const before = { ...process.env };
let folder: string;
beforeEach(() => {
  folder = newTestFolder('mongod');
  mkdirSync(path.join(folder, 'bin'));
  delete process.env.MONGOD_BINARY;
  Object.assign(process.env, {
    EMBED_CACHE: path.join(folder, 'cache'),
    PATH: `${folder}/bin:/usr/bin:/bin`,
  });
});
afterEach(() => {
  process.env = { ...before };
});
function program(file: string, version: string): string {
  writeFileSync(file, `#!/bin/sh\necho "db version v${version}"\n`);
  chmodSync(file, 0o755);
  return file;
}
const silent = () => undefined;

describe('When a mongod is needed', () => {
  it('takes the one that is named before the one on PATH', async () => {
    program(path.join(folder, 'bin/mongod'), '7.0.1');
    process.env.MONGOD_BINARY = program(path.join(folder, 'named'), '7.0.2');
    await expect(provideMongod(silent)).resolves.toMatchObject({
      command: path.join(folder, 'named'),
      version: '7.0.2',
    });
  });
  it('refuses a named one that does not run, instead of silently taking another', async () => {
    program(path.join(folder, 'bin/mongod'), '7.0.1');
    process.env.MONGOD_BINARY = '/nowhere/mongod';
    await expect(provideMongod(silent)).rejects.toThrow('MONGOD_BINARY=/nowhere/mongod');
  });
  it('refuses one that is too old', async () => {
    process.env.MONGOD_BINARY = program(path.join(folder, 'old'), '3.6.8');
    await expect(provideMongod(silent)).rejects.toThrow('4.4 or newer');
  });
  it('takes the one on PATH', async () => {
    program(path.join(folder, 'bin/mongod'), '7.0.1');
    await expect(provideMongod(silent)).resolves.toMatchObject({ version: '7.0.1' });
  });
  it('needs no network when one of the ways is in the cache', async () => {
    const home = path.join(folder, 'cache', `mongod-npm-7.0.11-${process.arch}`);
    await ensureEntry(home, 'it', silent, (out) => {
      program(path.join(out, 'mongod'), '7.0.11');
      return Promise.resolve('7.0.11');
    }).catch(silent);
    const lines: string[] = [];
    await expect(provideMongod((line) => lines.push(line))).resolves.toMatchObject({ version: '7.0.11' });
    expect(lines).toEqual([]);
  });
});
