/** Two things at once that must not both win, and things that must not outlive what ended them. */
import { describe, expect, it } from '@jest/globals';
import { until } from '../../worker/support/until.ts';
import { openApi, type User } from '../support/api.ts';
import { createClient } from '../support/client.ts';
import { w2Pdf } from '../support/files.ts';

const api = await openApi();

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const login = async ({ email, password }: Pick<User, 'email' | 'password'>) =>
  await api.visitor.call('login', { body: { email, password } });

async function resetTokenOf(user: User): Promise<string> {
  const { issueResetToken } = await import('#platform/models/resetToken');
  const { UserModel } = await import('#platform/models/user');
  return await issueResetToken((await UserModel.findById(user.userId).orFail())._id);
}
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const mongoose = (await import('mongoose')).default;
  const id = new mongoose.Types.ObjectId(userId);
  const names = ['documents', 'people', 'questionnaires', 'drafts', 'snapshots', 'sessions', 'resettokens'];
  const counts = await Promise.all(
    names.map(async (name) => [
      name,
      await mongoose.connection.collection(name).countDocuments({ userId: id }),
    ]),
  );
  const owned = { 'metadata.userId': userId };
  counts.push(['files', await mongoose.connection.collection('files.files').countDocuments(owned)]);
  return Object.fromEntries(counts.filter(([, count]) => count)) as Record<string, number>;
}

