/** Keeps parser children warm: one per document that may be read at once, replaced after a failure or after many documents. */
import type { ExtractionProgress } from '#domain/documents/extraction';
import { SECOND } from '#platform/clock';
import { log } from '#platform/log';
import { limitsOf } from './limitsOf.ts';
import type { ReadRequest } from './messages.ts';
import { startParserChild, type ChildOutcome, type ParserChild, type Stopped } from './parserChild.ts';
import { residentBytes } from './residentBytes.ts';
import { removeStaleScratch } from './scratch.ts';
import type { TimeLimits } from './watchTime.ts';

/** Recognition engines grow; a fresh process after this many documents keeps memory flat. */
const DOCUMENTS_PER_CHILD = 20;
/** WebAssembly's memory never shrinks: after a monstrous document the next, honest one would meet the limit. */
const WORN_BYTES = 600 * 1024 ** 2;
const RESTART_MS = 5 * SECOND;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const CHILD_ENTRY = new URL(import.meta.url.endsWith('.ts') ? './main.ts' : './main.js', import.meta.url);

export interface ParserPool {
  /** Reads a document in a child; never rejects. At most `size` at once: callers beyond that are a mistake. */
  read(
    documentId: string,
    request: ReadRequest,
    onProgress: (progress: ExtractionProgress) => void,
  ): Promise<ChildOutcome>;
  /** Resolves when a child can read, trying again for as long as it takes (or until aborted). */
  whenReady(signal: AbortSignal): Promise<void>;
  /** Does a child stand ready (or start at once) to read? Never rejects. */
  hasReader(): Promise<boolean>;
  /** Stops the reading of a document, if it is being read here. */
  cancel(documentId: string): void;
  /** Process ids of the children, for tests and diagnosis. */
  pids(): number[];
  /** Kills all children; readings under way end as cancelled. */
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly size: number;
  /** Tests: another program instead of the reader, and other limits. */
  readonly entry?: URL;
  readonly limits?: Partial<TimeLimits>;
}

/** Opens a pool with one child already warming up. */
export function openParserPool({ size, entry = CHILD_ENTRY, limits }: PoolOptions): ParserPool {
  const idle: { child: ParserChild; documents: number }[] = [];
  const busy = new Map<string, ParserChild>();
  const all = new Set<ParserChild>();
  let isClosed = false;

  const start = () => {
    const child = startParserChild(entry);
    all.add(child);
    void child.ended.then(() => {
      all.delete(child);
      const at = idle.findIndex((slot) => slot.child === child);
      if (at >= 0) idle.splice(at, 1);
    });
    return { child, documents: 0 };
  };
  const warmOne = () => {
    if (isClosed || idle.length > 0 || all.size >= size) return;
    try {
      idle.push(start());
    } catch (err) {
      log.error({ err, step: 'parser child' }, 'parser child could not start'); // no room for its scratch folder
    }
  };
  const giveBack = (slot: { child: ParserChild; documents: number }, outcome: ChildOutcome) => {
    const isWorn = slot.documents >= DOCUMENTS_PER_CHILD || residentBytes(slot.child.pid ?? 0) > WORN_BYTES;
    if (outcome.kind === 'reading' && !isWorn && !isClosed) idle.push(slot);
    else slot.child.kill('cancelled');
  };
  const read: ParserPool['read'] = async (documentId, request, onProgress) => {
    if (isClosed) return { kind: 'stopped', reason: 'cancelled', isCertain: false };
    const slot = idle.pop() ?? start();
    busy.set(documentId, slot.child);
    const outcome = await slot.child.read(request, { ...limitsOf(request.bytes), ...limits }, onProgress);
    busy.delete(documentId);
    slot.documents += 1;
    giveBack(slot, outcome);
    if (!idle.includes(slot)) void slot.child.ended.then(warmOne);
    return outcome;
  };
  const killAll = (reason: Stopped) =>
    [...all].map(async (child) => {
      child.kill(reason);
      await child.ended;
    });

  const whenReady: ParserPool['whenReady'] = async (signal) => {
    while (!signal.aborted && !isClosed) {
      warmOne();
      const [child] = all;
      if (await child?.ready) return;
      log.error({ step: 'parser child' }, 'parser child does not start, trying again');
      await pause(RESTART_MS);
    }
  };

  const hasReader: ParserPool['hasReader'] = async () => {
    warmOne();
    const slot = idle.at(-1);
    // None idle and no place for one: a child is just ending, and the next starts with the document.
    return slot ? await slot.child.ready : all.size >= size && !isClosed;
  };

  removeStaleScratch();
  warmOne();
  return {
    read,
    whenReady,
    hasReader,
    cancel: (documentId) => busy.get(documentId)?.kill('cancelled'),
    pids: () => [...all].flatMap((child) => child.pid ?? []),
    close: async () => {
      isClosed = true;
      await Promise.all(killAll('cancelled'));
    },
  };
}
