/**
 * `node --import tsx bench/capacity.ts`: what 1, 10 and 100 machines hold, on paper. Readers are an M/G/c queue (arrivals
 * at random, any spread of reading times, c readers, one queue): Erlang's C with the Allen-Cunneen correction.
 */

/** One kind of upload: its share of all and its measured time of reading, in seconds (README, "How well it reads"). */
interface Kind {
  readonly share: number;
  readonly seconds: number;
}

/** What clients of a bookkeeper send: mostly digital documents, some scans and photos. Two shared cores, median times. */
const MIX: readonly Kind[] = [
  { share: 0.1, seconds: 0.2 }, // fillable PDF
  { share: 0.4, seconds: 0.04 }, // text PDF
  { share: 0.2, seconds: 2.5 }, // scan, 200 dpi
  { share: 0.1, seconds: 7.1 }, // scan, 300 dpi
  { share: 0.2, seconds: 1.8 }, // phone photo
];
/** Around every reading: claim, fetch and open the file, save in one transaction; pages beyond the first are in MARGIN. */
const OVERHEAD_SECONDS = 0.15;
/** Real documents have more pages than the measured ones (1 to 2), and cores are shared: everything takes three times as long. */
const MARGIN = 3;

/** Mean reading time and its squared coefficient of variation, for a reader of this mix. */
function serviceTime(mix: readonly Kind[], overhead: number, margin: number) {
  const times = mix.map(({ share, seconds }) => ({ share, seconds: (seconds + overhead) * margin }));
  const mean = times.reduce((sum, { share, seconds }) => sum + share * seconds, 0);
  const square = times.reduce((sum, { share, seconds }) => sum + share * seconds ** 2, 0);
  return { mean, variation: square / mean ** 2 - 1 };
}

/** Probability that a document has to wait, for `offered` busy readers on average out of `readers` (Erlang's C). */
function erlangC(readers: number, offered: number): number {
  if (offered >= readers) return 1;
  let blocked = 1;
  for (let n = 1; n <= readers; n++) blocked = (offered * blocked) / (n + offered * blocked);
  return blocked / (1 - (offered / readers) * (1 - blocked));
}

/** Mean wait in seconds before a reading begins, at `rate` documents a second; Infinity when the readers never catch up. */
function meanWait(
  readers: number,
  rate: number,
  { mean, variation }: { mean: number; variation: number },
): number {
  const offered = rate * mean;
  if (offered >= readers) return Infinity;
  return ((erlangC(readers, offered) * mean) / (readers - offered)) * ((1 + variation) / 2);
}

/** The highest rate (documents a second) at which documents wait `seconds` at most on average, and `most` at once (Little's law). */
function highestRate(
  readers: number,
  { seconds, most }: { seconds: number; most: number },
  service: { mean: number; variation: number },
): number {
  let [low, high] = [0, readers / service.mean];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (meanWait(readers, middle, service) <= Math.min(seconds, most / middle)) low = middle;
    else high = middle;
  }
  return low;
}

const CORES = 4;
/** One core of each machine is left to the database, the API and the system. */
const READERS_PER_MACHINE = CORES - 1;
const WAIT_SECONDS = 10;
/** A season's busiest hour against its average working hour, documents of one client, working hours of a season (10 weeks). */
const [PEAK, DOCUMENTS_PER_CLIENT, SEASON_HOURS] = [5, 8, 10 * 5 * 10];
/** Documents the queue itself holds; while no more wait, none has to wait for the reconciler's next round. */
const QUEUE_WINDOW = 50;

function row(machines: number): string {
  const service = serviceTime(MIX, OVERHEAD_SECONDS, MARGIN);
  const readers = machines * READERS_PER_MACHINE;
  const bounds = { seconds: WAIT_SECONDS, most: QUEUE_WINDOW };
  const perHour = highestRate(readers, bounds, service) * 3600;
  const clients = (perHour / PEAK) * (SEASON_HOURS / DOCUMENTS_PER_CLIENT);
  const busy = ((perHour / 3600) * service.mean) / readers;
  const cells = [machines, readers, perHour, `${Math.round(busy * 100)} %`, clients];
  const shown = cells.map((cell) =>
    typeof cell === 'number' ? Number(cell.toPrecision(2)).toLocaleString('en-US') : cell,
  );
  return `| ${shown.join(' | ')} |`;
}

/** The table of docs/operations.md. */
function capacityTable(): string {
  const head = ['machines of 4 cores', 'readers', 'documents an hour', 'readers busy', 'clients in a season'];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...[1, 10, 100].map(row)].join('\n');
}

const { mean, variation } = serviceTime(MIX, OVERHEAD_SECONDS, MARGIN);
console.log(
  `A reading: ${mean.toFixed(2)} s on average, squared coefficient of variation ${variation.toFixed(2)}`,
);
console.log(
  `Documents an hour at which the mean wait stays within ${WAIT_SECONDS} s and at most ${QUEUE_WINDOW} wait:\n`,
);
console.log(capacityTable());
