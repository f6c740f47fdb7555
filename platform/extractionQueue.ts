/** The queue of documents to read. It holds ids only and may lose everything: the rows are the truth (see the reconciler). */
import { Queue, Worker, type Job } from 'bullmq';
import { z } from 'zod';
import { SECOND } from './clock.ts';
import { config } from './config.ts';
import { log } from './log.ts';
import { consumerRedis, producerRedis } from './redis.ts';
import { withinTime } from './withinTime.ts';

const NAME = 'extraction';
const payload = z.strictObject({
  documentId: z.string().regex(/^[0-9a-f]{24}$/),
  attempt: z.number().int().min(1),
});
export type ExtractionJob = z.infer<typeof payload>;

/** At most this many documents wait in the queue itself; the reconciler hands in more, one user after the other. */
export const QUEUE_WINDOW = 50;
/** A request never waits longer than this for the queue. */
const HAND_IN_MS = 500;

const JOB_OPTIONS = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2 * SECOND, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: { count: 1000 },
  stackTraceLimit: 0, // error texts and stacks would lie in Redis in clear
};

/** Lock and check times found by measuring: a killed worker's job runs again after about 15 s instead of 87 s. */
export const CONSUMER_OPTIONS = {
  lockDuration: 12 * SECOND,
  stalledInterval: 3 * SECOND,
  maxStalledCount: 2,
};

let queue: Queue<ExtractionJob> | undefined;

function extractionQueue(): Queue<ExtractionJob> {
  if (queue) return queue;
  queue = new Queue(NAME, {
    connection: producerRedis(),
    prefix: config().queuePrefix,
    defaultJobOptions: JOB_OPTIONS,
    streams: { events: { maxLen: 0 } }, // nobody listens, and ids of removed documents would stay in it
  });
  queue.on('error', () => undefined); // redis.ts tells about it
  return queue;
}

const jobIdOf = ({ documentId, attempt }: ExtractionJob) => `doc-${documentId}-${attempt}`;

interface HandIn {
  /** Number of its owner's unread documents, 1 or more: fewer go first. */
  readonly unfinished?: number;
  readonly delayMs?: number;
}

/** A job that waits already moves up to its turn; answers false when it must be added anew. */
async function hurry(job: ExtractionJob, priority: number, delayMs: number): Promise<boolean> {
  const known = await extractionQueue().getJob(jobIdOf(job));
  const state = await known?.getState();
  if (!known || !state || state === 'unknown') return false;
  if (state === 'failed') {
    await known.remove(); // kept, it would swallow the new one silently
    return false;
  }
  // Due by the database's clock: the clock of whoever delayed it may be wrong.
  if (state === 'delayed' && delayMs === 0) await known.promote();
  // Its turn has come nearer since it was queued; without this, many newcomers could keep it waiting for ever.
  if (state === 'prioritized' && known.priority > priority) await known.changePriority({ priority });
  return true;
}

async function handIn(job: ExtractionJob, { unfinished = 1, delayMs = 0 }: HandIn): Promise<boolean> {
  // Fair between users: whoever has many unread documents waits behind whoever has few. 0 would overtake everybody.
  const priority = Math.max(1, Math.min(unfinished, 1000));
  if (await hurry(job, priority, delayMs)) return true;
  // The one document of a newcomer never waits for room behind somebody's fifty.
  if (unfinished > 1 && (await queueDepth()) >= QUEUE_WINDOW) return false;
  await extractionQueue().add('extract', job, { jobId: jobIdOf(job), priority, delay: delayMs });
  return true;
}

/**
 * Hands a pending document to the queue.
 * Never throws and never takes longer than half a second: when it answers false, the reconciler does it later.
 */
export async function enqueueExtraction(job: ExtractionJob, options: HandIn = {}): Promise<boolean> {
  try {
    return await withinTime(HAND_IN_MS, handIn(job, options));
  } catch (err) {
    log.warn({ err, ...job }, 'document not queued now, the reconciler will');
    return false;
  }
}

/** Takes every waiting job of a document out of the queue; a running one is cancelled by cancelExtraction. Never throws. */
export async function forgetExtraction({ documentId, attempt: latest }: ExtractionJob): Promise<void> {
  const attempts = Array.from({ length: latest }, (_, index) => index + 1);
  const removals = attempts.map((attempt) => extractionQueue().remove(jobIdOf({ documentId, attempt })));
  await withinTime(HAND_IN_MS, Promise.all(removals)).catch(() => undefined);
}

/** Number of documents waiting in the queue. Throws when Redis is away. */
export async function queueDepth(): Promise<number> {
  const counts = await extractionQueue().getJobCounts('waiting', 'prioritized', 'delayed');
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Figures of the queue for operators: waiting, active, delayed, failed. Throws when Redis is away. */
export async function queueFigures(): Promise<Record<string, number>> {
  return await extractionQueue().getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
}

/** Documents named by jobs in the queue (waiting, running or failed), for the invariant "no job without a document". */
export async function listQueuedDocuments(): Promise<string[]> {
  const jobs = await extractionQueue().getJobs(['waiting', 'prioritized', 'active', 'delayed', 'failed']);
  // One that was done between the list and the look is undefined, whatever its type says.
  return (jobs as (Job<ExtractionJob> | undefined)[]).flatMap((job) => (job ? [job.data.documentId] : []));
}

/** Is at least one worker taking documents? */
export async function hasWorker(): Promise<boolean> {
  try {
    return (await withinTime(SECOND, extractionQueue().getWorkersCount())) > 0;
  } catch {
    return false;
  }
}

export interface Consumer {
  /** Takes no more jobs and waits for those running; false when `ms` was not enough (call it again to go on waiting). */
  drain(ms: number): Promise<boolean>;
}

/** Reads documents from the queue, `concurrency` at a time, until drained. */
export function consumeExtractions(
  handle: (job: ExtractionJob) => Promise<void>,
  concurrency: number,
): Consumer {
  const worker = new Worker<ExtractionJob>(NAME, async (job) => await handle(payload.parse(job.data)), {
    connection: consumerRedis(),
    prefix: config().queuePrefix,
    concurrency,
    ...CONSUMER_OPTIONS,
  });
  worker.on('error', (err) => log.debug({ err, job: NAME }, 'queue consumer'));
  worker.on('failed', (job, err) => log.warn({ err, ...job?.data }, 'job failed'));
  return {
    drain: async (ms) =>
      await withinTime(ms, worker.close()).then(
        () => true,
        () => false,
      ),
  };
}

/** Lets go of the queue. */
export async function closeExtractionQueue(): Promise<void> {
  await withinTime(SECOND, queue?.close() ?? Promise.resolve()).catch(() => undefined);
  queue = undefined;
}
