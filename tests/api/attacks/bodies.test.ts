/** Rows A51 to A62: bodies made to confuse or exhaust. (More: attacks, http, fuzz, questionnaire.) */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { sayTo } from '../support/sayTo.ts';

const api = await openApi();
const user = await api.newUser();

const save = (text: string) =>
  user.raw('POST', '/api/questionnaire').set('Content-Type', 'application/json').send(text);
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + '1' + close.repeat(depth);

describe('A51 to A54: bodies', () => {
  it.each([
    ['nine levels', `{"personalInfo":${nested(9, '{"a":', '}')}}`, 400],
    ['250 levels', `{"personalInfo":${nested(250, '[', ']')}}`, 400],
    ['3,000 levels of objects', `{"personalInfo":${nested(3000, '{"a":', '}')}}`, 400],
    ['50,000 levels of lists', `{"personalInfo":${nested(50_000, '[', ']')}}`, 400],
    [
      '20,000 names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, name) => [`n${name}`, 1]))),
      200,
    ],
    ['a list of 100,000', `{"personalInfo":{"fullName":[${'1,'.repeat(100_000)}1]}}`, 400],
    ['a number of 200,000 digits', `{"personalInfo":{"numberOfDependents":${'9'.repeat(200_000)}}}`, 400],
  ])('A53: %s', async (_what, text, status) => {
    expect((await save(text)).status).toBe(status);
    expect((await user.call('me')).status).toBe(200);
  });

  it.each(['gzip', 'br', 'deflate', 'compress', 'gzip, gzip', 'zstd'])(
    'A54: a body packed with %s is refused unread',
    async (encoding) => {
      expect((await save('xxxx').set('Content-Encoding', encoding)).status).toBe(415);
    },
  );

  it('A54: a body without end is cut at the limit', async () => {
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const heard = await sayTo(
      api.url,
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(8)}`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__defineGetter__',
    '$where',
    'a.b',
    '',
  ])('A51, A52: a section or a field called %p is none', async (name) => {
    const text = `{"${name}":{"polluted":true},"personalInfo":{"${name}":{"polluted":true},"fullName":"Kept"}}`;
    expect([200, 400]).toContain((await save(text)).status);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    const { text: read } = await user.call('getQuestionnaire');
    expect(read).not.toContain('polluted');
    expect(
      (await user.call('saveDraft', { params: { sectionId: name || 'x' }, body: { values: { a: 1 } } }))
        .status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('half letters in texts are replaced, and names that hold one are dropped', async () => {
    const values = '{"businessGoals":{"a\\ud83d":1,"b":"x\\ud83d"},"additionalNotes\\udc00":"y"}';
    const draft = user.raw('PUT', '/api/questionnaire/drafts/additionalInfo');
    const { status } = await draft.set('Content-Type', 'application/json').send(`{"values":${values}}`);
    expect(status).toBe(200);
    const { drafts } = (await user.call('listDrafts')).body as { drafts: { values: object }[] };
    expect(drafts.map((one) => one.values)).toEqual([{ businessGoals: { b: 'x\ufffd' } }]);
  });

  it('A57: what the server owns stays the server’s', async () => {
    const text =
      '{"status":"submitted","submittedAt":"2020-01-01","completionPercentage":100,"userId":"x","_id":"x","epoch":9,"provenance":{"a":1},"aiExtractedData":{"sourceFile":"x"},"additionalPeople":[{}],"taxReturnUpload":{"uploaded":true}}';
    expect((await save(text)).status).toBe(200);
    const { body } = await user.call('questionnaireStatus');
    expect(body).toMatchObject({ submittedAt: null });
    expect(body.status).not.toBe('submitted');
    expect((await user.call('getQuestionnaire')).body.questionnaire?.aiExtractedData ?? null).toBeNull();
  });
});

describe('A60: texts that are slow for careless patterns', () => {
  const long = (piece: string, bytes = 100_000) =>
    piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
  const PIECES = [
    'a',
    '1',
    '-',
    ' ',
    '.',
    '@',
    'a@',
    'a.',
    '1-',
    '(1',
    '+',
    ',',
    '%',
    '\t',
    'é',
    '٣',
    'a@a.',
    '-1',
    '//',
    'http:',
    'w.',
  ];

  it('are answered within a small multiple of a harmless text of that length', async () => {
    const fields = (text: string) => ({
      personalInfo: {
        ssn: text,
        email: text,
        phoneNumber: text,
        fullName: text,
        dateOfBirth: text,
        homeAddress: { zipCode: text },
      },
    });
    const more = (text: string) => ({
      businessInfo: { ein: text, website: text, businessEmail: text, businessPhone: text },
    });
    const timed = async (body: object) => {
      const start = process.cpuUsage();
      await user.call('saveQuestionnaire', { body });
      const { user: micros } = process.cpuUsage(start);
      return micros;
    };
    const size = 40_000; // six of them fit into a body
    await timed(fields('x'.repeat(size)));
    const harmless = Math.max(await timed(fields('x'.repeat(size))), 20_000);
    // A slow pattern is slow every time; what else this process had to do (collect garbage, compile) is not.
    const isSlow = async (body: object) => {
      for (let round = 0; round < 4; round += 1) if ((await timed(body)) <= 25 * harmless) return false;
      return true;
    };
    for (const piece of PIECES) {
      expect({ piece, isSlow: await isSlow(fields(long(piece, size))) }).toEqual({ piece, isSlow: false });
      expect({ piece, isSlow: await isSlow(more(`${long(piece, size)}!`)) }).toEqual({
        piece,
        isSlow: false,
      });
    }
    for (const piece of PIECES)
      expect([400, 401]).toContain(
        (await api.visitor.call('login', { body: { email: long(piece), password: 'secret-1' } })).status,
      );
  }, 120_000);
});

describe('A62: submitting', () => {
  it('an empty questionnaire is refused; of twenty at once one submits; after it nothing changes', async () => {
    const client = await api.newUser();
    expect((await client.call('submitQuestionnaire')).status).toBe(400);
    await client.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'x' } } });
    const race = await Promise.all(Array.from({ length: 20 }, () => client.call('submitQuestionnaire')));
    const times = new Set(
      race.filter(({ status }) => status === 200).map(({ body }) => body.questionnaire.submittedAt),
    );
    expect(times.size).toBe(1);
    expect(
      (await client.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'y' } } })).status,
    ).toBe(409);
    expect((await client.call('getQuestionnaire')).body.questionnaire.additionalInfo.businessGoals).toBe('x');
  });
});
