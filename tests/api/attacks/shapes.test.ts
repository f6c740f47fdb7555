/** Bodies and forms made to do harm: operators, prototypes, mass assignment, multipart tricks, slow patterns. */
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { w2Pdf } from '../support/files.ts';

const api = await openApi();
const user = await api.newUser();

const OPERATORS = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $where: 'sleep(1000)' },
  ['a@b.co'],
  7,
  null,
  true,
  { a: { b: {} } },
];

describe('When operators stand where texts belong', () => {
  it.each([
    ['login', { email: 'victim@example.com', password: 'secret-1' }],
    ['register', { firstName: 'A', lastName: 'B', email: 'victim@example.com', password: 'secret-1' }],
    ['forgotPassword', { email: 'victim@example.com' }],
    ['resetPassword', { token: 'x', password: 'secret-1' }],
  ] as const)('A10, A11: (%s), then each is 400', async (name, good) => {
    for (const field of Object.keys(good))
      for (const bad of OPERATORS) {
        const { status } = await api.visitor.call(name, { body: { ...good, [field]: bad } });
        expect({ field, bad, status }).toEqual({ field, bad, status: 400 });
      }
  });

  it('A52: in the questionnaire, then they are refused or dropped', async () => {
    const bodies = [
      { $where: '1' },
      { $set: { status: 'submitted' } },
      { 'personalInfo.fullName': 'dotted' },
      { personalInfo: { $set: 1, 'a.b': 1 } },
    ];
    for (const body of bodies) expect((await user.call('saveQuestionnaire', { body })).status).toBe(200);
    const { body } = await user.call('getQuestionnaire');
    expect(JSON.stringify(body)).not.toMatch(/\$where|\$set|dotted|a\.b/);
    expect(
      (await user.call('saveQuestionnaire', { body: { personalInfo: { fullName: { $ne: 1 } } } })).status,
    ).toBe(400);
  });
});

describe('When a body reaches for prototypes', () => {
  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"personalInfo":{"__proto__":{"isAdmin":true},"fullName":"x"}}',
    '{"personalInfo":{"homeAddress":{"__proto__":{"isAdmin":true}}}}',
  ])('A51: then nothing of it sticks: case %#', async (text) => {
    const { status } = await user
      .raw('POST', '/api/questionnaire')
      .set('Content-Type', 'application/json')
      .send(text);
    expect([200, 400]).toContain(status);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(JSON.stringify((await user.call('getQuestionnaire')).body)).not.toContain('isAdmin');
  });

  it('in a draft, then nothing of it sticks either', async () => {
    const text =
      '{"values":{"__proto__":{"isAdmin":true},"homeAddress":{"__proto__":{"isAdmin":true},"city":"x"}}}';
    const path = '/api/questionnaire/drafts/personalInfo';
    expect((await user.raw('PUT', path).set('Content-Type', 'application/json').send(text)).status).toBe(200);
    const { body } = await user.call('listDrafts');
    expect(body.drafts).toMatchObject([{ values: { homeAddress: { city: 'x' } } }]);
    expect(JSON.stringify(body)).not.toContain('isAdmin');
  });
});

describe('When an account is made with more than it may say', () => {
  it('A16, A38: then the rest is ignored, and no answer shows what is not for people', async () => {
    const entered = { firstName: 'A', lastName: 'B', email: 'mass@example.com', password: 'secret-1' };
    const extra = {
      role: 'admin',
      isAdmin: true,
      _id: 'f'.repeat(24),
      passwordHash: 'x',
      dataEpoch: 9,
      createdAt: '1999-01-01',
    };
    const { body } = await api.visitor.call('register', { body: { ...entered, ...extra } });
    expect(Object.keys(body.user).sort()).toEqual(['_id', 'createdAt', 'email', 'fullName', 'lastLogin']);
    expect(body.user._id).not.toBe(extra._id);
    expect(body.user.createdAt).not.toMatch(/^1999/);
  });
});

describe('When a form is broken', () => {
  const path = '/api/ai/upload-document';
  const send = (type: string, text: string) => user.raw('POST', path).set('Content-Type', type).send(text);

  it('A71: then JSON, a missing boundary, a cut-off form and no body are refused', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    const statuses = [
      (await send('application/json', '{}')).status,
      (await send('multipart/form-data', 'x')).status,
      (await send('multipart/form-data; boundary=x', part)).status,
      (await send('multipart/form-data; boundary=x', '')).status,
    ];
    expect(statuses).toEqual([415, 400, 400, 400]);
  });

  it('A69: then a thousand parts, a megabyte of field and a deep field name are refused', async () => {
    const many = user.raw('POST', path);
    for (let part = 0; part < 1000; part += 1) void many.field(`field${part}`, 'x');
    const big = user.raw('POST', path).field('documentType', 'x'.repeat(1024 * 1024));
    const deep = user.raw('POST', path).field(`documentType${'[a]'.repeat(1000)}`, 'x');
    const statuses = [(await many).status, (await big).status, (await deep).status];
    for (const status of statuses) expect([400, 413]).toContain(status);
    expect((await user.call('listDocuments')).body.documents).toEqual([]);
  });

  it('A45: then fields that name an id or another user change nothing', async () => {
    const victim = await api.newUser();
    const fields = {
      documentType: 'w2-form',
      userId: victim.userId,
      documentId: 'f'.repeat(24),
      _id: 'f'.repeat(24),
    };
    const { body } = await user.call('uploadDocument', { file: { bytes: w2Pdf, name: 'a.pdf' }, fields });
    expect(body.documentId).not.toBe(fields.documentId);
    expect((await victim.call('listDocuments')).body.documents).toEqual([]);
  });

  it('then an upload the client breaks off leaves nothing behind', async () => {
    const mongoose = (await import('mongoose')).default;
    const files = mongoose.connection.collection('files.files');
    const chunks = mongoose.connection.collection('files.chunks');
    const before = [await files.countDocuments(), await chunks.countDocuments()];
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    const part = '--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n${part}`,
    );
    socket.write(Buffer.alloc(3_000_000));
    await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    // Another request has been answered since: the server has seen the break.
    await user.call('listDocuments');
    const { until } = await import('../../worker/support/until.ts');
    await until('no residue', async () => {
      const now = [await files.countDocuments(), await chunks.countDocuments()];
      return JSON.stringify(now) === JSON.stringify(before);
    });
  });
});

describe('When texts are made to be slow to check', () => {
  it('A60: then they are answered like any other', async () => {
    const long = (piece: string) => piece.repeat(Math.ceil(60_000 / piece.length));
    const texts = [
      long('a'),
      long('1'),
      long('('),
      long('a@'),
      long('1-'),
      long(' '),
      `${long('a.')}@`,
      '\u0000'.repeat(5000),
    ];
    for (const text of texts) {
      const body = {
        personalInfo: { ssn: text, email: text, phoneNumber: text },
        businessInfo: { ein: text },
      };
      expect([200, 400]).toContain((await user.call('saveQuestionnaire', { body })).status); // blanks are no answer
    }
  });

  it('A59: and markup in every text field, then it is stored as the text it is', async () => {
    const markup = '<img src=x onerror=alert(1)>{{7*7}}\u202E';
    const { body } = await user.call('saveQuestionnaire', {
      body: { additionalInfo: { businessGoals: markup } },
    });
    expect(body.questionnaire.additionalInfo.businessGoals).toBe(markup);
  });
});
