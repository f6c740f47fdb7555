/** R6: two tabs type at random while documents fill answers in; every edit is stored or answered with 409, none is dropped silently. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../scripts/samples/random.ts';
import { w2Pdf } from './support/documents.ts';
import { recordGate, rounds } from './support/gates.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import { openTab, valueAt, type Accepted, type Copy } from './support/tab.ts';
import type { Visitor } from './support/visitor.ts';
import { untilRead } from './support/waiting.ts';

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);

/** What only people answer, and what a W-2 answers as well. */
const TYPED = [
  ...['additionalNotes', 'businessGoals', 'currentChallenges'].map((name) => `additionalInfo.${name}`),
  ...['citizenshipStatus', 'preferredContactMethod'].map((name) => `personalInfo.${name}`),
];
const FILLED = ['personalInfo.fullName', 'personalInfo.homeAddress.city', 'personalInfo.homeAddress.street'];

/** Types `count` answers, now and then looking anew first; a refused edit is typed again or given up, as people do. */
async function type(user: Visitor, seed: number, count: number) {
  const random = seededRandom(seed);
  const tab = openTab(user);
  const accepted: Accepted[] = [];
  let conflicts = 0;
  for (let index = 0; index < count; index += 1) {
    if (random.chance(0.15)) await tab.load();
    const path = random.pick([...TYPED, ...FILLED]);
    const value = `tab ${seed} edit ${index}`;
    let outcome = await tab.edit(path, value);
    if (outcome === 'conflict') {
      conflicts += 1;
      if (random.chance(0.5)) continue;
      outcome = await tab.edit(path, value);
    }
    if (outcome !== 'conflict') accepted.push(outcome);
  }
  return { accepted, conflicts };
}

async function fill(user: Visitor, times: number) {
  for (let index = 0; index < times; index += 1) {
    expect((await user.upload(await w2Pdf(1))).status).toBe(200);
    await untilRead(user);
  }
}

const lastOf = (accepted: readonly Accepted[], path: string) =>
  accepted.filter((edit) => edit.path === path).sort((a, b) => b.rev - a.rev)[0];

async function readNow(user: Visitor): Promise<Copy> {
  return (await user.call('GET', '/api/questionnaire')).body.questionnaire as Copy;
}

describe('When two tabs type at random and documents are read meanwhile', () => {
  it('R6: then the last accepted edit of every answer stands, or what a document says in its place', async () => {
    const user = await portal.newUser();
    const edits = rounds(60, 500);
    const [one, two] = await Promise.all([
      type(user, 1, edits),
      type(user, 2, edits),
      fill(user, rounds(2, 8)),
    ]);
    const accepted = [...one.accepted, ...two.accepted];
    const conflicts = one.conflicts + two.conflicts;
    const questionnaire = await readNow(user);
    const provenance = questionnaire.provenance as Record<string, unknown>;
    const dropped = [...TYPED, ...FILLED].filter((path) => {
      const last = lastOf(accepted, path);
      return last && valueAt(questionnaire, path) !== last.value && !provenance[path];
    });
    recordGate(
      'R6',
      `2 tabs x ${edits} edits with auto-fill: 0 silent drops`,
      `${dropped.length} dropped; ${accepted.length} stored, ${conflicts} answered 409`,
      dropped.length === 0,
    );
    expect(dropped).toEqual([]);
    expect(new Set(accepted.map(({ rev }) => rev)).size).toBe(accepted.length);
    for (const path of TYPED) expect(provenance[path]).toBeUndefined();
  }, 900_000);
});

describe('When somebody types over an answer that a document is filling in', () => {
  it('then a copy from before the filling is told of the conflict and keeps both values apart', async () => {
    const user = await portal.newUser();
    const tab = openTab(user);
    await tab.edit('personalInfo.fullName', 'Typed Before');
    await fill(user, 1);
    const filled = valueAt(await readNow(user), 'personalInfo.fullName');
    expect(filled).not.toBe('Typed Before'); // what was found overwrites, and can be taken back
    expect(await tab.edit('personalInfo.fullName', 'Typed Meanwhile')).toBe('conflict');
    expect(valueAt(await readNow(user), 'personalInfo.fullName')).toBe(filled);
    expect(await tab.edit('personalInfo.fullName', 'Typed After')).toMatchObject({ value: 'Typed After' });
  }, 900_000);

  it('then another answer typed on that copy is merged', async () => {
    const user = await portal.newUser();
    const tab = openTab(user);
    await tab.edit('additionalInfo.additionalNotes', 'before');
    await fill(user, 1);
    const filled = valueAt(await readNow(user), 'personalInfo.fullName');
    expect(await tab.edit('additionalInfo.additionalNotes', 'after')).toMatchObject({ value: 'after' });
    expect(valueAt(await readNow(user), 'personalInfo.fullName')).toBe(filled);
  }, 900_000);

  it('then a copy from before everything was cleared brings nothing back', async () => {
    const user = await portal.newUser();
    const tab = openTab(user);
    await tab.edit('additionalInfo.additionalNotes', 'before');
    expect((await user.call('DELETE', '/api/ai/clear-all-data')).status).toBe(200);
    expect(await tab.edit('additionalInfo.businessGoals', 'after')).toBe('conflict');
    expect(await readNow(user)).toBeNull();
  }, 900_000);
});
