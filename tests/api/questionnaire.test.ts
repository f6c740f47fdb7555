/** Reading, saving and submitting the questionnaire; drafts; the debug tools. */
import { describe, expect, it } from '@jest/globals';
import { API } from '#domain/api';
import { emptyValues } from '#domain/fields/emptyValue';
import type { Field, Value } from '#domain/fields/field';
import { messages } from '#domain/messages';
import { SECTION_IDS, SECTIONS, sectionOf } from '#domain/questionnaire/sections';
import { openApi, type User } from './support/api.ts';

const api = await openApi();

/** An answer of a kind of field that is not its empty value. */
function answerTo(field: Field): Value {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(field.fields.map((member) => [member.name, answerTo(member)]));
    case 'choice':
      return field.options.at(-1) ?? '';
    case 'yesNo':
      return true;
    case 'count':
    case 'quantity':
      return 7;
    case 'percent':
      return 45.5;
    case 'money':
      return 1234.56;
    case 'year':
      return 2015;
    case 'date':
      return '1980-05-17';
    case 'email':
      return 'someone@example.com';
    case 'url':
      return 'https://example.com';
    case 'phone':
      return '(555) 123-4567';
    case 'ssn':
      return '900-11-2222';
    case 'ein':
      return '98-7654321';
    case 'textOrList':
      return ['QuickBooks', 'Xero'];
    default:
      return `an answer to ${field.name}`;
  }
}
const everything = Object.fromEntries(
  SECTIONS.map(({ id, fields }) => [
    id,
    Object.fromEntries(fields.map((field) => [field.name, answerTo(field)])),
  ]),
);

const read = async (user: User) => (await user.call('getQuestionnaire')).body.questionnaire;
const save = async (user: User, body: object, headers = {}) =>
  await user.call('saveQuestionnaire', { body, headers });

describe('When nothing was saved yet', () => {
  it('then there is no questionnaire, and the status says not started', async () => {
    const user = await api.newUser();
    expect(await read(user)).toBeNull();
    const { body } = await user.call('questionnaireStatus');
    expect(body).toEqual({
      success: true,
      status: 'not_started',
      completionPercentage: 0,
      submittedAt: null,
    });
  });

  it('then submitting says what to do', async () => {
    const user = await api.newUser();
    const { status, body } = await user.call('submitQuestionnaire');
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: messages.questionnaire.nothingToSubmit,
    });
  });
});

