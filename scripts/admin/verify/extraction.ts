/** I2 and I7: every document is read, being read or due, and the queue names nothing that is not there. */
import mongoose from 'mongoose';
import { listQueuedDocuments } from '#platform/extractionQueue';
import type { DocumentRow } from '#platform/models/document';
import { lookAtEach, type Invariant, type Look, type Violation } from './invariant.ts';
import { rowsOf } from './storedRows.ts';

const GRACE_MS = 60_000;
const isLate = (when: Date | null, now: Date) => when !== null && when.getTime() < now.getTime() - GRACE_MS;
const isFar = (when: Date | null, now: Date) => when !== null && when.getTime() > now.getTime() + GRACE_MS;

/** Leases and due times are by the database's clock. */
async function databaseNow(): Promise<Date> {
  const { localTime } = (await mongoose.connection.db?.admin().command({ hello: 1 })) as { localTime: Date };
  return localTime;
}

async function lookAtDocuments(): Promise<Look> {
  const now = await databaseNow();
  return await lookAtEach(rowsOf<DocumentRow>('documents', { deletedAt: null }), ({ _id, extraction }) => {
    const { status, leaseUntil, nextTryAt } = extraction;
    const wrong = (what: string): Violation => ({ collection: 'documents', id: _id.toString(), what });
    if (status === 'completed' || status === 'failed') return undefined;
    if (status === 'processing')
      return leaseUntil === null || isLate(leaseUntil, now)
        ? wrong('its reader is gone, nobody took over')
        : undefined;
    if (status !== 'pending') return wrong('its status is unknown');
    return isFar(nextTryAt, now) ? wrong('it is not due within a minute') : undefined;
  });
}

export const documentsComeToAnEnd: Invariant = {
  id: 'I2',
  sentence: 'Every document is read, being read, or due within a minute',
  look: lookAtDocuments,
};

export const queueNamesDocuments: Invariant = {
  id: 'I7',
  sentence: 'No job in the queue without its document',
  async look() {
    return await lookAtEach(await listQueuedDocuments(), async (id) => {
      const filter = { _id: new mongoose.Types.ObjectId(id) };
      for await (const _row of rowsOf('documents', filter, { _id: 1 })) return undefined;
      return { collection: 'queue', id, what: 'its document is not there' };
    });
  },
};
