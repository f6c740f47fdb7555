/** Who somebody is: spellings of one address and one password, names nobody can see, ids in other spellings and other places. */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { createClient } from '../support/client.ts';
import { w2Pdf } from '../support/files.ts';

const api = await openApi();
const register = async (email: string, more = {}) =>
  await api.visitor.call('register', {
    body: { firstName: 'A', lastName: 'B', email, password: 'secret-1', ...more },
  });

describe('When an address is written in letters that only look like others', () => {
  it.each([
    ['wide letters', 'ｖｉｃｔｉｍ@example.com'],
    ['a ligature', 'oﬃce@example.com'],
    ['a letter in a circle', 'ⓥictim@example.com'],
    ['mathematical letters', '𝐯ictim@example.com'],
    ['a wide domain', 'victim@ｅxample.com'],
    ['an ideographic full stop', 'victim@example。com'],
    ['a raised figure', 'victim²@example.com'],
  ])('(%s), then no account is made of it', async (_what, email) => {
    expect((await register(email)).status).toBe(400);
    expect((await register('victim@example.com')).status).toBeLessThan(500);
  });

  it('then letters of other languages are letters', async () => {
    expect((await register('zoë.müller@bücher.example')).status).toBe(200);
    expect((await register('иван@пример.example')).status).toBe(200);
  });
});

describe('When one address is written in two ways', () => {
  it('(composed, decomposed, in capitals, with blanks), then it is one account', async () => {
    expect((await register('re\u0301ne\u0301@example.com')).status).toBe(200);
    for (const spelling of ['r\u00e9n\u00e9@example.com', ' R\u00c9N\u00c9@Example.COM '])
      expect((await register(spelling)).status).toBe(409);
  });

  it('at the same moment, then one of them is made', async () => {
    const spellings = ['twin@example.com', 'TWIN@example.com', ' twin@EXAMPLE.com', 'Twin@Example.Com'];
    const statuses = (await Promise.all(spellings.map((email) => register(email)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it('by two people who swap theirs at once, then each has one and nobody both', async () => {
    const [ann, bob] = [await api.newUser(), await api.newUser()];
    const swap = [
      ann.call('updateProfile', { body: { fullName: 'Ann', email: bob.email } }),
      bob.call('updateProfile', { body: { fullName: 'Bob', email: ann.email } }),
    ];
    expect((await Promise.all(swap)).map(({ status }) => status)).toEqual([409, 409]);
    expect([(await api.signIn(ann)).token, (await api.signIn(bob)).token]).not.toContain(undefined);
  });
});

describe('A password', () => {
  it('is the same however a keyboard composes it, and another with a blank more', async () => {
    const email = 'composed@example.com';
    await register(email, { password: 'cafe\u0301-1' });
    const tries = ['caf\u00e9-1', ' caf\u00e9-1', 'CAF\u00c9-1', 'cafe-1', 'caf\u00e9-1\u0000'];
    const statuses: number[] = [];
    for (const password of tries)
      statuses.push((await api.visitor.call('login', { body: { email, password } })).status);
    expect(statuses).toEqual([200, 401, 401, 401, 401]);
  });
});

describe('A name', () => {
  it.each([' ', '\u200b', '\u3164', '\u00a0\u2003', '\u202e', '\n\t', '\u200f\u200e'])(
    'of which nothing is seen (%j) is none',
    async (firstName) => {
      expect((await register('unseen@example.com', { firstName })).status).toBe(400);
    },
  );
});

describe('An id', () => {
  it('in another spelling, or of another kind, is nothing that is there', async () => {
    const user = await api.newUser();
    const { documentId } = (await user.upload(w2Pdf)).body as { documentId: string };
    const [{ personId }] = (await user.call('listPeople')).body.people;
    const [{ snapshotId }] = (await user.call('listSnapshots')).body.snapshots;
    const spellings = [
      ...[
        documentId.toUpperCase(),
        ` ${documentId}`,
        `${documentId} `,
        `${documentId}\n`,
        `${documentId}\u0000`,
      ],
      ...[
        `${documentId}/`,
        `./${documentId}`,
        `${documentId.slice(0, -1)}`,
        `0x${documentId}`,
        `"${documentId}"`,
      ],
      ...[
        Buffer.from(documentId, 'hex').toString('latin1'),
        documentId.repeat(400),
        '__proto__',
        'constructor',
      ],
      ...[personId, snapshotId, user.userId],
    ] as string[];
    for (const spelling of spellings)
      for (const name of ['downloadDocument', 'removeDocument'] as const) {
        const { status } = await user.call(name, { params: { documentId: spelling } });
        expect({ name, spelling, status }).toEqual({ name, spelling, status: 404 });
      }
    for (const valueId of ['__proto__', 'constructor', '../0', '-1', '00', '0 ', '9'.repeat(5000)])
      expect((await user.call('documentSnippet', { params: { documentId, valueId } })).status).toBe(404);
    for (const sectionId of ['__proto__', 'constructor', 'toString', 'PersonalInfo', 'personalInfo '])
      expect((await user.call('saveDraft', { params: { sectionId }, body: { values: {} } })).status).toBe(
        404,
      );
    expect((await user.call('listDocuments')).body.documents).toHaveLength(1);
  });
});

describe('A key that says a call was made before', () => {
  it('is nobody’s: two people with one key each have their own', async () => {
    const [ann, bob] = [await api.newUser(), await api.newUser()];
    const headers = { 'Idempotency-Key': 'one', 'X-Request-Id': 'one', 'X-Correlation-Id': 'one' };
    const file = { bytes: w2Pdf, name: 'mine.pdf' };
    const fields = { documentType: 'w2-form' };
    const [first, second] = [
      await ann.call('uploadDocument', { file, fields, headers }),
      await bob.call('uploadDocument', { file, fields, headers }),
    ];
    expect(first.body.documentId).not.toBe(second.body.documentId);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    expect(
      (await bob.call('downloadDocument', { params: { documentId: first.body.documentId } })).status,
    ).toBe(404);
  });
});

describe('A token', () => {
  it('in which one letter is another is none', async () => {
    const { token = '' } = await api.newUser();
    const places = [0, 5, token.indexOf('.') + 3, token.lastIndexOf('.') - 2, token.lastIndexOf('.') + 4];
    for (const place of places) {
      const letter = token[place] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, place) + letter + token.slice(place + 1);
      expect((await createClient(api.url, forged).call('me')).status).toBe(401);
    }
  });
});
