/** Has a hostile file read the way the worker does, and watches what that costs. */
import { readdirSync } from 'node:fs';
import { judgeFile } from '#domain/documents/sniffFile';
import { cpuSeconds } from '../../../worker/parserChild/cpuSeconds.ts';
import type { ParserPool } from '../../../worker/parserChild/parserPool.ts';
import type { Ending, HostileFile } from './hostileFile.ts';
import { familyOf, forgetPeak, peakMegabytes } from './processUse.ts';

export interface HostileRun {
  readonly name: string;
  readonly kilobytes: number;
  readonly ending: Ending;
  readonly tries: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Of the parser child and what it started, together. */
  readonly peakMegabytes: number;
  /** What was not as it must be; nothing, if all is well. */
  readonly problems: readonly string[];
}

const MAX_MEGABYTES = 1536;
/** Of one try by the clock; a machine that is too busy to give the reader its time has it tried again, and started anew. */
const MAX_SECONDS = 180;
const START_SECONDS = 30;
/** Readers that stop without an answer are tried once more (worker/processDocument.ts). */
const MAX_TRIES = 2;
const SAMPLE_MS = 40;

/** `scratch` is the folder the pool keeps its scratch folders in. */
export async function runHostileFile(
  file: HostileFile,
  pool: ParserPool,
  scratch: string,
): Promise<HostileRun> {
  const bytes = new Uint8Array(await file.make());
  const head = { name: file.name, kilobytes: Math.round(bytes.length / 1024) };
  if (!judgeFile(file.name, bytes).ok) {
    const refused = {
      ...head,
      ending: 'refused' as const,
      tries: 0,
      seconds: 0,
      cpuSeconds: 0,
      peakMegabytes: 0,
    };
    return { ...refused, problems: unexpected(file, 'refused') };
  }
  await pool.whenReady(new AbortController().signal);
  const watch = watchUse(pool);
  const start = performance.now();
  const { ending, tries } = await readAsWorker(file.name, bytes, pool);
  const seconds = (performance.now() - start) / 1000;
  const use = watch.stop();
  const problems = [
    ...unexpected(file, ending),
    ...(use.peakMegabytes > MAX_MEGABYTES ? [`took ${Math.round(use.peakMegabytes)} MB`] : []),
    ...(seconds > tries * (MAX_SECONDS + START_SECONDS) ? [`took ${Math.round(seconds)} s`] : []),
    ...leftovers(scratch),
  ];
  return { ...head, ending, tries, seconds, ...use, problems };
}

function unexpected({ endings }: HostileFile, ending: Ending): string[] {
  const isFine = endings.length === 0 || endings.includes(ending);
  return isFine ? [] : [`ended as ${ending}, not as ${endings.join(' or ')}`];
}

async function readAsWorker(
  fileName: string,
  bytes: Uint8Array,
  pool: ParserPool,
): Promise<{ ending: Ending; tries: number }> {
  for (let tries = 1; ; tries++) {
    const outcome = await pool.read(fileName, { fileName, documentType: 'other', bytes }, () => undefined);
    if (outcome.kind === 'reading') {
      const { reason } = outcome.reading;
      return { ending: reason ?? 'completed', tries };
    }
    const { reason, isCertain } = outcome;
    if (reason === 'cancelled' || reason === 'could-not-start' || reason === 'machine-failed')
      throw new Error(`The reader ${reason}`);
    if (isCertain || tries === MAX_TRIES) return { ending: reason, tries };
  }
}

function watchUse(pool: ParserPool) {
  const peaks = new Map<number, number>();
  const cpu = new Map<number, number>();
  const before = new Map(pool.pids().map((pid) => [pid, cpuSeconds(pid)]));
  for (const pid of pool.pids()) forgetPeak(pid);
  let peakTogether = 0;
  const look = () => {
    let together = 0;
    for (const root of pool.pids()) {
      cpu.set(root, cpuSeconds(root) - (before.get(root) ?? 0));
      for (const pid of familyOf(root)) {
        const peak = Math.max(peaks.get(pid) ?? 0, peakMegabytes(pid));
        peaks.set(pid, peak);
        together += peak;
      }
    }
    peakTogether = Math.max(peakTogether, together);
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return {
        peakMegabytes: peakTogether,
        cpuSeconds: [...cpu.values()].reduce((sum, one) => sum + one, 0),
      };
    },
  };
}

/** Files in the scratch folders of readers; the loader that runs the sources keeps its own there. */
function leftovers(scratch: string): string[] {
  const folders = readdirSync(scratch).filter((name) => name.startsWith(`portal-scratch-${process.pid}-`));
  const files = folders
    .flatMap((name) => readdirSync(`${scratch}/${name}`))
    .filter((name) => !name.startsWith('tsx-'));
  return files.length > 0 ? [`left ${files.join(', ')}`] : [];
}
