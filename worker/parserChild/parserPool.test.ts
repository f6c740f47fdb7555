import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { Script } from '../../tests/worker/support/fakeReader.ts';
import { useScratch } from '../../tests/worker/hostile/useScratch.ts';
import { readingOf } from '../saving/readingBuilder.ts';
import type { ParserPool, PoolOptions } from './parserPool.ts';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'pool-test-'));
useScratch(scratch);
const { openParserPool } = await import('./parserPool.ts');
const entry = new URL('../../tests/worker/support/fakeReader.ts', import.meta.url);
const reading = readingOf('w2-form', { 'primaryPerson.fullName': 'Ann Lee' });

let pool: ParserPool | undefined;
const open = (limits: PoolOptions['limits'] = {}) => (pool = openParserPool({ size: 1, entry, limits }));
const read = async (script: Script) => {
  const bytes = Buffer.from(JSON.stringify(script));
  return await pool?.read('1', { fileName: 'a.pdf', documentType: 'other', bytes }, () => undefined);
};
afterEach(async () => await pool?.close());
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('When the reader of a document ends without an answer', () => {
  it.each([
    ['traps for want of memory', 'trapsInNeed', 'took-too-much-memory'],
    ['traps for another reason', 'traps', 'reader-crashed'],
    ['wants all memory', 'hogs', 'took-too-much-memory'],
  ] as const)(
    'and it %s, then a fresh one has shown for certain that it is the document',
    async (_name, reader, reason) => {
      open();
      expect(await read({ reader })).toEqual({ kind: 'stopped', reason, isCertain: true });
    },
  );

  it('then one that read another before may have stumbled over what that left', async () => {
    open();
    expect(await read({ reader: 'reads', reading })).toMatchObject({ kind: 'reading' });
    expect(await read({ reader: 'trapsInNeed' })).toMatchObject({
      reason: 'took-too-much-memory',
      isCertain: false,
    });
  });

  it('and it was killed from outside or threw, then that may have been bad luck', async () => {
    open();
    expect(await read({ reader: 'crashes' })).toMatchObject({ reason: 'reader-crashed', isCertain: false });
    expect(await read({ reader: 'throws' })).toMatchObject({ reason: 'reader-crashed', isCertain: false });
  });

  it('then the next document is not told the last one’s reason', async () => {
    open();
    expect(await read({ reader: 'copesWithNeed', reading })).toMatchObject({ kind: 'reading' });
    expect(await read({ reader: 'traps' })).toMatchObject({ reason: 'reader-crashed' });
  });
});

describe('When the clock of a document has run out', () => {
  it('and the machine gave it no time, then it goes on for as long again', async () => {
    await open({ limitMs: 2000 }).whenReady(new AbortController().signal); // starting takes a child's time, too
    expect(await read({ reader: 'readsLate', waitMs: 3000, reading })).toMatchObject({ kind: 'reading' });
    expect(await read({ reader: 'readsLate', waitMs: 30_000, reading })).toEqual({
      kind: 'stopped',
      reason: 'took-too-long',
      isCertain: true,
    });
  });

  it('and it is hurried before, then what it has is its answer', async () => {
    await open({ limitMs: 2000 }).whenReady(new AbortController().signal);
    expect(await read({ reader: 'readsWhenHurried', reading })).toMatchObject({ kind: 'reading' });
  });
});
