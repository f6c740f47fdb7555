/** Every call of the contract with every kind of caller. A call that is new in domain/api.ts has no row here and fails. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API, type CallName } from '#domain/api';
import type { Call } from '#domain/api/call';
import { startApi, type Api, type User } from './support/api.ts';
import { createClient, type Client } from './support/client.ts';
import { w2Pdf } from './support/files.ts';

/** public: anybody. own: whoever is signed in, about themselves. named: about a thing that must be theirs. */
const ROWS: Record<CallName, 'public' | 'own' | 'named'> = {
  ...{ login: 'public', register: 'public', forgotPassword: 'public', resetPassword: 'public' },
  ...{ health: 'public', ready: 'public', serving: 'public', settings: 'public', openApi: 'public' },
  ...{ me: 'own', logout: 'own', updateProfile: 'own', changePassword: 'own', deleteAccount: 'own' },
  ...{ questionnaireStatus: 'own', getQuestionnaire: 'own', saveQuestionnaire: 'own' },
  ...{ submitQuestionnaire: 'own', listSnapshots: 'own', listDrafts: 'own', saveDraft: 'own' },
  ...{ deleteDraft: 'own', undoSnapshot: 'named' },
  ...{ populatePersonalTest: 'own', populateBusinessTest: 'own', createTestPeople: 'own' },
  ...{ listDocuments: 'own', uploadDocument: 'own', clearAllData: 'own', removeDocument: 'named' },
  ...{
    downloadDocument: 'named',
    documentSnippet: 'named',
    sendDocumentPassword: 'named',
    listPeople: 'own',
    deletePerson: 'named',
  },
};
/** What a call needs to get past its door; the others need nothing. */
const BODIES: Partial<Record<CallName, object>> = { sendDocumentPassword: { password: 'x' } };
const SECRET = 'a secret of these tests, long enough to be one';
const names = Object.keys(API) as CallName[];
const definitionOf = (name: CallName): Call => API[name];

let api: Api;
let victim: User;
let ids: Record<string, string>;
let callers: Record<string, Client>;

function expired(token: string): string {
  const [head = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const old = Buffer.from(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 5 })).toString(
    'base64url',
  );
  const signature = createHmac('sha256', SECRET).update(`${head}.${old}`).digest('base64url');
  return `${head}.${old}.${signature}`;
}

beforeAll(async () => {
  api = await startApi({ JWT_SECRET: SECRET, DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') });
  victim = await api.newUser({ firstName: 'Vic', lastName: 'Canary' });
  const { documentId } = (await victim.upload(w2Pdf)).body;
  const [{ personId }] = (await victim.call('listPeople')).body.people;
  const [{ snapshotId }] = (await victim.call('listSnapshots')).body.snapshots;
  ids = { documentId, personId, snapshotId, valueId: '0', sectionId: 'personalInfo' };
  const [revoked, deleted, live] = [await api.newUser(), await api.newUser(), await api.newUser()];
  await revoked.call('logout');
  await deleted.call('deleteAccount');
  callers = {
    'no token': api.visitor,
    'a bad token': createClient(api.url, `${live.token?.slice(0, -4)}AAAA`),
    'an expired token': createClient(api.url, expired(live.token ?? '')),
    'a revoked token': revoked,
    "a deleted user's token": deleted,
  };
});
afterAll(async () => await api.close());

describe('The access matrix', () => {
  it('has a row for every call, and the row says what the contract says', () => {
    expect(Object.keys(ROWS).sort()).toEqual([...names].sort());
    for (const name of names)
      expect({ name, access: ROWS[name] === 'public' ? 'public' : 'user' }).toEqual({
        name,
        access: definitionOf(name).access,
      });
    for (const name of names)
      if (ROWS[name] === 'named') expect(definitionOf(name).path).toMatch(/\{(document|person|snapshot)Id\}/);
  });

  it.each(names.filter((name) => ROWS[name] !== 'public'))(
    '%s is 401 for every caller who is not signed in',
    async (name) => {
      const statuses = await Promise.all(
        Object.entries(callers).map(async ([who, client]) => [
          who,
          (await client.call(name, { params: ids })).status,
        ]),
      );
      expect(Object.fromEntries(statuses)).toEqual(
        Object.fromEntries(Object.keys(callers).map((who) => [who, 401])),
      );
    },
  );

  it.each(names.filter((name) => ROWS[name] === 'named'))(
    'A40, A41, A89: %s is 404 for another user, as for a thing that never was',
    async (name) => {
      const other = await api.newUser();
      const foreign = await other.call(name, { params: ids, body: BODIES[name] });
      const never = await other.call(name, {
        params: { ...ids, documentId: 'f'.repeat(24), personId: 'f'.repeat(24), snapshotId: 'f'.repeat(24) },
        body: BODIES[name],
      });
      const told = ({ status, body }: typeof foreign) => ({ status, body: { ...body, requestId: '' } });
      expect(foreign.status).toBe(404);
      expect(told(foreign)).toEqual(told(never));
    },
  );

  it.each(names.filter((name) => ROWS[name] === 'own' && definitionOf(name).method === 'get'))(
    '%s shows another user nothing of the victim',
    async (name) => {
      const other = await api.newUser();
      const { text } = await other.call(name, { headers: { 'X-User-Id': victim.userId } });
      expect(text).not.toMatch(/Canary|Ann Lee|900-11-1111/);
      expect(text).not.toContain(ids.documentId);
    },
  );

  it('and after all of that the victim has everything', async () => {
    expect((await victim.call('listDocuments')).body.documents).toHaveLength(1);
    expect((await victim.call('listPeople')).body.people).toHaveLength(1);
    expect((await victim.call('me')).body.user.fullName).toBe('Vic Canary');
  });
});
