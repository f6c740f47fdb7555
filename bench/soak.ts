/**
 * `npm run bench:soak -- [MINUTES]`: a steady, low load for half an hour; memory, open handles and event-loop lag of API and
 * worker must stay flat. Prints a line a minute and the comparison of the first minutes after warm-up with the last.
 */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '../scripts/samples/random.ts';
import { w2Pdf } from '../tests/faults/support/documents.ts';
import { startFaultPortal } from '../tests/faults/support/portal.ts';
import type { Visitor } from '../tests/faults/support/visitor.ts';
import { mixedCalls } from './load/clients.ts';
import { runArrivals } from './load/openModel.ts';
import { countDescriptors, median, percentile, probeLines, probeSettings } from './load/probeLines.ts';

const MINUTE = 60_000;
const CALLS_PER_SECOND = 3;
const MB = 1024 * 1024;
const minutes = Number(process.argv[2] ?? 30);

const folder = mkdtempSync(path.join(os.tmpdir(), 'soak-'));
const probes = { api: path.join(folder, 'api.jsonl'), worker: path.join(folder, 'worker.jsonl') };
const portal = await startFaultPortal({
  apiEnv: probeSettings(probes.api),
  workerEnv: probeSettings(probes.worker),
});
const users = await Promise.all(Array.from({ length: 10 }, async () => await portal.newUser()));
const random = seededRandom(7);

/** Nobody piles up documents for ever: what was read is removed again. */
async function removeRead(user: Visitor): Promise<void> {
  const { body } = await user.call('GET', '/api/ai/documents');
  const documents = (body.documents ?? []) as { documentId: string; extractionStatus: string }[];
  for (const { documentId, extractionStatus } of documents)
    if (extractionStatus !== 'pending') await user.call('DELETE', `/api/ai/remove-document/${documentId}`);
}

type Part = keyof typeof probes;
interface Minute {
  readonly rss: number;
  readonly lagP99: number;
  readonly handles: number;
  readonly descriptors: number;
}
const history: Record<Part, Minute[]> = { api: [], worker: [] };
let failed = 0;

function lookAt(part: Part, from: number): Minute {
  const lines = probeLines(probes[part], from);
  return {
    rss: median(lines.map(({ rss }) => rss)),
    lagP99: percentile(
      lines.map(({ lagP99 }) => lagP99),
      0.5,
    ),
    handles: median(lines.map(({ handles }) => handles)),
    descriptors: countDescriptors(portal[part].pid()) ?? NaN,
  };
}
const told = ({ rss, lagP99, handles, descriptors }: Minute) =>
  `${(rss / MB).toFixed(0)} MB, ${descriptors} descriptors, ${handles} handles, lag p99 ${lagP99.toFixed(0)} ms`;

for (let minute = 1; minute <= minutes; minute += 1) {
  const from = Date.now();
  const call = mixedCalls({ users, document: async () => await w2Pdf(random.between(1, 5)), seed: minute });
  const { failures, latency } = await runArrivals({
    perSecond: CALLS_PER_SECOND,
    seconds: MINUTE / 1000,
    call,
  });
  failed += Object.values(failures).reduce((sum, count) => sum + count, 0);
  for (const user of users) await removeRead(user);
  for (const part of ['api', 'worker'] as const) history[part].push(lookAt(part, from));
  const [api, worker] = [history.api.at(-1), history.worker.at(-1)] as [Minute, Minute];
  console.log(
    `minute ${minute}: API ${told(api)}; worker ${told(worker)}; p99 ${latency.getValueAtPercentile(99)} ms; failures ${JSON.stringify(failures)}`,
  );
}

const share = Math.max(1, Math.floor(minutes / 6));
for (const part of ['api', 'worker'] as const) {
  const warm = history[part].slice(share, 2 * share);
  const last = history[part].slice(-share);
  const of = (list: Minute[], what: keyof Minute) => median(list.map((minute) => minute[what]));
  const growth = (100 * (of(last, 'rss') / of(warm, 'rss') - 1)).toFixed(1);
  console.log(
    `${part}: RSS ${(of(warm, 'rss') / MB).toFixed(0)} -> ${(of(last, 'rss') / MB).toFixed(0)} MB (${growth} %), ` +
      `descriptors ${of(warm, 'descriptors')} -> ${of(last, 'descriptors')}, handles ${of(warm, 'handles')} -> ${of(last, 'handles')}, ` +
      `lag p99 ${of(warm, 'lagP99').toFixed(0)} -> ${of(last, 'lagP99').toFixed(0)} ms`,
  );
}
console.log(`failed calls: ${failed} of ${minutes * 60 * CALLS_PER_SECOND}`);
await portal.stop();
