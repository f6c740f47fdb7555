/** R4: removing, replacing, clearing and deleting at every phase of a running job leaves nothing, and nothing comes back. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import type { FaultPoint } from '#platform/faultPoint';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { w2Pdf } from './support/documents.ts';
import { isWhole, recordGate, seconds } from './support/gates.ts';
import { leftoversOfDocument, leftoversOfUser, untilNothingLeft } from './support/leftovers.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import type { Visitor } from './support/visitor.ts';
import { listDocuments, stateOf, untilDocumentRead } from './support/waiting.ts';

/** Where the job stands when the removal comes. */
const ALL_PHASES = [
  'job.arrived',
  'job.claimed',
  'job.opened',
  'job.read',
  'job.illustrated',
  'apply.document',
  'apply.answers',
  'job.saved',
] as const satisfies readonly FaultPoint[];
type Phase = (typeof ALL_PHASES)[number];
const PHASES: readonly Phase[] = isWhole ? ALL_PHASES : ['job.opened', 'job.illustrated', 'apply.answers'];
/** A removal that comes while the result is being written waits for that transaction. */
const isInTransaction = (phase: Phase) => phase.startsWith('apply.');

let portal: FaultPortal;
let longest = 0;
let cases = 0;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => {
  recordGate(
    'R4',
    '0 left after 60 s',
    `${cases} cases, 0 left, slowest ${seconds(longest)}`,
    longest <= 60_000,
  );
  await portal.stop();
}, 900_000);

interface Running {
  readonly user: Visitor;
  readonly documentId: string;
  readonly fileId: string;
}

async function startJob(phase: Phase): Promise<Running> {
  const user = await portal.newUser();
  portal.faults.arm(phase, 'pause');
  const { status, body } = await user.upload(await w2Pdf());
  expect(status).toBe(200);
  const documentId = body.documentId as string;
  await portal.faults.reached(phase);
  const row = await portal.db
    .collection('documents')
    .findOne({ _id: new mongoose.Types.ObjectId(documentId) });
  return { user, documentId, fileId: String(row?.fileId) };
}

/** Removes while the job stands still, lets it go on, and waits until it has ended. */
async function during(phase: Phase, { documentId }: Running, remove: () => Promise<{ status: number }>) {
  const removing = remove();
  // Where it need not wait for the job it does not: if it did, this would wait for ever.
  await (isInTransaction(phase) ? Promise.race([removing, pause(300)]) : removing);
  portal.faults.letGo(phase);
  expect((await removing).status).toBe(200);
  const isOver = async () => (await portal.redisKeys(documentId)).length === 0;
  await waitUntil('the end of the job', isOver, { limitMs: 300_000 });
}

async function expectNothing(look: () => Promise<string[]>) {
  longest = Math.max(longest, await untilNothingLeft(look));
  cases += 1;
}

describe('When a job is under way', () => {
  it.each(PHASES)(
    'F23, R4: at %s and its document is removed, then nothing of it stays',
    async (phase) => {
      const running = await startJob(phase);
      const { user, documentId, fileId } = running;
      const remove = () => user.call('DELETE', `/api/ai/remove-document/${documentId}`);
      await during(phase, running, remove);
      await expectNothing(() => leftoversOfDocument(portal, documentId, fileId));
      const { people } = await stateOf(user);
      if (!isInTransaction(phase)) expect(people).toHaveLength(phase === 'job.saved' ? 1 : 0);
    },
    900_000,
  );

  const replacements = PHASES.flatMap((phase) => [
    [phase, 'is removed after another one came', false] as const,
    [phase, 'is named by an upload as the one it replaces', true] as const,
  ]);
  it.each(replacements)(
    'F23, R4: at %s and its document %s, then only the other one counts',
    async (phase, _how, isNamed) => {
      const running = await startJob(phase);
      const { user, documentId, fileId } = running;
      const bytes = await w2Pdf();
      let otherId = '';
      await during(phase, running, async () => {
        const answer = await user.upload(bytes, undefined, undefined, isNamed ? documentId : undefined);
        otherId = answer.body.documentId as string;
        return isNamed ? answer : await user.call('DELETE', `/api/ai/remove-document/${documentId}`);
      });
      const { extractionStatus } = await untilDocumentRead(user, otherId);
      expect(extractionStatus).toBe('completed');
      await expectNothing(() => leftoversOfDocument(portal, documentId, fileId));
      expect(await listDocuments(user)).toHaveLength(1);
      expect((await stateOf(user)).people).toHaveLength(1);
    },
    900_000,
  );

  it.each(PHASES)(
    'R4: at %s and everything is cleared, then nothing stays or comes back',
    async (phase) => {
      const running = await startJob(phase);
      const { user } = running;
      await during(phase, running, () => user.call('DELETE', '/api/ai/clear-all-data'));
      await expectNothing(() => leftoversOfUser(portal, user.userId, false));
      expect(await stateOf(user)).toMatchObject({ people: [], questionnaire: null });
    },
    900_000,
  );

  it.each(PHASES)(
    'F26, R4: at %s and the account is deleted, then nothing stays',
    async (phase) => {
      const running = await startJob(phase);
      const { user } = running;
      await during(phase, running, () => user.call('DELETE', '/api/user/account'));
      await expectNothing(() => leftoversOfUser(portal, user.userId, true));
      expect((await user.call('GET', '/api/auth/me')).status).toBe(401);
    },
    900_000,
  );
});
