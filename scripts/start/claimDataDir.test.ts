/** One portal per data directory. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { claimDataDir } from './claimDataDir.ts';
import { writeRuntime } from './runtimeFile.ts';
import { readSettings } from './settings.ts';
import { newTestFolder } from '../../tests/support/testFolder.ts';

const settingsOf = (dataDir: string) => readSettings([], { DATA_DIR: dataDir });
const newFolder = () => newTestFolder('claim');

describe('When a portal is started', () => {
  it('is refused a data directory that is in use, and told where the other one runs', () => {
    const dataDir = newFolder();
    const release = claimDataDir(settingsOf(dataDir));
    expect(() => claimDataDir(settingsOf(dataDir))).toThrow('is just being started');
    const address = 'http://localhost:3456';
    writeRuntime(dataDir, { mongodbUri: '', redisUrl: '', address, pid: process.pid });
    expect(() => claimDataDir(settingsOf(dataDir))).toThrow(`already runs at ${address}`);
    release();
    claimDataDir(settingsOf(dataDir))();
  });
  it('says what to do when the data directory cannot be made', () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => claimDataDir(settingsOf(file))).toThrow('name another one: DATA_DIR=');
  });
  it('refuses a port that is none', () => {
    expect(() => readSettings([], { PORT: 'http' })).toThrow('PORT must be a number');
    expect(readSettings([], {}).address).toBe('http://localhost:3000');
    expect(readSettings([], { APP_URL: 'https://portal.example/' }).address).toBe('https://portal.example');
  });
});
