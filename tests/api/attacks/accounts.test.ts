/** Rows A01 to A38 of the attack classes: signing up and in, profiles. (More: tokens, auth, access, limits.) */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { createClient } from '../support/client.ts';

const api = await openApi();
const user = await api.newUser();

const json = (path: string, text: string, type = 'application/json') =>
  api.visitor.raw('POST', path).set('Content-Type', type).send(text);
const person = (more: object) => ({
  firstName: 'A',
  lastName: 'B',
  email: 'x@example.com',
  password: 'secret-1',
  ...more,
});

describe('Signing in', () => {
  it('A01: an unknown address, a wrong password and every odd one of both get one answer', async () => {
    const tries = [
      { email: user.email, password: 'wrong-1' },
      { email: 'nobody@example.com', password: 'wrong-1' },
      { email: user.email, password: user.password.toUpperCase() },
      { email: user.email, password: `${user.password}\u0000` },
      { email: user.email, password: ` ${user.password}` },
      { email: user.email, password: `${user.password}${'x'.repeat(900)}` },
    ];
    const answers = await Promise.all(tries.map(async (body) => await api.visitor.call('login', { body })));
    const told = answers.map(({ status, body, headers }) =>
      JSON.stringify([
        status,
        { ...body, requestId: '' },
        Object.keys(headers)
          .filter((name) => name !== 'date')
          .sort(),
      ]),
    );
    expect(new Set(told).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  it.each([
    ['operators', '{"email":{"$ne":null},"password":{"$ne":null}}', 400],
    ['a pattern', '{"email":{"$regex":"."},"password":"x"}', 400],
    ['lists', '{"email":["a@b.co"],"password":["x"]}', 400],
    ['twice the same name', '{"email":"nobody@example.com","email":{"$gt":""},"password":"x"}', 400],
    ['a number', '{"email":1,"password":2}', 400],
    ['nothing', '{}', 400],
    ['an empty body', '', 400],
    ['a byte order mark', '\uFEFF{}', 400],
    ['1e999', '{"email":1e999,"password":1e999}', 400],
    ['a lone surrogate', '{"email":"\\ud800@b.co","password":"secret-1"}', 401],
  ])('A10, A11: %s instead of texts is refused', async (_what, text, status) => {
    expect((await json('/api/auth/login', text)).status).toBe(status);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-7',
    'application/json; charset=utf-16',
    'text/json',
    '',
  ])('A12: %p is no JSON', async (type) => {
    const { status, body } = await json('/api/auth/login', 'email[$ne]=1', type);
    expect({ status, success: body.success }).toEqual({ status: 415, success: false });
  });

  it.each([72, 71, 100, 500])(
    'A13: passwords equal in their first %i bytes are two passwords',
    async (length) => {
      const { email } = await api.newUser({ password: `${'é'.repeat(length / 2)}a` });
      const tries = [
        `${'é'.repeat(length / 2)}b`,
        'é'.repeat(length / 2),
        `${'é'.repeat(length / 2)}a\u0000`,
      ];
      for (const password of tries)
        expect((await api.visitor.call('login', { body: { email, password } })).status).toBe(401);
      expect(
        (await api.visitor.call('login', { body: { email, password: `${'é'.repeat(length / 2)}a` } })).status,
      ).toBe(200);
    },
  );
});

describe('Signing up', () => {
  it('A04: an address that is taken is refused in every spelling, and of twenty at once one is taken', async () => {
    const email = user.email.replace('person', 'PERSON');
    for (const spelling of [email, ` ${email} `, email.normalize('NFD'), email.replace('example', 'EXAMPLE')])
      expect((await api.visitor.call('register', { body: person({ email: spelling }) })).status).toBe(409);
    const race = Array.from({ length: 20 }, () =>
      api.visitor.call('register', { body: person({ email: 'race@example.com' }) }),
    );
    const statuses = (await Promise.all(race)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
  });

  it.each([
    'a@b.co\r\nBcc: c@d.co',
    'a@b.co,c@d.co',
    '<a@b.co>',
    'a b@c.co',
    'a@b',
    '@b.co',
    'a@b.co\u0000',
    `${'a'.repeat(250)}@b.co`,
    '"a"@b.co',
    'a@[127.0.0.1].co',
  ])('A34: the address %p is refused', async (email) => {
    expect((await api.visitor.call('register', { body: person({ email }) })).status).toBe(400);
  });

  it('A34: a name is one line of at most 200 characters wherever it is entered, and mail shows it as text', async () => {
    const odd = 'Ann\r\nBcc: evil@example.com\u202E <b onload=x>{{7*7}}\u0000';
    const { body } = await api.visitor.call('register', {
      body: person({ firstName: odd, email: 'name@example.com' }),
    });
    expect(body.user.fullName).toBe('Ann Bcc: evil@example.com <b onload=x>{{7*7}} B');
    const client = createClient(api.url, body.token as string);
    const profile = { fullName: odd, email: 'name@example.com' };
    expect((await client.call('updateProfile', { body: profile })).body.user.fullName).toBe(
      'Ann Bcc: evil@example.com <b onload=x>{{7*7}}',
    );
    for (const fullName of ['x'.repeat(10_000), '\r\n\u0000', '\u202E'])
      expect((await client.call('updateProfile', { body: { ...profile, fullName } })).status).toBe(400);
    const { mailTexts } = await import('../../../server/auth/mailTexts.ts');
    expect(mailTexts.reset(odd, 'https://x/').html).not.toContain('<b onload');
    expect(mailTexts.reset(odd, 'https://x/').subject).toBe('Reset your password');
  });

  it('A16, A38: what only the server may set is ignored, and no answer of an account shows what is not for people', async () => {
    const extra = {
      role: 'admin',
      _id: 'f'.repeat(24),
      passwordHash: 'x',
      keys: [],
      dataEpoch: 9,
      emailIndex: 'x',
      fence: 7,
      failedLogins: -9,
      $set: { a: 1 },
    };
    const registered = await api.visitor.call('register', {
      body: person({ ...extra, email: 'mass@example.com' }),
    });
    const client = createClient(api.url, registered.body.token as string);
    const answers = [
      registered,
      await api.visitor.call('login', {
        body: { email: 'mass@example.com', password: 'secret-1', ...extra },
      }),
      await client.call('me'),
      await client.call('updateProfile', { body: { fullName: 'A', email: 'mass@example.com', ...extra } }),
    ];
    for (const { status, body, text } of answers) {
      expect(status).toBe(200);
      expect(Object.keys(body.user).sort()).toEqual(['_id', 'createdAt', 'email', 'fullName', 'lastLogin']);
      expect(body.user._id).not.toBe(extra._id);
      expect(text).not.toMatch(/hash|salt|wrapped|emailIndex|dataEpoch|__v|\$2[aby]\$/);
    }
  });
});
