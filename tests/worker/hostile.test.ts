/** Files made to break a reader end bounded, call nobody and leave nothing; the slow ones are tried by `npm run hostile`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeFile } from '#domain/documents/sniffFile';
import type { ParserPool } from '../../worker/parserChild/parserPool.ts';
import { closeReader, readDocument } from '../../worker/readDocument.ts';
import { CALLS } from './hostile/hostileFile.ts';
import { HOSTILE_FILES } from './hostile/hostileFiles.ts';
import { runHostileFile } from './hostile/runHostileFile.ts';
import { useScratch } from './hostile/useScratch.ts';

const quick = HOSTILE_FILES.filter(({ isQuick }) => isQuick);
const calling = HOSTILE_FILES.filter(({ isCalling }) => isCalling);
const scratch = mkdtempSync(path.join(os.tmpdir(), 'hostile-test-'));
useScratch(scratch);
const { openParserPool } = await import('../../worker/parserChild/parserPool.ts');

let pool: ParserPool;
beforeAll(() => {
  pool = openParserPool({ size: 1 });
});
afterAll(async () => {
  await pool.close();
  await closeReader();
  rmSync(scratch, { recursive: true, force: true });
});

describe('A hostile file', () => {
  it('comes in more than a hundred kinds, each named once', () => {
    expect(new Set(HOSTILE_FILES.map(({ name }) => name)).size).toBe(HOSTILE_FILES.length);
    expect(HOSTILE_FILES.length).toBeGreaterThan(100);
  });

  it.each(quick.map((file) => [file.name, file] as const))(
    'A74, A75, A76, A77, A78, A79, A80, A83: %s ends bounded and leaves nothing behind',
    async (_name, file) => {
      expect(await runHostileFile(file, pool, scratch)).toMatchObject({ problems: [] });
    },
    600_000,
  );

  // In this very process: nothing but the readers' own restraint keeps them from calling.
  it('A105: that wants something fetched is read without a call', async () => {
    let calls = 0;
    const listener = createServer((_request, response) => {
      calls++;
      response.end();
    });
    await new Promise<void>((resolve) => listener.listen(Number(new URL(CALLS).port), '127.0.0.1', resolve));
    for (const file of calling) {
      const bytes = new Uint8Array(await file.make());
      if (judgeFile(file.name, bytes).ok) await readDocument(bytes, { fileName: file.name });
    }
    expect(calling.length).toBeGreaterThan(10);
    expect(calls).toBe(0);
    expect(await fetch(CALLS).then(() => calls)).toBe(1); // the listener does hear
    await new Promise((resolve) => listener.close(resolve));
  }, 400_000);
});
