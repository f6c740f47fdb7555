/** R5: MongoDB is killed again and again while people save; what was acknowledged is there afterwards. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { hasTime, recordGate, rounds } from './support/gates.ts';
import { startFaultPortal, type FaultPortal } from './support/portal.ts';
import type { Answer, Visitor } from './support/visitor.ts';
import { untilReady } from './support/waiting.ts';

/** People who type: half of them save answers, half have their typing kept as a draft, which costs less. */
const PEOPLE = rounds(6, 16);
const KILLS = rounds(1, 50);
/** Acknowledged saves between two kills. */
const PER_KILL = rounds(40, 100);

let portal: FaultPortal;
beforeAll(async () => {
  portal = await startFaultPortal();
}, 900_000);
afterAll(async () => await portal.stop(), 300_000);

interface Way {
  save(user: Visitor, number: number): Promise<Answer>;
  /** The number that is stored now. */
  read(user: Visitor): Promise<number>;
}
const answers: Way = {
  save: (user, number) =>
    user.call('POST', '/api/questionnaire', { additionalInfo: { additionalNotes: String(number) } }),
  async read(user) {
    const { body } = await user.call('GET', '/api/questionnaire');
    return Number(body.questionnaire.additionalInfo.additionalNotes);
  },
};
const drafts: Way = {
  save: (user, number) =>
    user.call('PUT', '/api/questionnaire/drafts/additionalInfo', {
      values: { additionalNotes: String(number) },
    }),
  async read(user) {
    const { body } = await user.call('GET', '/api/questionnaire/drafts');
    return Number(body.drafts[0].values.additionalNotes);
  },
};

/** Fewer prove less, however few are lost. */
const GOAL = 5000;

describe('When MongoDB is killed while people save', () => {
  it('F06, R5: then no acknowledged save is lost', async () => {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => ({
        user: await portal.newUser(),
        way: index % 2 === 0 ? answers : drafts,
        saved: 0,
      })),
    );
    let acknowledged = 0;
    let isOver = false;
    const type = async (person: (typeof people)[number]) => {
      for (let number = 1; !isOver; number += 1) {
        if ((await person.way.save(person.user, number)).status !== 200) continue;
        person.saved = number;
        acknowledged += 1;
      }
    };
    const typing = people.map(type);
    const hasTimeLeft = hasTime(12); // 5,000 take seven minutes of a machine that has other work
    let kills = 0;
    for (; kills < KILLS && hasTimeLeft(); kills += 1) {
      const enough = acknowledged + PER_KILL;
      await waitUntil('saves', () => acknowledged >= enough, { limitMs: 600_000, everyMs: 5 });
      await portal.mongo.kill();
      await portal.mongo.start();
    }
    await untilReady(portal);
    isOver = true;
    await Promise.all(typing);
    let lost = 0;
    for (const { user, way, saved } of people) if (saved > 0 && (await way.read(user)) < saved) lost += 1;
    recordGate(
      'R5',
      'acknowledged saves survive kill -9 of mongod: 0 lost of 5,000',
      `${lost} lost of ${acknowledged} over ${kills} kills`,
      lost === 0 && acknowledged >= GOAL,
    );
    expect(lost).toBe(0);
  }, 1_500_000);
});
