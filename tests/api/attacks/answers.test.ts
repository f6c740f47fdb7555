/** Rows A91 to A104: what answers give away when something breaks, and what they carry. (More: http, limits, canaries.) */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { API } from '#domain/api';
import type { Call } from '#domain/api/call';
import { openApi } from '../support/api.ts';
import { w2Pdf } from '../support/files.ts';

const api = await openApi();
const user = await api.newUser();
afterEach(() => void jest.restoreAllMocks());

const SECRET =
  'E11000 dup key: { ssn: "900-11-1111" } at /srv/portal/node_modules/x.js:1 mongodb://user:pw@host';
const broken = (name = 'MongoServerError', code: number | string = 1) =>
  Object.assign(new Error(SECRET), { name, code });
async function models() {
  const { UserModel } = await import('#platform/models/user');
  const { SessionModel } = await import('#platform/models/session');
  const { DocumentModel } = await import('#platform/models/document');
  const { QuestionnaireModel } = await import('#platform/models/questionnaire');
  return { UserModel, SessionModel, DocumentModel, QuestionnaireModel };
}
function expectGeneric(
  {
    status,
    body,
    text,
    headers,
  }: { status: number; body: Record<string, unknown>; text: string; headers: Record<string, string> },
  expected: number,
) {
  expect(status).toBe(expected);
  expect(text).not.toMatch(/900-11|node_modules|mongodb:|E11000|dup key|stack|\.ts|\.js/i);
  expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId', 'success']);
  expect(body.requestId).toBe(headers['x-request-id']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
}
const fails = (error: Error) =>
  (() => {
    throw error;
  }) as never;

describe('A95: when a layer below breaks', () => {
  it.each([
    'MongoServerError',
    'TypeError',
    'CastError',
    'ValidationError',
    'VersionError',
    'SyntaxError',
    'ZodError',
    'RangeError',
    'KeyError',
  ])('with a %s, then the answer is a generic 500', async (name) => {
    const { UserModel, SessionModel, QuestionnaireModel } = await models();
    jest.spyOn(UserModel, 'findOne').mockImplementation(fails(broken(name)));
    expectGeneric(await api.visitor.call('login', { body: user }), 500);
    jest.restoreAllMocks();
    jest.spyOn(QuestionnaireModel, 'findOne').mockImplementation(fails(broken(name)));
    expectGeneric(await user.call('getQuestionnaire'), 500);
    expectGeneric(
      await user.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'x' } } }),
      500,
    );
    jest.restoreAllMocks();
    jest.spyOn(SessionModel.collection, 'aggregate').mockImplementation(fails(broken(name)));
    expectGeneric(await user.call('me'), 500);
  });

  it.each(['MongoNetworkError', 'MongoServerSelectionError', 'MongoNotConnectedError'])(
    'with a %s, then it is 503 and says when to come back',
    async (name) => {
      const { DocumentModel } = await models();
      jest.spyOn(DocumentModel, 'find').mockImplementation(fails(broken(name)));
      const answer = await user.call('listDocuments');
      expectGeneric(answer, 503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('in the middle of an upload, then it is told, and nothing is left after the next sweep', async () => {
    const { DocumentModel } = await models();
    const mongoose = (await import('mongoose')).default;
    const files = mongoose.connection.collection('files.files');
    const before = await files.countDocuments();
    jest.spyOn(DocumentModel, 'create').mockImplementation(fails(broken()));
    expectGeneric(await user.upload(w2Pdf), 500);
    jest.restoreAllMocks();
    // The row may have been stored all the same: the file without one is found by the next sweep (here: at once).
    const { removeOrphanFiles } = await import('#platform/reconciler/sweepLeftovers');
    await removeOrphanFiles(-60_000);
    expect(await files.countDocuments()).toBe(before);
    expect((await user.call('listDocuments')).body.documents).toEqual([]);
  });

  it('and somebody throws what is no error, then too', async () => {
    const { QuestionnaireModel } = await models();
    jest.spyOn(QuestionnaireModel, 'findOne').mockImplementation((() => {
      throw SECRET as unknown as Error;
    }) as never);
    expectGeneric(await user.call('getQuestionnaire'), 500);
  });
});

describe('A96: an error body', () => {
  it.each([
    ['broken JSON', '{"password":"hunter2-marker",'],
    ['a field of a wrong kind', '{"email":"hunter2-marker","password":{"x":"hunter2-marker"}}'],
    ['a list', '["hunter2-marker"]'],
    ['a name of a field', '{"hunter2-marker":1}'],
  ])('repeats nothing of %s', async (_what, text) => {
    const calls = Object.values(API).filter((call: Call) => call.body) as Call[];
    for (const { method, path } of calls) {
      const somewhere = path.replace('{sectionId}', 'personalInfo').replace('{documentId}', 'a'.repeat(24));
      const send = user.raw(method.toUpperCase(), somewhere).set('Content-Type', 'application/json');
      const answer = await send.send(text);
      expect([200, 400]).toContain(answer.status); // a questionnaire without any section is one
      expect(answer.text).not.toContain('hunter2');
    }
  });
});

describe('A12: every call that takes a body', () => {
  const calls = Object.entries(API as Record<string, Call>).filter(([, call]) => call.body ?? call.upload);
  it.each(calls)('%s refuses every type but its own, unread', async (_name, { method, path, upload }) => {
    const somewhere = path.replace('{sectionId}', 'personalInfo').replace(/\{\w+\}/, 'a'.repeat(24));
    const json = upload
      ? ['application/json']
      : ['multipart/form-data; boundary=x', 'application/json; charset=utf-16'];
    for (const type of [...json, 'text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x'])
      expectGeneric(
        await user.raw(method.toUpperCase(), somewhere).set('Content-Type', type).send('{"a":"hunter2"}'),
        415,
      );
  });
});

describe('A98: what was sent with line breaks and colours', () => {
  it('stays in one log line, and most of it stays out', async () => {
    const { log } = await import('#platform/log');
    const { pino } = await import('pino');
    const lines: string[] = [];
    const copy = pino(
      { formatters: { log: (fields) => fields } },
      { write: (line: string) => void lines.push(line) },
    );
    copy.info({ event: 'x\r\n{"level":"error"}\u001b[31m' }, 'a\nb');
    expect(lines).toHaveLength(1);
    for (const raw of ['\r', '\u001b', '\n{']) expect(lines[0]).not.toContain(raw);
    expect(log.level).toBe('silent');
    const odd = { 'User-Agent': 'x\u0085y', 'X-Request-Id': 'mine', 'X-Forwarded-For': '1.2.3.4\t' };
    expect((await user.call('me', { headers: odd })).headers['x-request-id']).not.toBe('mine');
  });
});
