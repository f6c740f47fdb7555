/**
 * `npm run hostile -- [--quick] [--only TEXT] [--keep DIR]`: makes every hostile file, has each read by a real parser child and
 * prints how it ended and what it cost; ends with 1 when a file was not bounded, called out or left something behind.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { readOptions, refuse } from './processes/readOptions.ts';
import { CALLS } from '../tests/worker/hostile/hostileFile.ts';
import { HOSTILE_FILES } from '../tests/worker/hostile/hostileFiles.ts';
import { useScratch } from '../tests/worker/hostile/useScratch.ts';
import { runHostileFile, type HostileRun } from '../tests/worker/hostile/runHostileFile.ts';

const USAGE = 'Usage: npm run hostile -- [--quick] [--only TEXT] [--keep DIR]';
const { values: options } = readOptions(USAGE, {
  quick: { type: 'boolean' },
  only: { type: 'string', default: '' },
  keep: { type: 'string' },
});
const files = HOSTILE_FILES.filter(
  ({ name, isQuick = false }) => name.includes(options.only) && (isQuick || !options.quick),
);
if (files.length === 0) refuse(`No file's name holds "${options.only}".`, USAGE);
const scratch = mkdtempSync(path.join(os.tmpdir(), 'hostile-'));
useScratch(scratch);
const { openParserPool } = await import('../worker/parserChild/parserPool.ts');

let calls = 0;
const listener = createServer((_request, response) => {
  calls++;
  response.end();
}).listen(Number(new URL(CALLS).port), '127.0.0.1');

const pool = openParserPool({ size: 1 });
const runs: HostileRun[] = [];
for (const file of files) {
  if (options.keep) {
    mkdirSync(options.keep, { recursive: true });
    writeFileSync(path.join(options.keep, file.name), await file.make());
  }
  const run = await runHostileFile(file, pool, scratch);
  runs.push(run);
  const cost = `${run.seconds.toFixed(1).padStart(6)} s ${run.cpuSeconds.toFixed(1).padStart(6)} s CPU ${Math.round(run.peakMegabytes).toString().padStart(5)} MB`;
  console.log(
    `${file.name.padEnd(58)} ${run.kilobytes.toString().padStart(6)} KB ${cost}  ${run.tries} ${run.ending} ${run.problems.map((problem) => `!! ${problem}`).join(' ')}`,
  );
}
await pool.close();
listener.close();
rmSync(scratch, { recursive: true, force: true });

const most = (of: (run: HostileRun) => number) => Math.max(0, ...runs.map(of));
const failed = runs.filter(({ problems }) => problems.length > 0).length + (calls > 0 ? 1 : 0);
console.log(
  `${runs.length} files, ${failed} not bounded, ${calls} calls out; at most ${most(({ seconds }) => seconds).toFixed(0)} s, ${most(({ cpuSeconds }) => cpuSeconds).toFixed(0)} s CPU, ${most(({ peakMegabytes }) => peakMegabytes).toFixed(0)} MB`,
);
process.exitCode = failed > 0 ? 1 : 0;
