import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { OcrTimeoutError } from './pictureReader.ts';
import { tiffHead } from '../raster/tiff.ts';
import { startWarmProgram } from './warmProgram.ts';

// Programs start on a machine that is busy with other tests; a limit for what hangs, nothing waits for it.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'warm-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One row of pixels, the end of its file. */
const picture = (row: string) => ({ width: row.length, height: 1, pixels: Buffer.from(row) });

/** Says the pixels of $picture. */
const PIXELS = `tail -c +${tiffHead(picture('')).length + 1} $picture`;

/** A program that says `body` (shell) for each name it is given: $picture, whose end is told by the blank one after it, of which it says `more`. */
function start(body: string, more = ':') {
  const file = join(folder, 'program');
  const blank = String.raw`printf '1\t2\t0\t0\t0\t0\t0\t0\t61\t43\t-1\t\n'`;
  writeFileSync(file, `#!/bin/sh\nwhile read picture; do read blank; ${body}; ${blank}; ${more}; done\n`, {
    mode: 0o700,
  });
  return startWarmProgram(file, [], process.env);
}

describe('a program that stays', () => {
  it('When pictures follow each other, then one program answers each with its own rows, and no picture stays behind', async () => {
    const program = start(`${PIXELS}; echo " by $$ from $picture and $blank"`);
    const first = await program.read(picture('first'), 60_000);
    const second = await program.read(picture('second'), 60_000);
    program.close();
    const said = [first, second].map(
      (text) => /^(\w+) by (\d+) from (\S+) and (\S+)/.exec(text)?.slice(1) ?? [],
    );
    expect(said.map(([picture]) => picture)).toEqual(['first', 'second']);
    expect(new Set(said.map(([, process]) => process)).size).toBe(1);
    const files = said.flatMap(([, , ...names]) => names);
    expect(files).toHaveLength(4);
    expect(files.filter((file) => existsSync(file))).toEqual([]);
  });

  it('When it sees words on the blank picture too, then no answer holds them, whenever they come', async () => {
    const seen = String.raw`printf '5\t1\t1\t1\t1\t1\t0\t0\t61\t43\t0\tooze\n'`;
    const program = start(`${PIXELS}; echo`, `${seen}; sleep 0.02; ${seen}`);
    const said = [];
    for (const word of ['first', 'second', 'third', 'fourth'])
      said.push(await program.read(picture(word), 60_000));
    program.close();
    expect(said.map((text) => text.trim())).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('When it never answers, then the time is told and it is gone', async () => {
    const program = start('sleep 600');
    await expect(program.read(picture('x'), 300)).rejects.toBeInstanceOf(OcrTimeoutError);
    await expect(program.read(picture('x'), 60_000)).rejects.toThrow('has ended');
  });

  it('When it dies over a picture, then that is an error and not a hang', async () => {
    await expect(start('kill -9 $$').read(picture('x'), 60_000)).rejects.toThrow('ended with');
  });

  it('When it never stops talking, then it is stopped', async () => {
    await expect(start('yes').read(picture('x'), 60_000)).rejects.toThrow('too much');
  });
});
