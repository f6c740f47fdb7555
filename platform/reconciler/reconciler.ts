/** Brings queue and files back in line with the rows, every few seconds and at start-up, in one process at a time. */
import { MINUTE, SECOND } from '../clock.ts';
import { QUEUE_WINDOW } from '../extractionQueue.ts';
import { log } from '../log.ts';
import { enqueueMail } from '../mailQueue.ts';
import { holdsLeadership } from '../models/leaderLease.ts';
import { listDueMail } from '../models/mail.ts';
import { requeueDocuments } from './requeueDocuments.ts';
import { sweepLeftovers } from './sweepLeftovers.ts';

/** Dead readers are noticed within lease (12 s) plus this; half of the ten seconds that would do for lost jobs. */
const ROUND_MS = 5 * SECOND;
/** Leftovers hurt nobody for a while; looking for them costs more. */
const SWEEP_MS = MINUTE;

let lastSweep = 0;

/** One round, whoever leads. Throws when the database is away. */
export async function reconcile(): Promise<void> {
  await requeueDocuments(QUEUE_WINDOW);
  for (const mailId of await listDueMail(QUEUE_WINDOW)) await enqueueMail(mailId);
  if (Date.now() - lastSweep < SWEEP_MS) return;
  lastSweep = Date.now();
  await sweepLeftovers();
}

async function round(): Promise<void> {
  try {
    if (await holdsLeadership('reconciler', 3 * ROUND_MS)) await reconcile();
  } catch (err) {
    log.warn({ err, step: 'reconcile' }, 'round not finished, the next one goes on');
  }
}

/** Runs rounds until the answered function is called. */
export function startReconciler(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = () => void round().then(() => (timer = isStopped ? undefined : setTimeout(next, ROUND_MS)));
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
