/** Figures that lie in the stores and not in a process: asked for when somebody looks, the same from every process. */
import mongoose from 'mongoose';
import { Gauge } from 'prom-client';
import { SECOND } from '../clock.ts';
import { queueFigures } from '../extractionQueue.ts';
import { DocumentModel } from '../models/document.ts';
import { MailModel } from '../models/mail.ts';
import { withinTime } from '../withinTime.ts';
import { registry } from './meters.ts';

/** A store that is away or frozen must not hold up a scrape. */
const ASK_MS = SECOND;

/** A gauge without a value while its store does not answer: absent says more than a stale or invented number. */
function askedGauge(name: string, help: string, ask: () => Promise<Record<string, number>>, label?: string) {
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      this.reset();
      if (!label) this.remove(); // a gauge without labels starts at 0, which would be a lie
      const figures = await withinTime(ASK_MS, ask()).catch(() => ({}));
      for (const [key, value] of Object.entries(figures)) this.set(label ? { [label]: key } : {}, value);
    },
  });
}

const UNREAD = ['pending', 'processing'] as const;

async function countUnread() {
  const counts = await Promise.all(
    UNREAD.map(async (state) => [
      state,
      await DocumentModel.countDocuments({ 'extraction.status': state, deletedAt: null }),
    ]),
  );
  return Object.fromEntries(counts) as Record<string, number>;
}

async function oldestUnread() {
  const oldest = await DocumentModel.findOne({
    'extraction.status': mongoose.trusted({ $in: UNREAD }),
    deletedAt: null,
  })
    .sort({ uploadedAt: 1 })
    .select('uploadedAt')
    .lean();
  return { seconds: oldest ? (Date.now() - oldest.uploadedAt.getTime()) / 1000 : 0 };
}

/** Without those a mail server refused for good: nothing is waited for there. */
const countMails = async () => ({ mails: await MailModel.countDocuments({ status: 'pending' }) });

let isWatching = false;

/** Adds the figures of the stores to this process's metrics. */
export function watchStores(): void {
  if (isWatching) return;
  isWatching = true;
  askedGauge(
    'portal_documents_unread',
    'Documents that wait or are being read, by the database: the queue itself never holds more than a few dozen.',
    countUnread,
    'state',
  );
  askedGauge(
    'portal_oldest_unread_seconds',
    'Age of the oldest document that is not read yet.',
    oldestUnread,
  );
  askedGauge('portal_queue_jobs', 'Jobs in the extraction queue, by state.', queueFigures, 'state');
  askedGauge('portal_mails_waiting', 'Mails that have not left yet.', countMails);
}
