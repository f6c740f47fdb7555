/** Sending mail outside of requests: the row is stored first, the job only hurries it along. */
import { Queue, Worker } from 'bullmq';
import { z } from 'zod';
import { SECOND } from './clock.ts';
import { config } from './config.ts';
import { CONSUMER_OPTIONS } from './extractionQueue.ts';
import { log } from './log.ts';
import { deliverMail } from './mailer.ts';
import { mails } from './metrics/meters.ts';
import {
  claimMail,
  insertMail,
  postponeMail,
  removeMail,
  type MailContent,
  type MailKind,
} from './models/mail.ts';
import { consumerRedis, producerRedis } from './redis.ts';
import { withinTime } from './withinTime.ts';

const NAME = 'mail';
const payload = z.strictObject({ mailId: z.string().regex(/^[0-9a-f]{24}$/) });
type MailJob = z.infer<typeof payload>;

let queue: Queue<MailJob> | undefined;

function mailQueue(): Queue<MailJob> {
  if (queue) return queue;
  const defaultJobOptions = { removeOnComplete: true, removeOnFail: true, stackTraceLimit: 0 };
  queue = new Queue(NAME, {
    connection: producerRedis(),
    prefix: config().queuePrefix,
    defaultJobOptions,
    streams: { events: { maxLen: 0 } },
  });
  queue.on('error', () => undefined);
  return queue;
}

/** Hands a stored mail to the queue; the reconciler does it again for whatever was lost. Never throws. */
export async function enqueueMail(mailId: string): Promise<void> {
  const job = mailQueue().add('send', { mailId }, { jobId: `mail-${mailId}` });
  await withinTime(SECOND / 2, job).catch((err: unknown) => log.warn({ err, mailId }, 'mail not queued now'));
}

/** Stores a mail and has it sent soon, before `expiresAt`. Durable when it returns; never waits for the mail server. */
export async function sendMail(
  kind: MailKind,
  content: MailContent,
  options: Parameters<typeof insertMail>[2],
): Promise<void> {
  await enqueueMail(await insertMail(kind, content, options));
}

/** 2, 4, 8 ... seconds between tries, at most 30: mail leaves within a minute after its server is back. */
const delayAfter = (tries: number) => Math.min(2 ** tries, 30) * SECOND;

/** Refusals that will not change (5xx answers of the mail server). */
const isFinal = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;

/** Tries to send one mail now. Answers true when it left (or needs no sending any more), false when it is tried again. */
async function sendStoredMail(mailId: string): Promise<boolean> {
  const mail = await claimMail(mailId);
  if (!mail) return true;
  try {
    await deliverMail(mail);
    await removeMail(mailId);
    mails.inc({ kind: mail.kind, outcome: 'sent' });
    log.info({ mailId, kind: mail.kind }, 'mail sent');
    return true;
  } catch (err) {
    mails.inc({ kind: mail.kind, outcome: isFinal(err) ? 'refused' : 'postponed' });
    log.warn({ err, mailId, kind: mail.kind, attempt: mail.tries }, 'mail not sent');
    await postponeMail(mailId, isFinal(err) ? null : delayAfter(mail.tries));
    return false;
  }
}

/** Sends mail from the queue until closed. */
export function consumeMail(): { close: () => Promise<void> } {
  const send = async (job: { data: unknown }) => {
    await sendStoredMail(payload.parse(job.data).mailId);
  };
  const worker = new Worker<MailJob>(NAME, send, {
    connection: consumerRedis(),
    prefix: config().queuePrefix,
    concurrency: 2,
    ...CONSUMER_OPTIONS,
  });
  worker.on('error', (err) => log.debug({ err, job: NAME }, 'queue consumer'));
  return { close: async () => await withinTime(2 * SECOND, worker.close()).catch(() => undefined) };
}

/** Lets go of the queue. */
export async function closeMailQueue(): Promise<void> {
  await withinTime(SECOND, queue?.close() ?? Promise.resolve()).catch(() => undefined);
  queue = undefined;
}
