/**
 * `npm run bench -- [--quick] [--url http://localhost:3000]`: one page of figures of this machine: start, reader, API load, client.
 * What needs a running portal, or a program that is not installed, says so. Figures are printed, never judged.
 */
import { readOptions } from '../scripts/processes/readOptions.ts';
import { clientSize } from './page/clientSize.ts';
import { machine } from './page/machine.ts';
import { runBench } from './page/runBench.ts';
import { startTimes } from './page/startTimes.ts';

const { values: options } = readOptions('Usage: npm run bench -- [--quick] [--url http://localhost:3000]', {
  quick: { type: 'boolean' },
  url: { type: 'string' },
});
const runs = options.quick ? '1' : '5';
const section = (title: string, text: string) => console.log(`\n## ${title}\n\n${text.trim()}`);

console.log(`# Bench, ${machine()}`);
section('Start', await startTimes());
section('Reader: accuracy (npm run selftest)', await runBench('selftest', options.quick ? ['--quick'] : []));
section('Reader: speed (npm run bench:reader)', await runBench('bench:reader', ['--runs', runs]));
section('API under load (npm run bench:load)', await runBench('bench:load', []));
section('Client: size', clientSize());
section(
  'Client: first screen (npm run bench:first-screen)',
  options.url
    ? await runBench('bench:first-screen', [options.url, runs])
    : 'Start the portal and name it: npm run bench -- --url http://localhost:3000',
);
