/** The mix of calls with the reader idle and with the reader busy recognising scans, in turns. */
import { formCalled, makeSample } from '../../scripts/samples/makeSamples.ts';
import type { Visitor } from '../../tests/faults/support/visitor.ts';
import { untilRead } from '../../tests/faults/support/waiting.ts';
import { verdict, type Bench } from './bench.ts';
import { mixedCalls } from './clients.ts';
import { runArrivals, together, type Outcome } from './openModel.ts';
import { probeLines } from './probeLines.ts';

const TURNS = 3;
const USERS = 20;

/** Keeps two scans waiting until told to stop. */
async function keepReading(user: Visitor, scan: Uint8Array, isOver: () => boolean): Promise<number> {
  let scans = 0;
  while (!isOver()) {
    await user.upload(scan, 'scan.png');
    await user.upload(scan, 'scan.png');
    scans += 2;
    await untilRead(user, 300_000);
  }
  return scans;
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
