/** Brings queue and files back in line with the rows, every few seconds and at start-up, in one process at a time. */
import { MINUTE, SECOND } from '../clock.ts';
import { QUEUE_WINDOW } from '../extractionQueue.ts';
import { log } from '../log.ts';
import { enqueueMail } from '../mailQueue.ts';
import { reconcilerLeader } from '../metrics/meters.ts';
import { holdsLeadership } from '../models/leaderLease.ts';
import { listDueMail } from '../models/mail.ts';
import { forgetLatePasswords } from '../models/oneShotPassword.ts';
import { requeueDocuments } from './requeueDocuments.ts';
import { finishRemovals, removeOrphanFiles } from './sweepLeftovers.ts';

/** A dead worker's document is due again within its lease (10 s) plus a round: under 14 s. */
const ROUND_MS = 3 * SECOND;
/** Two rounds and a bit: a leader that died is followed before the leases it held are over. */
const LEADERSHIP_MS = 7 * SECOND;
/** What was removed must be gone within a minute, even when the API died half-way and came back. */
const REMOVALS_MS = 15 * SECOND;
/** Files nobody names hurt nobody for a while; looking for them costs more. */
const ORPHANS_MS = MINUTE;

/** Does a chore at most every so often in this process. */
function atMostEvery(ms: number, chore: () => Promise<unknown>): () => Promise<void> {
  let last = -Infinity;
  return async () => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    await chore();
  };
}
const removals = atMostEvery(REMOVALS_MS, finishRemovals);
const orphans = atMostEvery(ORPHANS_MS, removeOrphanFiles);
const latePasswords = atMostEvery(REMOVALS_MS, forgetLatePasswords);

/** One round, whoever leads. Throws when the database is away. */
export async function reconcile(): Promise<void> {
  await requeueDocuments(QUEUE_WINDOW);
  for (const mailId of await listDueMail(QUEUE_WINDOW)) await enqueueMail(mailId);
  await removals();
  await orphans();
  await latePasswords();
}

async function round(): Promise<void> {
  try {
    const isLeader = await holdsLeadership('reconciler', LEADERSHIP_MS);
    reconcilerLeader.set(Number(isLeader));
    if (isLeader) await reconcile();
  } catch (err) {
    reconcilerLeader.set(0); // who cannot reach the database cannot lead
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