describe('While a password is changed', () => {
  // within one millisecond two who sign in write the same time, and a write that changes nothing holds nobody up
  it.each(
    (['a reset', 'a change'] as const).flatMap((how) =>
      ([false, true] as const).map((isStopped) => ({ how, isStopped })),
    ),
  )(
    'by $how (clock stopped: $isStopped), then no session opened meanwhile with the old one goes on',
    async ({ how, isStopped }) => {
      const { setClock } = await import('#platform/clock');
      for (let round = 0; round < 4; round += 1) {
        const user = await api.newUser();
        const token = how === 'a reset' ? await resetTokenOf(user) : '';
        const change = async () =>
          how === 'a reset'
            ? await api.visitor.call('resetPassword', { body: { token, password: 'another-1' } })
            : await user.call('changePassword', {
                body: { currentPassword: user.password, newPassword: 'another-1' },
              });
        const at = new Date();
        if (isStopped) setClock(() => at);
        const [changed, ...logins] = await Promise.all([
          change(),
          ...Array.from({ length: 30 }, () => login(user)),
        ]).finally(() => setClock());
        expect(changed?.status).toBe(200);
        const tokens = logins.filter(({ status }) => status === 200).map(({ body }) => body.token as string);
        const alive = await Promise.all(tokens.map((one) => createClient(api.url, one).call('me')));
        expect(alive.filter(({ status }) => status !== 401)).toHaveLength(0);
        expect((await login({ ...user, password: 'another-1' })).status).toBe(200);
      }
    },
    120_000,
  );

  it('eight times at once with the same present one, then one of them is told that it worked', async () => {
    const user = await api.newUser();
    const wished = Array.from({ length: 8 }, (_, index) => `another-${index}`);
    const answers = await Promise.all(
      wished.map((newPassword) =>
        user.call('changePassword', { body: { currentPassword: user.password, newPassword } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, ...Array<number>(7).fill(401)]);
    const password = wished[statuses.indexOf(200)] as string;
    expect((await login({ ...user, password })).status).toBe(200);
  });

  it('then a link that lies in the mailbox of a former address opens nothing', async () => {
    const user = await api.newUser();
    const token = await resetTokenOf(user);
    const profile = { fullName: 'Test Person', email: `moved-${user.email}` };
    expect((await user.call('updateProfile', { body: profile })).status).toBe(200);
    const body = { token, password: 'another-1' };
    expect((await api.visitor.call('resetPassword', { body })).status).toBe(400);
  });
});

describe('While reset links are made', () => {
  it('ten at once, then one of them is valid', async () => {
    const user = await api.newUser();
    const tokens = await times(10, () => resetTokenOf(user));
    const { ResetTokenModel } = await import('#platform/models/resetToken');
    expect(await ResetTokenModel.countDocuments({ userId: user.userId })).toBe(1);
    const statuses = [];
    for (const token of tokens)
      statuses.push(
        (await api.visitor.call('resetPassword', { body: { token, password: 'another-1' } })).status,
      );
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  });

  it('and the address is changed, then none leaves for the former one, and none is valid', async () => {
    const user = await api.newUser();
    const { findUserByEmail } = await import('#platform/models/user');
    const { sendResetMail } = await import('../../../server/auth/accountMail.ts');
    const { ResetTokenModel } = await import('#platform/models/resetToken');
    const { MailModel } = await import('#platform/models/mail');
    const before = await findUserByEmail(user.email); // as the request found it
    const profile = { fullName: 'Test Person', email: `moved-${user.email}` };
    expect((await user.call('updateProfile', { body: profile })).status).toBe(200);
    await sendResetMail(before!);
    const userId = new (await import('mongoose')).default.Types.ObjectId(user.userId);
    expect(await ResetTokenModel.countDocuments({ userId })).toBe(0);
    expect(await MailModel.countDocuments({ userId, kind: 'password-reset' })).toBe(0);
  });
});

describe('While profiles are changed', () => {
  it('to one free address by four people at once, then one of them has it and the others are told', async () => {
    const users = await times(4, () => api.newUser());
    const body = { fullName: 'Test Person', email: `wished-${users[0]!.email}` };
    const answers = await Promise.all(users.map((user) => user.call('updateProfile', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('six times at once by one person, then each change stands until the next', async () => {
    const user = await api.newUser();
    const bodies = Array.from({ length: 6 }, (_, index) => ({
      fullName: `Name ${index}`,
      email: `address-${index}-${user.email}`,
    }));
    const answers = await Promise.all(bodies.map((body) => user.call('updateProfile', { body })));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    const { fullName, email } = (await user.call('me')).body.user;
    expect(bodies).toContainEqual({ fullName, email });
  });
});

describe('A token of one kind', () => {
  it('A23: is none of the other: a reset link signs nobody in, and a session resets no password', async () => {
    const user = await api.newUser();
    const token = await resetTokenOf(user);
    expect((await createClient(api.url, token).call('me')).status).toBe(401);
    const body = { token: user.token, password: 'another-1' };
    expect((await api.visitor.call('resetPassword', { body })).status).toBe(400);
    expect((await login(user)).status).toBe(200);
  });
});

describe('While an account is deleted', () => {
  it('then signing in, saving, uploading and asking for links meanwhile leave nothing behind', async () => {
    const { settleLaterWork } = await import('../../../server/http/laterWork.ts');
    const { finishRemovals } = await import('#platform/reconciler/sweepLeftovers');
    for (let round = 0; round < 3; round += 1) {
      const user = await api.newUser();
      const noise = () => [
        login(user),
        user.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'x' } } }),
        user.call('saveDraft', { params: { sectionId: 'additionalInfo' }, body: { values: {} } }),
        user.upload(w2Pdf),
        api.visitor.call('forgotPassword', { body: { email: user.email } }),
      ];
      const [, deleted] = await Promise.all([
        ...noise().slice(0, 1),
        user.call('deleteAccount'),
        ...noise(),
        ...noise(),
      ]);
      expect(deleted?.status).toBe(200);
      await settleLaterWork();
      // what the reconciler does every few seconds
      await until('nothing is left', async () => {
        await finishRemovals();
        return Object.keys(await rowsOf(user.userId)).length === 0;
      });
      expect((await login(user)).status).toBe(401);
    }
  }, 120_000);

  it('then of ten deletions at once one succeeds, and none is an error of ours', async () => {
    const user = await api.newUser();
    const statuses = (await times(10, () => user.call('deleteAccount'))).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(200);
    expect((await user.call('me')).status).toBe(401);
  });
});

describe('While a document is removed', () => {
  it('A88: then of ten removals at once one succeeds', async () => {
    const user = await api.newUser();
    const { documentId } = (await user.upload(w2Pdf)).body as { documentId: string };
    const answers = await times(10, () => user.call('removeDocument', { params: { documentId } }));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  it('then a download is whole, cut off or refused, never an error of ours or half a file', async () => {
    const { log } = await import('#platform/log');
    const alarms: unknown[] = [];
    const { error } = log;
    log.error = (line: object) => void alarms.push(line);
    const user = await api.newUser();
    const bytes = Buffer.concat([w2Pdf, Buffer.alloc(6_000_000, ' ')]);
    for (let round = 0; round < 3; round += 1) {
      const { documentId } = (await user.upload(bytes)).body as { documentId: string };
      const read = async () => {
        const url = `${api.url}/api/ai/documents/${documentId}/file`;
        const headers = { Authorization: `Bearer ${user.token}` };
        const response = await fetch(url, { headers });
        const body = await response.arrayBuffer().catch(() => undefined);
        return { status: response.status, length: body?.byteLength };
      };
      const [removed, ...reads] = await Promise.all([
        user.call('removeDocument', { params: { documentId } }),
        ...Array.from({ length: 8 }, read),
      ]);
      expect(removed.status).toBe(200);
      for (const { status, length } of reads) {
        expect([200, 404]).toContain(status);
        if (status === 200 && length !== undefined) expect(length).toBe(bytes.length);
      }
    }
    log.error = error;
    expect(alarms).toEqual([]);
  }, 120_000);
});

describe('While everything is cleared', () => {
  it('A90: by ten at once, with saves, drafts and uploads between, then the state is one of before or after', async () => {
    const user = await api.newUser();
    await user.upload(w2Pdf);
    const answers = await times(10, async (index) => {
      await user.call('saveDraft', {
        params: { sectionId: 'additionalInfo' },
        body: { values: { businessGoals: `${index}` } },
      });
      return index % 2 ? await user.call('clearAllData') : await user.upload(w2Pdf);
    });
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
    expect((await user.call('clearAllData')).status).toBe(200);
    const { finishRemovals } = await import('#platform/reconciler/sweepLeftovers');
    await until('only the session is left', async () => {
      await finishRemovals();
      return JSON.stringify(Object.keys(await rowsOf(user.userId))) === '["sessions"]';
    });
    expect((await user.call('getQuestionnaire')).body.questionnaire).toBeNull();
  }, 120_000);
});

describe('While a reading is taken back', () => {
  it('then of ten times at once it is taken back once', async () => {
    const user = await api.newUser();
    await user.upload(w2Pdf);
    const { snapshots } = (await user.call('listSnapshots')).body as { snapshots: { snapshotId: string }[] };
    const params = { snapshotId: snapshots[0]?.snapshotId ?? '' };
    const answers = await times(10, () => user.call('undoSnapshot', { params }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
  });
});
