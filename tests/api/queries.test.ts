/** What the portal asks the database: with ten thousand documents stored, none of it may walk through all of them. */
import { describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { until } from '../worker/support/until.ts';
import { openApi } from './support/api.ts';
import { w2Pdf } from './support/files.ts';

const api = await openApi();

/** Only ever a handful of rows, read as a whole on purpose. */
const SMALL = /\.(erasures|leases|keychecks|migrationstates|system\..*)$/i;

interface Profiled {
  readonly ns: string;
  readonly planSummary?: string;
  readonly command: { readonly limit?: number };
}
/** The driver asks before an upload whether there is any file at all. */
const isAnyAsked = ({ ns, command }: Profiled) => ns.endsWith('.files.files') && command.limit === 1;

/** Everything a person and the reconciler do. */
async function doEverything(): Promise<void> {
  const user = await api.newUser();
  const signedIn = await api.signIn(user);
  await signedIn.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'a' } } });
  await signedIn.call('saveDraft', { params: { sectionId: 'personalInfo' }, body: { values: {} } });
  const { body } = await signedIn.upload(w2Pdf);
  expect(body.extractionStatus).toBe('completed');
  const params = { documentId: body.documentId as string, valueId: '0' };
  for (const name of [
    'me',
    'questionnaireStatus',
    'getQuestionnaire',
    'listDrafts',
    'listDocuments',
  ] as const)
    await signedIn.call(name);
  await signedIn.call('downloadDocument', { params });
  await signedIn.call('documentSnippet', { params });
  const { snapshots } = (await signedIn.call('listSnapshots')).body as {
    snapshots: { snapshotId: string }[];
  };
  await signedIn.call('undoSnapshot', { params: { snapshotId: snapshots[0]?.snapshotId ?? '' } });
  const { people } = (await signedIn.call('listPeople')).body as { people: { _id: string }[] };
  await signedIn.call('deletePerson', { params: { personId: people[0]?._id ?? '' } });
  await signedIn.call('removeDocument', { params });
  await signedIn.upload(w2Pdf);
  await api.visitor.call('forgotPassword', { body: { email: user.email } });
  await signedIn.call('updateProfile', { body: { fullName: 'Ann Lee', email: `new-${user.email}` } });
  await signedIn.call('changePassword', {
    body: { currentPassword: user.password, newPassword: 'another-1' },
  });
  await signedIn.call('submitQuestionnaire', { body: {} });
  await signedIn.call('clearAllData');
  await signedIn.upload(w2Pdf);
  const { reconcile } = await import('#platform/reconciler/reconciler');
  await reconcile();
  expect((await signedIn.call('deleteAccount')).status).toBe(200);
}

describe('When everything is done that can be done', () => {
  it('then every query of it uses an index', async () => {
    const { db } = mongoose.connection;
    await db?.command({ profile: 2 });
    await doEverything();
    const { settleLaterWork } = await import('../../server/http/laterWork.ts');
    await settleLaterWork();
    const profile = db?.collection<Profiled>('system.profile');
    await until('deleting is profiled', async () => await profile?.findOne({ op: 'remove' }));
    await db?.command({ profile: 0 });
    const walked = await profile?.find({ planSummary: /COLLSCAN/ }).toArray();
    const large = (walked ?? []).filter((query) => !SMALL.test(query.ns) && !isAnyAsked(query));
    expect(large.map(({ ns, command }) => `${ns} ${JSON.stringify(command)}`.slice(0, 300))).toEqual([]);
    expect(await profile?.countDocuments({ planSummary: /IXSCAN|IDHACK/ })).toBeGreaterThan(50);
  }, 120_000);
});
