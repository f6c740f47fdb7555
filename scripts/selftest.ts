/**
 * `npm run selftest -- [--quick] [--floor] [--raise] [--errors] [--seed N] [--only TEXT] [--shift N]`: draws invented documents,
 * reads them with this machine's reader and prints how much of them was read, and how much rightly.
 * `--floor` fails below scripts/selftest/floor.json, `--raise` lifts that floor to what was reached, `--shift` draws
 * every value that many points off its box, which must cost the reader its score.
 */
import { closeReader, readDocument } from '../worker/readDocument.ts';
import { planQuickSamples, planSamples } from './samples/makeSamples.ts';
import { readOptions, refuse } from './processes/readOptions.ts';
import { findFalls, raiseFloors, readFloors, writeFloors } from './selftest/floor.ts';
import { runSelftest, type Read } from './selftest/runSelftest.ts';
import type { DocumentScore } from './selftest/scoreDocument.ts';
import { formatTable } from './selftest/table.ts';
import { totalOf, totalsBy } from './selftest/totals.ts';

const USAGE =
  'Usage: npm run selftest -- [--quick] [--floor] [--raise] [--errors] [--seed N] [--only TEXT] [--shift N]';
const { values: options } = readOptions(USAGE, {
  quick: { type: 'boolean' },
  floor: { type: 'boolean' },
  raise: { type: 'boolean' },
  errors: { type: 'boolean' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  shift: { type: 'string', default: '0' },
});
const set = options.quick ? 'quick' : 'full';
const plans = (options.quick ? planQuickSamples : planSamples)(Number(options.seed));
const plan = plans.filter(({ form, variant }) => `${form.layout}-${variant}`.includes(options.only));
if (plan.length === 0) refuse(`No document's name holds "${options.only}".`, USAGE);
const read: Read = (bytes, fileName) => readDocument(bytes, { fileName }, () => undefined);

function report(score: DocumentScore, milliseconds: number): void {
  const faults = score.wrong + score.invented + score.missing;
  console.log(
    `${score.file.padEnd(34)} ${String(Math.round(milliseconds)).padStart(6)} ms  ${faults || 'all'} ${faults ? 'faults' : 'right'}`,
  );
  if (options.errors) for (const error of score.errors) console.log(`    ${error}`);
}

const scores = await runSelftest(plan, read, { valueShift: Number(options.shift), onScore: report });
await closeReader();
const byVariant = totalsBy(scores, 'variant');
console.log(`\n${formatTable('variant', byVariant)}\n`);
console.log(`${formatTable('layout', totalsBy(scores, 'layout'))}\n`);
console.log(formatTable('all', new Map([['all', totalOf(scores)]])));
if (options.raise) writeFloors(raiseFloors(readFloors(), set, byVariant));
const falls = options.floor ? findFalls(readFloors(), set, byVariant) : [];
for (const fall of falls) console.error(`Below the floor: ${fall}`);
process.exitCode = falls.length ? 1 : 0;
