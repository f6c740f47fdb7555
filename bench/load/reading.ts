/** The mix of calls with the reader idle and with the reader busy recognising scans, in turns. */
import { formCalled, makeSample } from '../../scripts/samples/makeSamples.ts';
import type { Visitor } from '../../tests/faults/support/visitor.ts';
import { untilRead, type ListedDocument } from '../../tests/faults/support/waiting.ts';
import { verdict, type Bench } from './bench.ts';
import { mixedCalls } from './clients.ts';
import { runArrivals, together, type Outcome } from './openModel.ts';
import { probeLines } from './probeLines.ts';

const TURNS = 3;
const USERS = 20;

/** Sends one scan; throws when it is not taken. */
async function send(user: Visitor, scan: Uint8Array): Promise<void> {
  const { status } = await user.upload(scan, 'scan.pdf');
  if (status !== 200) throw new Error(`a scan was answered with ${status}`);
}

/** Keeps two scans waiting until told to stop; answers how many were read. */
async function keepReading(user: Visitor, scan: Uint8Array, isOver: () => boolean): Promise<number> {
  let documents: readonly ListedDocument[] = [];
  while (!isOver()) {
    await Promise.all([send(user, scan), send(user, scan)]);
    documents = await untilRead(user, { limitMs: 300_000, everyMs: 500 });
  }
  if (documents.some(({ extractionStatus }) => extractionStatus === 'failed'))
    throw new Error('a scan could not be read');
  return documents.length;
}

const p = ({ latency }: Outcome, percentile: number) => latency.getValueAtPercentile(percentile);
const told = (name: string, outcome: Outcome) =>
  `${name}: p50 ${p(outcome, 50)} ms, p95 ${p(outcome, 95)} ms, p99 ${p(outcome, 99)} ms, ` +
  `${outcome.calls} calls, failures ${JSON.stringify(outcome.failures)}`;

export async function measureReading({ portal, probeFile, perSecond, seconds }: Bench): Promise<string[]> {
  const users = await Promise.all(Array.from({ length: USERS }, async () => await portal.newUser()));
  const { bytes } = await makeSample({ form: formCalled('w2-irs'), variant: 'scan200', seed: 1 });
  const run = async (seed: number) =>
    await runArrivals({ perSecond, seconds, call: mixedCalls({ users, seed }) });
  await run(0); // warm-up, thrown away
  const idle: Outcome[] = [];
  const busy: Outcome[] = [];
  let scans = 0;
  let cpuMs = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const from = Date.now();
    idle.push(await run(turn));
    const lines = probeLines(probeFile, from);
    cpuMs += (lines.at(-1)?.cpuMs ?? 0) - (lines[0]?.cpuMs ?? 0);
    let isOver = false;
    const reader = await portal.newUser();
    const reading = keepReading(reader, bytes, () => isOver);
    busy.push(await run(turn + TURNS));
    isOver = true;
    scans += await reading;
  }
  const [without, withReading] = [together(idle), together(busy)];
  const ratio = p(withReading, 99) / p(without, 99);
  return [
    told('reader idle', without),
    told(`reader busy (${scans} scans)`, withReading),
    `p99 with OCR / p99 without: ${ratio.toFixed(2)} (goal <= 2: ${verdict(ratio <= 2)})`,
    `API CPU per call: ${(cpuMs / without.calls).toFixed(1)} ms (goal <= 5: ${verdict(cpuMs / without.calls <= 5)})`,
  ];
}
