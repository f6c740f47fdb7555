/**
 * `npm run bench:load -- [CALLS_PER_SECOND] [SECONDS]`: what people feel while documents are read, while others sign in and
 * while big files arrive. Open model; ratios within one run, because absolute times say more about the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFaultPortal } from '../tests/faults/support/portal.ts';
import { measureLogins } from './load/logins.ts';
import { measureReading } from './load/reading.ts';
import { measureUploads } from './load/uploads.ts';
import { probeSettings } from './load/probeLines.ts';

const [perSecond = 10, seconds = 20] = process.argv.slice(2).map(Number);
const probeFolder = mkdtempSync(path.join(os.tmpdir(), 'load-'));
const probeFile = path.join(probeFolder, 'api.jsonl');
const load = () =>
  os
    .loadavg()
    .map((figure) => figure.toFixed(1))
    .join(' ');

console.log(
  `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores; load average ${load()}`,
);
const portal = await startFaultPortal({ apiEnv: probeSettings(probeFile) });
try {
  for (const measure of [measureReading, measureLogins, measureUploads])
    for (const line of await measure({ portal, probeFile, perSecond, seconds })) console.log(line);
} finally {
  console.log(`load average at the end ${load()}`);
  await portal.stop();
  rmSync(probeFolder, { recursive: true });
}
