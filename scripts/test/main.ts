/** `npm test`: databases of its own, the built product, Chromium, one Jest run over all projects, one closing line. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import jestConfig from '../../jest.config.js';
import { buildProduct } from '../build/buildProduct.ts';
import { startDatabases } from '../embedded/startDatabases.ts';
import { onStopRequest } from '../processes/onStopRequest.ts';
import { launch } from '../processes/runningProcess.ts';
import { voice } from '../processes/voice.ts';
import { provideChromium } from '../systemPrograms/provideChromium.ts';
import { closingLine, readCounts } from './closingLine.ts';
import { gateTable } from './gateTable.ts';
import { readTestArguments } from './testArguments.ts';

const root = path.resolve(import.meta.dirname, '../..');
const known = jestConfig.projects.map(({ displayName }) => displayName);
const { projects, needsDatabases, forJest } = readTestArguments(process.argv.slice(2), known);
const scratch = mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
const dataDir = path.join(scratch, 'data');
const countsFile = path.join(scratch, 'counts.json');
const gatesFile = path.join(scratch, 'gates.jsonl');
const stopping = new AbortController();
onStopRequest(() => stopping.abort());

/** What database-backed and browser tests find in their environment. */
async function provideSurroundings() {
  const say = voice('tests');
  const [databases, chromium] = await Promise.all([
    startDatabases({
      dataDir,
      ports: 'any',
      onGivenUp: () => stopping.abort(),
      signal: stopping.signal,
    }),
    projects.includes('e2e') ? provideChromium(voice('chromium')) : undefined,
    buildProduct(root, voice('build')),
  ]);
  say(`running ${projects.join(', ')}`);
  const { mongodbUri, redisUrl, stop } = databases;
  const env = { MONGODB_URI: mongodbUri, REDIS_URL: redisUrl, ...(chromium && { CHROMIUM_PATH: chromium }) };
  return { env, stop };
}

/** Jest's exit code; the signal ends it, and what was counted until then is still told. */
async function runJest(env: NodeJS.ProcessEnv): Promise<number> {
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const reporters = ['default', path.join(root, 'scripts/test/countReporter.mjs')];
  const options = [
    ...forJest,
    ...reporters.map((reporter) => `--reporters=${reporter}`),
    ...['--selectProjects', ...projects], // last: it takes every word that follows
  ];
  const jest = launch(
    process.execPath,
    [...node, path.join(root, 'node_modules/jest/bin/jest.js'), ...options],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LIMITS_SCALE: '100',
        DATA_DIR: dataDir,
        ...env,
        TEST_COUNTS_FILE: countsFile,
        FAULT_GATES_FILE: gatesFile,
      },
    },
  );
  stopping.signal.addEventListener('abort', () => void jest.stop(5000));
  const reason = await jest.gone;
  return reason === 'exit code 0' ? 0 : 1;
}

let code = 1;
let stop: (() => Promise<void>) | undefined;
try {
  const surroundings = needsDatabases ? await provideSurroundings() : undefined;
  stop = surroundings?.stop;
  code = await runJest(surroundings?.env ?? {});
} catch (error) {
  console.error(stopping.signal.aborted ? 'The tests were stopped.' : (error as Error).message);
} finally {
  await stop?.();
}
const counts = readCounts(countsFile);
const gates = gateTable(gatesFile);
if (gates) console.log(gates);
rmSync(scratch, { recursive: true, force: true });
console.log(closingLine(counts, code));
process.exit(code === 0 && counts.isComplete && counts.failed === 0 ? 0 : 1);
