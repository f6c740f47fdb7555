/** A process is killed at every named point: what was accepted is read once, what was removed stays removed (R1-R4, R7). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FaultPoint } from '#platform/faultPoint';
import { w2Pdf } from './support/documents.ts';
import { isWhole, recordGate, seconds } from './support/gates.ts';
import { leftoversOfDocument, leftoversOfUser, untilNothingLeft } from './support/leftovers.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import type { Service } from './support/service.ts';
import type { Visitor } from './support/visitor.ts';
import { listDocuments, stateOf, untilRead, untilReady } from './support/waiting.ts';

const some = <T>(quick: readonly T[], whole: readonly T[]): readonly T[] => (isWhole ? whole : quick);

const UPLOAD = some<FaultPoint>(
  ['upload.inserted'],
  ['upload.stored', 'upload.inserted', 'upload.queued', 'upload.answering'],
);
const JOB = some<FaultPoint>(
  ['job.opened', 'apply.answers'],
  [
    ...(['job.arrived', 'job.claimed', 'job.opened', 'job.read', 'job.illustrated'] as const),
    ...(['apply.user', 'apply.document', 'apply.people', 'apply.answers', 'job.saved'] as const),
  ],
);
const REMOVAL = some<FaultPoint>(['remove.file'], ['remove.hidden', 'remove.file', 'remove.row']);
const ERASURE = some<FaultPoint>(['erase.ordered'], ['erase.ordered', 'erase.documents', 'erase.people']);

let portal: FaultPortal;
const restarts: number[] = [];
const removals: number[] = [];
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => {
  const told = (times: number[]) => `slowest of ${times.length}: ${seconds(Math.max(0, ...times))}`;
  const isWithin = (times: number[], limit: number) => Math.max(0, ...times) <= limit;
  recordGate('R7', 'a killed worker: read again <= 20 s', told(restarts), isWithin(restarts, 20_000));
  recordGate(
    'R4',
    'a removal that was killed: nothing left after 60 s',
    told(removals),
    isWithin(removals, 60_000),
  );
  await portal.stop();
}, 900_000);

/** Has `service` die at a point while `work` goes on, starts it again, and answers what `work` gave. */
async function killAt<T>(point: FaultPoint, service: Service, work: () => Promise<T>): Promise<T> {
  portal.faults.arm(point, 'kill');
  const working = work();
  await service.gone();
  portal.faults.letGo(point);
  await service.start();
  return await working;
}

async function expectReadOnce(user: Visitor, count: number): Promise<void> {
  const documents = await untilRead(user);
  expect(documents.map(({ extractionStatus }) => extractionStatus)).toEqual(
    Array.from({ length: count }, () => 'completed'),
  );
  const { people, rev } = await stateOf(user);
  expect(people).toHaveLength(count === 0 ? 0 : 1);
  expect(rev).toBe(count);
}

describe('When the API is killed during an upload', () => {
  it.each(UPLOAD)(
    'F05: at %s, then there is no document, or one that is read',
    async (point) => {
      const user = await portal.newUser();
      const bytes = await w2Pdf();
      const { status } = await killAt(point, portal.api, async () => await user.upload(bytes));
      expect(status).toBe(0); // nobody was told that it was accepted
      await untilReady(portal);
      const { length } = await untilRead(user);
      expect(length).toBe(point === 'upload.stored' ? 0 : 1);
      await expectReadOnce(user, length);
    },
    900_000,
  );
});

describe('When the worker is killed', () => {
  it.each(JOB)(
    'F01, F04, R7: at %s, then the document is read once',
    async (point) => {
      const user = await portal.newUser();
      const bytes = await w2Pdf();
      const { status } = await killAt(point, portal.worker, async () => await user.upload(bytes));
      expect(status).toBe(200);
      const from = performance.now();
      await expectReadOnce(user, 1);
      restarts.push(performance.now() - from);
    },
    900_000,
  );
});

describe('When the API is killed during a removal', () => {
  async function readDocument() {
    const user = await portal.newUser();
    await user.upload(await w2Pdf());
    const [document] = await untilRead(user);
    const documentId = document?.documentId ?? '';
    const row = await portal.db.collection('documents').findOne({}, { sort: { _id: -1 } });
    expect(String(row?._id)).toBe(documentId);
    return { user, documentId, fileId: String(row?.fileId) };
  }
  const measure = async (look: () => Promise<string[]>) => {
    removals.push(await untilNothingLeft(look));
  };

  it.each(REMOVAL)(
    'of a document at %s, then nothing of it stays',
    async (point) => {
      const { user, documentId, fileId } = await readDocument();
      const remove = () => user.call('DELETE', `/api/ai/remove-document/${documentId}`);
      expect((await killAt(point, portal.api, remove)).status).toBe(0);
      await untilReady(portal);
      expect(await listDocuments(user)).toEqual([]);
      await measure(() => leftoversOfDocument(portal, documentId, fileId));
    },
    900_000,
  );

  it.each(ERASURE)(
    'of everything at %s, then nothing stays',
    async (point) => {
      const { user } = await readDocument();
      const clear = () => user.call('DELETE', '/api/ai/clear-all-data');
      expect((await killAt(point, portal.api, clear)).status).toBe(0);
      await untilReady(portal);
      expect(await stateOf(user)).toMatchObject({ people: [], questionnaire: null });
      await measure(() => leftoversOfUser(portal, user.userId, false));
    },
    900_000,
  );

  it.each(ERASURE)(
    'of the account at %s, then nothing stays',
    async (point) => {
      const { user } = await readDocument();
      const remove = () => user.call('DELETE', '/api/user/account');
      expect((await killAt(point, portal.api, remove)).status).toBe(0);
      await untilReady(portal);
      expect((await user.call('GET', '/api/auth/me')).status).toBe(401);
      await measure(() => leftoversOfUser(portal, user.userId, true));
    },
    900_000,
  );
});