describe('When the questionnaire is saved', () => {
  it('then every field of every section makes the round trip', async () => {
    const user = await api.newUser();
    const { status, body } = await save(user, everything);
    expect(status).toBe(200);
    expect(body.questionnaire).toMatchObject({
      ...everything,
      completionPercentage: 100,
      status: 'in_progress',
      rev: 1,
    });
    expect(await read(user)).toEqual(body.questionnaire);
  });

  it('then accounting software may be a text as well', async () => {
    const user = await api.newUser();
    const { body } = await save(user, { businessInfo: { accountingSoftware: 'Xero' } });
    expect(body.questionnaire.businessInfo.accountingSoftware).toBe('Xero');
  });

  it('then a section has all its fields, and sections nobody saved are absent', async () => {
    const user = await api.newUser();
    await save(user, { vehicleUse: {}, officeDetails: null });
    const questionnaire = await read(user);
    expect(questionnaire.vehicleUse).toEqual(emptyValues(sectionOf('vehicleUse').fields));
    expect(SECTION_IDS.filter((id) => id in questionnaire)).toEqual(['vehicleUse']);
    expect((await user.call('questionnaireStatus')).body).toMatchObject({
      status: 'in_progress',
      completionPercentage: 10,
    });
  });

  it('then values are stored in their own spelling', async () => {
    const user = await api.newUser();
    const { body } = await save(user, {
      personalInfo: { ssn: '900112222', dateOfBirth: '5/17/1980', numberOfDependents: 'none' },
      businessInfo: { annualRevenue: { year2022: '$1,234.567' }, website: 'example.com' },
    });
    expect(body.questionnaire.personalInfo).toMatchObject({
      ssn: '900-11-2222',
      dateOfBirth: '1980-05-17',
      numberOfDependents: 0,
    });
    expect(body.questionnaire.businessInfo).toMatchObject({
      annualRevenue: { year2022: 1234.57 },
      website: 'https://example.com',
    });
  });

  it('A58: then every wrong value is named and nothing is stored', async () => {
    const user = await api.newUser();
    const { status, body } = await save(user, {
      personalInfo: { ssn: '12', gender: 'Robot' },
      vehicleUse: { businessUsePercentage: 101, vehicleYear: 1899 },
      employmentStatus: { w2Income: true },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual([
      'personalInfo.gender',
      'personalInfo.ssn',
      'vehicleUse.businessUsePercentage',
      'vehicleUse.vehicleYear',
    ]);
    expect(await read(user)).toBeNull();
  });

  it('A57: then what only the server may set is ignored', async () => {
    const user = await api.newUser();
    const other = await api.newUser();
    await save(user, {
      employmentStatus: {},
      status: 'submitted',
      submittedAt: '2020-01-01',
      completionPercentage: 100,
      rev: -1,
      userId: other.userId,
      _id: other.userId,
      provenance: { 'personalInfo.ssn': {} },
    });
    expect(await read(user)).toMatchObject({
      status: 'in_progress',
      submittedAt: null,
      completionPercentage: 10,
      provenance: {},
    });
    expect(await read(other)).toBeNull();
  });
});

describe('When two tabs save', () => {
  it('then changes to different fields are both kept', async () => {
    const user = await api.newUser();
    const { body: loaded } = await save(user, {
      additionalInfo: { businessGoals: 'a', additionalNotes: 'b' },
    });
    const tab = loaded.questionnaire;
    await save(user, { ...tab, additionalInfo: { ...tab.additionalInfo, businessGoals: 'from tab 1' } });
    const { status } = await save(user, {
      ...tab,
      additionalInfo: { ...tab.additionalInfo, additionalNotes: 'from tab 2' },
    });
    expect(status).toBe(200);
    expect((await read(user)).additionalInfo).toMatchObject({
      businessGoals: 'from tab 1',
      additionalNotes: 'from tab 2',
    });
  });

  it('then a real conflict is told with both values and the newer questionnaire, and nothing is stored', async () => {
    const user = await api.newUser();
    const { body: loaded } = await save(user, { additionalInfo: { businessGoals: 'a' } });
    const { rev } = loaded.questionnaire;
    await save(user, { rev, additionalInfo: { businessGoals: 'theirs' } });
    const { status, body } = await save(user, { rev, additionalInfo: { businessGoals: 'mine' } });
    expect({ status, code: body.code, conflicts: body.conflicts }).toEqual({
      status: 409,
      code: 'STALE',
      conflicts: [{ path: 'additionalInfo.businessGoals', yours: 'mine', theirs: 'theirs' }],
    });
    expect(body.questionnaire.rev).toBe(rev + 1);
    expect((await read(user)).additionalInfo.businessGoals).toBe('theirs');
  });

  it('then If-Match names the revision as the body does, and answers carry it as ETag', async () => {
    const user = await api.newUser();
    const { headers } = await save(user, { additionalInfo: { businessGoals: 'a' } });
    expect(headers.etag).toBe('"1"');
    await save(user, { additionalInfo: { businessGoals: 'b' } });
    const stale = await save(user, { additionalInfo: { businessGoals: 'c' } }, { 'If-Match': headers.etag });
    expect(stale.status).toBe(409);
  });

  it.each(['"abc"', '"1", "2"', '1', '"-1"', '""', '"1e9"'])(
    'then an If-Match that names no revision (%s) overwrites nothing',
    async (ifMatch) => {
      const user = await api.newUser();
      const { body } = await save(user, { additionalInfo: { businessGoals: 'a' } });
      const answer = await save(user, { additionalInfo: { businessGoals: 'b' } }, { 'If-Match': ifMatch });
      expect(answer.status).toBe(409);
      expect(await read(user)).toEqual(body.questionnaire);
    },
  );

  it('then the same save sent twice changes nothing the second time', async () => {
    const user = await api.newUser();
    await save(user, { additionalInfo: { businessGoals: 'a' } });
    const body = { rev: 1, additionalInfo: { businessGoals: 'b' } };
    const first = await save(user, body);
    const second = await save(user, body);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  it('then of many racing saves to fields of their own nothing is lost', async () => {
    const user = await api.newUser();
    const fields = SECTIONS.flatMap(({ id, fields }) =>
      fields
        .filter(({ kind }) => kind === 'text' || kind === 'longText')
        .map(({ name }) => [id, name] as const),
    ).slice(0, 16);
    const saves = fields.map(([id, name]) => save(user, { rev: 0, [id]: { [name]: `answer ${name}` } }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const questionnaire = await read(user);
    for (const [id, name] of fields) expect(questionnaire[id][name]).toBe(`answer ${name}`);
  });

  it('then of fifty racing saves to one field each is stored under a revision of its own, or told of the conflict', async () => {
    const user = await api.newUser();
    const goals = Array.from({ length: 50 }, (_, index) => `goal ${index}`);
    const blind = await Promise.all(
      goals.map((businessGoals) => save(user, { additionalInfo: { businessGoals } })),
    );
    expect(blind.map(({ status }) => status)).toEqual(goals.map(() => 200));
    const revisions = blind.map(({ body }) => body.questionnaire.rev as number);
    expect([...revisions].sort((a, b) => a - b)).toEqual(goals.map((_, index) => index + 1));
    const last = blind.findIndex(({ body }) => body.questionnaire.rev === 50);
    expect((await read(user)).additionalInfo.businessGoals).toBe(goals[last]);
    const careful = await Promise.all(
      goals.map((goal) => save(user, { rev: 50, additionalInfo: { businessGoals: `new ${goal}` } })),
    );
    const stored = careful.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    expect(careful.filter(({ status }) => status === 409)).toHaveLength(49);
    const { rev, additionalInfo } = await read(user);
    expect([rev, additionalInfo]).toEqual([51, stored[0]?.body.questionnaire.additionalInfo]);
  });

  it('then a tab older than Clear All Data brings nothing back', async () => {
    const user = await api.newUser();
    const { body } = await save(user, everything);
    await user.call('clearAllData');
    const stale = await save(user, body.questionnaire);
    expect({ status: stale.status, questionnaire: stale.body.questionnaire }).toEqual({
      status: 409,
      questionnaire: null,
    });
    await save(user, { additionalInfo: { businessGoals: 'anew' } });
    expect((await save(user, body.questionnaire)).status).toBe(409);
    expect((await read(user)).rev).toBeGreaterThan(body.questionnaire.rev);
  });
});

describe('When the questionnaire is submitted', () => {
  it('then it is submitted once, however often it is asked for', async () => {
    const user = await api.newUser();
    await save(user, { additionalInfo: {} });
    const answers = await Promise.all(Array.from({ length: 20 }, () => user.call('submitQuestionnaire')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const { submittedAt } = await read(user);
    expect((await user.call('questionnaireStatus')).body).toMatchObject({ status: 'submitted', submittedAt });
  });

  it('A62: then it can be read and cleared, and nothing else', async () => {
    const user = await api.newUser();
    await save(user, { additionalInfo: { businessGoals: 'done' } });
    await user.call('submitQuestionnaire');
    const refused = [
      await save(user, { additionalInfo: { businessGoals: 'changed' } }),
      await user.call('populatePersonalTest'),
      await user.call('populateBusinessTest'),
      await user.call('createTestPeople'),
      await user.call('saveDraft', { params: { sectionId: 'additionalInfo' }, body: { values: {} } }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'SUBMITTED']),
    );
    expect((await read(user)).additionalInfo.businessGoals).toBe('done');
    expect((await user.call('clearAllData')).body.deletedCounts).toEqual({
      documents: 0,
      people: 0,
      questionnaires: 1,
    });
    expect(await read(user)).toBeNull();
  });
});

describe('When typing is kept as a draft', () => {
  const params = { sectionId: 'personalInfo' };
  it('then it is offered again, counts as nothing, and goes when the section is saved', async () => {
    const user = await api.newUser();
    await user.call('saveDraft', {
      params,
      body: { values: { fullName: 'Half a na', ssn: '90', unknown: 1 } },
    });
    expect((await user.call('listDrafts')).body.drafts).toMatchObject([
      { sectionId: 'personalInfo', values: { fullName: 'Half a na', ssn: '90' } },
    ]);
    expect(await read(user)).toBeNull();
    await save(user, { personalInfo: { fullName: 'Half a name' } });
    expect((await user.call('listDrafts')).body.drafts).toEqual([]);
  });

  it('then saving another section, with this one posted along unchanged, leaves it alone', async () => {
    const user = await api.newUser();
    await save(user, { personalInfo: { fullName: 'Ana' } });
    await user.call('saveDraft', { params, body: { values: { fullName: 'Ana Mar' } } });
    const { personalInfo } = await read(user);
    await save(user, { personalInfo, vehicleUse: { hasBusinessVehicle: true } });
    expect((await user.call('listDrafts')).body.drafts).toMatchObject([{ sectionId: 'personalInfo' }]);
  });

  it('then it can be forgotten, and a draft of no section is refused', async () => {
    const user = await api.newUser();
    await user.call('saveDraft', { params, body: { values: { fullName: 'x' } } });
    expect((await user.call('deleteDraft', { params })).status).toBe(200);
    expect((await user.call('listDrafts')).body.drafts).toEqual([]);
    const unknown = await user.call('saveDraft', { params: { sectionId: 'nothing' }, body: { values: {} } });
    expect(unknown.status).toBe(404);
  });
});

describe('When the debug tools are used', () => {
  it('then test answers and two test people appear, and their SSNs start with 9', async () => {
    const user = await api.newUser();
    const personal = await user.call('populatePersonalTest');
    const business = await user.call('populateBusinessTest');
    expect([
      personal.body.success,
      business.body.success,
      (await user.call('createTestPeople')).body.success,
    ]).toEqual([true, true, true]);
    const questionnaire = await read(user);
    expect(questionnaire.personalInfo.ssn).toMatch(/^9/);
    expect(questionnaire.businessInfo.businessName).not.toBe('');
    const { people } = (await user.call('listPeople')).body;
    expect(people.map(({ personType }: { personType: string }) => personType)).toEqual(['primary', 'spouse']);
    for (const { ssn } of people as { ssn: string }[]) expect(ssn).toMatch(/^9/);
  });

  it('then the test values are ones a person could save', async () => {
    const user = await api.newUser();
    await user.call('populatePersonalTest');
    await user.call('populateBusinessTest');
    const { personalInfo, businessInfo } = await read(user);
    expect(API.saveQuestionnaire.body?.safeParse({ personalInfo, businessInfo }).error).toBeUndefined();
  });
});
