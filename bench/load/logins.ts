/** Five sign-ins a second: hashing must not stall the event loop of the API. */
import { call } from '../../tests/faults/support/visitor.ts';
import { verdict, type Bench } from './bench.ts';
import { runArrivals } from './openModel.ts';
import { percentile, probeLines } from './probeLines.ts';

const LOGINS_PER_SECOND = 5;
/** bcrypt with a cost of 12 takes longer than this: on the main thread each sign-in would stall everybody for that long. */
const STALL_MS = 50;

export async function measureLogins({ portal, probeFile, seconds }: Bench): Promise<string[]> {
  const { email, password } = await portal.newUser();
  const quietFrom = Date.now() - seconds * 1000;
  const quiet = probeLines(probeFile, quietFrom);
  const from = Date.now();
  const { latency, failures, calls } = await runArrivals({
    perSecond: LOGINS_PER_SECOND,
    seconds,
    call: async () => (await call(portal.url, 'POST', '/api/auth/login', { email, password })).status,
  });
  const lag = (lines: typeof quiet) =>
    percentile(
      lines.map(({ lagMax }) => lagMax),
      0.5,
    );
  const during = probeLines(probeFile, from);
  return [
    `sign-ins, ${LOGINS_PER_SECOND} a second: p95 ${latency.getValueAtPercentile(95)} ms of ${calls}, failures ${JSON.stringify(failures)}`,
    `event-loop lag of the API, longest of each second (median): ${lag(quiet).toFixed(0)} ms before, ` +
      `${lag(during).toFixed(0)} ms meanwhile (goal < ${STALL_MS} ms: ${verdict(lag(during) < STALL_MS)})`,
  ];
}
