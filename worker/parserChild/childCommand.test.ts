import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { useScratch } from '../../tests/worker/hostile/useScratch.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'child-command-'));
useScratch(folder);
// After the settings are there: platform reads them once.
const { childCommand, isolatesOf, NICENESS } = await import('./childCommand.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Means {
  readonly limits: string;
  readonly ofPrograms: string;
  readonly niceness: number;
}

/** What a child started so finds itself and its programs allowed. */
function meansOfChild(): Means {
  const entry = path.join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `import { execFileSync } from 'node:child_process';
    import { readFileSync } from 'node:fs';
    import os from 'node:os';
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const ofPrograms = execFileSync('cat', ['/proc/self/limits'], { encoding: 'utf8' });
    console.log(JSON.stringify({ limits, ofPrograms, niceness: os.getPriority() }));`,
  );
  const { program, args } = childCommand(pathToFileURL(entry));
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as Means;
}

const limitOf = (limits: string, name: string) =>
  Number(new RegExp(`^Max ${name} +(\\S+)`, 'm').exec(limits)?.[1]);

// The programs that set limits are Linux's; elsewhere a child runs without them.
(process.platform === 'linux' ? describe : describe.skip)(
  'A parser child and every program it starts',
  () => {
    it('may take a gigabyte of memory, write no huge file, leave no copy of its memory and stand back for others', () => {
      const { limits, ofPrograms, niceness } = meansOfChild();
      for (const allowed of [limits, ofPrograms]) {
        expect(limitOf(allowed, 'data size')).toBeGreaterThanOrEqual(1024 ** 3);
        expect(limitOf(allowed, 'data size')).toBeLessThan(4 * 1024 ** 3);
        expect(limitOf(allowed, 'file size')).toBe(512 * 1024 ** 2);
        expect(limitOf(allowed, 'core file size')).toBe(0);
        expect(limitOf(allowed, 'cpu time')).toBe(1800);
      }
      expect(niceness).toBe(Math.min(19, os.getPriority() + NICENESS));
    });
  },
);

describe('The engines of JavaScript that a parser child runs', () => {
  it.each([
    ['one where the program reads', undefined, true, 1],
    ['five where the program is missing', undefined, false, 5],
    ['five where the program is to be left alone', 'wasm', true, 5],
  ] as const)('are %s', (_name, engine, hasProgram, isolates) => {
    expect(isolatesOf(engine, hasProgram)).toBe(isolates);
  });
});
