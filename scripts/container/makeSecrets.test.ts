/** Secrets of a compose installation are made once, whole, for their owner only, and never written over. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseKeyRing } from '../../platform/cipher/keyRing.ts';
import { makeSecrets } from './makeSecrets.ts';

let folder: string;
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const make = () => makeSecrets(folder, { hasOwners: false });

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('The first start', () => {
  it('makes every secret, readable by its owner only, and leaves nothing else', () => {
    const made = make();
    expect(readdirSync(folder).sort()).toEqual(made.sort());
    for (const name of readdirSync(folder))
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o400);
  });

  it('makes secrets the portal accepts, and addresses with the passwords it made', () => {
    make();
    expect(read('jwt-secret').length).toBeGreaterThanOrEqual(32);
    expect(parseKeyRing(read('data-encryption-key')).ids).toEqual(['k1']);
    expect(new URL(read('mongodb-uri')).password).toBe(read('mongo-password'));
    expect(new URL(read('redis-url')).password).toBe(read('redis-password'));
    expect(read('redis.conf')).toBe(`requirepass ${read('redis-password')}\n`);
  });

  it('makes other secrets elsewhere', () => {
    make();
    const first = read('jwt-secret');
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
    make();
    expect(read('jwt-secret')).not.toBe(first);
  });
});

describe('Every later start', () => {
  it('leaves what is there, whoever put it there', () => {
    writeFileSync(path.join(folder, 'jwt-secret'), 'mine');
    make();
    const all = readdirSync(folder).map(read);
    expect(make()).toEqual([]);
    expect(readdirSync(folder).map(read)).toEqual(all);
    expect(read('jwt-secret')).toBe('mine');
  });

  it('finishes what a start that was killed left undone, with the passwords of that start', () => {
    make();
    const password = read('mongo-password');
    unlinkSync(path.join(folder, 'mongodb-uri'));
    expect(make()).toEqual(['mongodb-uri']);
    expect(read('mongodb-uri')).toContain(`:${password}@`);
  });
});
