/** Numbers, dates and revisions as nobody means them: refused by name or stored as what they say, and never an error of ours. */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';

const api = await openApi();
const user = await api.newUser();
const send = async (text: string, headers: Record<string, string> = {}) =>
  await user
    .raw('POST', '/api/questionnaire')
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(text);
const read = async () =>
  (await user.call('getQuestionnaire')).body.questionnaire as Record<string, never> | null;

describe('A number', () => {
  it.each([
    ...['1e999', '-1e999', '1e308', '-0.0000001e309', '123456789012345678901234567890', '1e13', '-1e13'],
    ...[
      '"Infinity"',
      '"-Infinity"',
      '"NaN"',
      '"1e999"',
      '"0x1F"',
      '"1_000"',
      '"٣"',
      '"1.2.3"',
      '"--5"',
      '"5-"',
    ],
    ...['[1]', '{"valueOf":1}', 'true', '"$$NOW"', '"{{7*7}}"', `"${'9'.repeat(400)}"`],
  ])('(%s) is refused, or stored as a figure that is one', async (number) => {
    const { status } = await send(`{"businessInfo":{"annualRevenue":{"year2023":${number}}}}`);
    expect([200, 400]).toContain(status);
    const info = (await read())?.businessInfo as { annualRevenue?: { year2023?: unknown } } | undefined;
    const stored = info?.annualRevenue?.year2023 ?? 0;
    expect(Number.isFinite(stored)).toBe(true);
  });

  it.each(['1e-400', '-0', '5e-324', '0.1'])(
    '(%s) that is next to nothing is next to nothing',
    async (number) => {
      const { status } = await send(`{"personalInfo":{"numberOfDependents":${number}}}`);
      expect([200, 400]).toContain(status);
      const info = (await read())?.personalInfo as { numberOfDependents?: unknown } | undefined;
      expect(Math.abs(Number(info?.numberOfDependents ?? 0))).toBe(0);
    },
  );
});

describe('A date', () => {
  it.each([
    ...['0000-00-00', '2024-02-30', '2023-02-29', '2024-13-01', '2024-00-10', '9999-12-31', '12345-01-01'],
    ...[
      '-271821-04-20',
      '+275760-09-13',
      '275760-09-14',
      '1970-01-01T00:00:00.000Z; x',
      '2024-01-01T99:99',
      'now',
    ],
    ...['1e15', 'Invalid Date', '١٩٨٠-٠١-٠٢', '1980‑01‑02', '1980-01-02\u0000', '01/02/1980/03'],
  ])('(%s) is refused or a day there was', async (date) => {
    const { status } = await send(JSON.stringify({ personalInfo: { dateOfBirth: date } }));
    expect([200, 400]).toContain(status);
    const stored = ((await read())?.personalInfo as { dateOfBirth?: string } | undefined)?.dateOfBirth ?? '';
    if (stored === '') return;
    const day = new Date(`${stored}T00:00:00Z`);
    expect(day.toISOString().slice(0, 10)).toBe(stored);
    expect(day.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('A revision', () => {
  const saying = (notes: string, rev: string) =>
    `{"rev":${rev},"additionalInfo":{"additionalNotes":"${notes}"}}`;
  it.each(['-1', '1.5', '1e21', '9007199254740993', '"1"', 'null', '[1]', '{"$gt":0}', 'true', '999999'])(
    'of %s in the body is none, or one that was never: it overwrites nothing silently',
    async (rev) => {
      await send(saying('before', 'null'));
      const { status } = await send(saying('after', rev));
      expect([200, 400, 409]).toContain(status);
      const { additionalNotes } = (await read())?.additionalInfo as unknown as { additionalNotes: string };
      expect(additionalNotes).toBe(status === 200 ? 'after' : 'before');
    },
  );

  it.each([
    '1',
    '"1',
    '"-1"',
    '"1", "2"',
    'W/"x"',
    '"1e3"',
    '"9999999999999"',
    '"٣"',
    '""',
    `"${'1'.repeat(5000)}"`,
  ])('in a header that says %s is one that was never', async (ifMatch) => {
    await send(saying('before', 'null'));
    const answer = await user
      .raw('POST', '/api/questionnaire')
      .set({ 'Content-Type': 'application/json', 'If-Match': Buffer.from(ifMatch).toString('latin1') })
      .send('{"additionalInfo":{"additionalNotes":"after"}}');
    expect([400, 409]).toContain(answer.status);
    const { additionalNotes } = (await read())?.additionalInfo as unknown as { additionalNotes: string };
    expect(additionalNotes).toBe('before');
  });
});

describe('A list', () => {
  it.each([
    ['of a hundred thousand', (one: string) => `[${`${one},`.repeat(60_000)}${one}]`],
    ['of lists', (one: string) => `[[[${one}]]]`],
    ['of things', (one: string) => `[{"a":${one}},null,7]`],
    ['of the same over and over', (one: string) => `[${`${one},`.repeat(500)}${one}]`],
  ])('%s where choices belong is refused or what was chosen', async (_what, list) => {
    for (const one of ['""', '"x"', '"$ne"']) {
      const { status, text } = await send(
        `{"businessInfo":{"accountingSoftware":${list(one)},"industry":${list(one)}}}`,
      );
      expect([200, 400, 413]).toContain(status);
      expect(text.length).toBeLessThan(50_000);
    }
  });
});
