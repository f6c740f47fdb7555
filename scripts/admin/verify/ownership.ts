/** I3, I4, I5: no person twice, nothing older than its user's last clear-all, nothing of users who are gone. */
import type { PersonRow } from '#platform/models/person';
import type { Invariant, Look, Violation } from './invariant.ts';
import { lookAtEach } from './invariant.ts';
import {
  EPOCH_COLLECTIONS,
  readEpochs,
  readErasures,
  rowsOf,
  USER_COLLECTIONS,
  type AnyRow,
} from './storedRows.ts';

async function lookAtPeople(): Promise<Look> {
  const seen = new Set<string>();
  return await lookAtEach(rowsOf<PersonRow>('people'), ({ _id, userId, epoch, personType }) => {
    const key = `${userId.toString()}/${epoch}/${personType}`;
    const isTwice = seen.has(key);
    seen.add(key);
    return isTwice ? { collection: 'people', id: _id.toString(), what: `a second ${personType}` } : undefined;
  });
}

export const peopleAreOnce: Invariant = {
  id: 'I3',
  sentence: 'At most one primary applicant and one spouse per account',
  look: lookAtPeople,
};

interface FileRow extends Pick<AnyRow, '_id'> {
  readonly metadata?: { readonly userId?: string; readonly epoch?: number };
}
interface Owned {
  readonly collection: string;
  readonly id: string;
  readonly userId: string | undefined;
  readonly epoch: number | undefined;
}

async function* ownedRows(collections: readonly string[]): AsyncGenerator<Owned> {
  for (const collection of collections)
    for await (const { _id, userId, epoch } of rowsOf(collection, {}, { userId: 1, epoch: 1 }))
      yield { collection, id: String(_id), userId: userId?.toString(), epoch };
  for await (const { _id, metadata } of rowsOf<FileRow>('files.files', {}, { metadata: 1 }))
    yield { collection: 'files', id: _id.toString(), userId: metadata?.userId, epoch: metadata?.epoch };
}

const wrong = ({ collection, id }: Owned, what: string): Violation => ({ collection, id, what });

export const nothingBelowTheEpoch: Invariant = {
  id: 'I4',
  sentence: 'Nothing is left from before a clear-all',
  async look() {
    const [epochs, erasures] = [await readEpochs(), await readErasures()];
    return await lookAtEach(ownedRows(EPOCH_COLLECTIONS), (row) => {
      const epoch = epochs.get(row.userId ?? '');
      const isOld = epoch !== undefined && (row.epoch === undefined || row.epoch < epoch);
      return isOld && !erasures.has(row.userId ?? '')
        ? wrong(row, 'from before the last clear-all')
        : undefined;
    });
  },
};

export const nothingOfUnknownUsers: Invariant = {
  id: 'I5',
  sentence: 'Nothing is left of deleted accounts',
  async look() {
    const epochs = await readEpochs();
    return await lookAtEach(ownedRows(USER_COLLECTIONS), (row) => {
      const isMailOfNobody = row.collection === 'mails' && row.userId === undefined;
      return isMailOfNobody || epochs.has(row.userId ?? '')
        ? undefined
        : wrong(row, 'its user does not exist');
    });
  },
};
