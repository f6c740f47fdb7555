/** One parser child as the worker sees it: started, fed with one document at a time, stopped for good when in doubt. */
import { spawn, type ChildProcess } from 'node:child_process';
import { config } from '#platform/config';
import { log } from '#platform/log';
import type { ExtractionProgress } from '#domain/documents/extraction';
import { childCommand, NICENESS } from './childCommand.ts';
import { giveWay } from './giveWay.ts';
import { HURRY, type ChildMessage, type IllustratedReading, type ReadRequest } from './messages.ts';
import { emptyScratch, makeScratch, removeScratch } from './scratch.ts';
import { watchTime, type TimeLimits } from './watchTime.ts';

/** Why a child gave no reading. `could-not-start` and `machine-failed` (a full disk) are faults of this machine. */
export type Stopped =
  | 'took-too-long'
  | 'took-too-much-memory'
  | 'reader-crashed'
  | 'cancelled'
  | 'machine-failed'
  | 'could-not-start';
export type ChildOutcome =
  | ({ readonly kind: 'reading' } & IllustratedReading)
  | {
      readonly kind: 'stopped';
      readonly reason: Stopped;
      /** Another try would end the same way: it is the document's own doing, not of what was read before or of this machine. */
      readonly isCertain: boolean;
    };

export interface ParserChild {
  readonly pid: number | undefined;
  /** Resolves to true when it has loaded its readers, to false when it ended before. */
  readonly ready: Promise<boolean>;
  /** Resolves when the child has ended, however it ended. */
  readonly ended: Promise<void>;
  /** Reads one document; never rejects. After an outcome other than a reading the child is gone. */
  read(
    request: ReadRequest,
    limits: TimeLimits,
    onProgress: (progress: ExtractionProgress) => void,
  ): Promise<ChildOutcome>;
  /** Kills the child and everything it started; a reading under way ends as `reason`. */
  kill(reason: Stopped): void;
}

/** The last is PDFium's, whose sandbox then traps. */
const OUT_OF_MEMORY =
  /out of memory|process OOM|allocation failed|failed to allocate|bad_alloc|cannot allocate|array buffer allocation|not enough memory/i;
/** What the sandbox of WebAssembly throws: no thread, clock or chance is in there, so the same bytes do the same again. */
const TRAP = 'RuntimeError';

/** Nothing of the worker's environment goes in: no address, no key. */
const childEnvironment = (scratch: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LANG: 'C.UTF-8',
  NODE_ENV: process.env.NODE_ENV,
  HOME: scratch,
  TMPDIR: scratch,
  OMP_THREAD_LIMIT: '1', // measured: Tesseract's own threads cost three times the CPU
  OCR_ENGINE: config().ocrEngine,
});

/** The code of a failed start (`ENOENT`, `ERR_MODULE_NOT_FOUND`, `SIGKILL`, `exit 127`): no path, no text. */
function codeOf(
  lastWords: string,
  error: NodeJS.ErrnoException | null,
  exit: number | string | null,
): string {
  const told =
    error?.code ??
    /\bcode: '([A-Z_]+)'/.exec(lastWords)?.[1] ??
    /\b(ERR_[A-Z_]+|[A-Z][a-z]+Error)\b/.exec(lastWords)?.[1];
  return told ?? (typeof exit === 'string' ? exit : `exit ${exit}`);
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL'); // the whole group: the child may have started programs of its own
  } catch {
    child.kill('SIGKILL');
  }
}

/** Starts a child; it loads its readers at once, so that the first document finds it warm. */
export function startParserChild(entry: URL): ParserChild {
  const scratch = makeScratch();
  const { program, args } = childCommand(entry);
  const child = spawn(program, args, {
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: childEnvironment(scratch),
  });
  void giveWay(child.pid, NICENESS);
  let lastWords = '';
  let isReady = false;
  let hasRead = false;
  let hasTrapped = false;
  let endedAs: Stopped | undefined;
  let stoppedAs: Stopped | undefined;
  let onMessage: (message: ChildMessage) => void = () => undefined;
  let onEnd: () => void = () => undefined;

  child.stderr?.on('data', (text: Buffer) => (lastWords = (lastWords + text.toString()).slice(-4000)));
  const ready = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve((isReady = true)));
    child.once('error', () => resolve(false));
    child.once('close', () => resolve(false));
  });
  child.on('message', (message: ChildMessage) => onMessage(message));
  const whyEnded = (): Stopped => {
    if (OUT_OF_MEMORY.test(lastWords)) return 'took-too-much-memory';
    return isReady ? 'reader-crashed' : 'could-not-start';
  };
  // A child that has read others holds what they left: only a fresh one shows that it is this document.
  const isCertain = (reason: Stopped) =>
    reason === 'took-too-long' || (!hasRead && (hasTrapped || reason === 'took-too-much-memory'));
  const stopped = (reason: Stopped): ChildOutcome => ({
    kind: 'stopped',
    reason,
    isCertain: isCertain(reason),
  });
  const ended = new Promise<void>((resolve) => {
    const end = (error: NodeJS.ErrnoException | null, exit: number | string | null) => {
      killGroup(child); // what it had started may outlive it
      removeScratch(scratch);
      endedAs = stoppedAs ?? whyEnded();
      if (endedAs === 'could-not-start')
        log.error({ code: codeOf(lastWords, error, exit) }, 'parser child could not start');
      onEnd();
      resolve();
    };
    child.once('error', (error: NodeJS.ErrnoException) => end(error, null));
    child.once('close', (code, signal) => end(null, signal ?? code));
  });
  const kill = (reason: Stopped) => {
    stoppedAs ??= reason;
    killGroup(child);
  };

  const read: ParserChild['read'] = async (request, limits, onProgress) =>
    await new Promise<ChildOutcome>((resolve) => {
      if (endedAs) return resolve(stopped(endedAs));
      lastWords = '';
      const time = watchTime(child.pid, limits, {
        onHurry: () => child.send(HURRY, () => undefined),
        onOverrun: () => kill('took-too-long'),
      });
      const finish = (outcome: ChildOutcome) => {
        time.stop();
        hasRead = true;
        onMessage = () => undefined;
        onEnd = () => undefined;
        resolve(outcome);
      };
      onEnd = () => finish(stopped(endedAs ?? 'reader-crashed'));
      onMessage = (message) => {
        if (message.type === 'progress') {
          time.onPage(message.formPages);
          onProgress(message.progress);
        }
        if (message.type === 'crashed') {
          log.warn({ code: message.code ?? message.name, childPid: child.pid }, 'reader crashed');
          hasTrapped = message.name === TRAP;
          if (message.code) kill('machine-failed');
          else killGroup(child); // its last words tell why
        }
        if (message.type !== 'reading') return;
        // Pages of one person are not left beside another's: what cannot be removed goes with its child.
        if (!emptyScratch(scratch)) killGroup(child);
        finish({ kind: 'reading', reading: message.reading, snippets: message.snippets });
      };
      // A child that died this moment refuses the request; its end then tells why.
      child.send(request, (error) => error && killGroup(child));
    });

  return { pid: child.pid, ready, ended, read, kill };
}
