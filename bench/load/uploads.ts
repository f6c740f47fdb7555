/** Twenty files of ten megabytes at once: they pass through the API, and must not pile up in it. */
import { setTimeout as pause } from 'node:timers/promises';
import { w2Pdf } from '../../tests/faults/support/documents.ts';
import { verdict, type Bench } from './bench.ts';
import { probeLines } from './probeLines.ts';

const UPLOADS = 20;
const MB = 1024 * 1024;
const GROWTH_MB = 150;

/** A W-2 that a long comment makes as big as an upload may be. */
async function bigPdf(): Promise<Uint8Array> {
  const pdf = await w2Pdf();
  const padding = Buffer.alloc(10 * MB - pdf.length - 16, '%padding\n');
  return Buffer.concat([pdf, padding, Buffer.from('\n%%EOF\n')]);
}

export async function measureUploads({ portal, probeFile }: Bench): Promise<string[]> {
  const user = await portal.newUser();
  const bytes = await bigPdf();
  await user.upload(bytes); // the first of its kind warms up
  await pause(2000);
  const before = probeLines(probeFile).at(-1)?.rss ?? NaN;
  const from = Date.now();
  const answers = await Promise.all(Array.from({ length: UPLOADS }, async () => await user.upload(bytes)));
  const took = Date.now() - from;
  await pause(1100); // the probe writes every second
  const most = Math.max(...probeLines(probeFile, from).map(({ rss }) => rss));
  const growth = (most - before) / MB;
  const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
  return [
    `${UPLOADS} uploads of 10 MB at once: ${UPLOADS - refused.length} accepted in ${(took / 1000).toFixed(1)} s (else ${refused.join() || 'none'}); ` +
      `API memory + ${growth.toFixed(0)} MB (goal < ${GROWTH_MB}: ${verdict(growth < GROWTH_MB)})`,
  ];
}
