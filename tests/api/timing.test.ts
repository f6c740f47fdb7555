/** Whether an address has an account cannot be told from how long an answer takes. */
import { randomInt } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { CallName } from '#domain/api';
import { openApi } from './support/api.ts';

const api = await openApi({ LIMITS_SCALE: '1000000' });
const user = await api.newUser();

const PAIRS = 120;
/** 0.5 is a coin; with 120 pairs chance alone stays below 0.6 in all but one of 100 rounds. */
const TOLD_APART = 0.6;
const ROUNDS = 3;

/** How often a random time of one list is longer than one of the other, whichever way round: 0.5 to 1. */
function separation(known: readonly number[], unknown: readonly number[]): number {
  const longer = known.reduce((sum, one) => sum + unknown.filter((other) => one > other).length, 0);
  const share = longer / (known.length * unknown.length);
  return Math.max(share, 1 - share);
}

async function timesOf(name: CallName, bodyFor: (email: string) => object) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const ask = async (kind: 'known' | 'unknown') => {
    const email = kind === 'known' ? user.email : `nobody${randomInt(1e9)}@example.com`;
    const start = performance.now();
    await api.visitor.call(name, { body: bodyFor(email) });
    times[kind].push(performance.now() - start);
  };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // In changing order: what one leaves to be done after its answer must not always fall on the other.
    const order = randomInt(2) === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) await ask(kind);
  }
  return times;
}

describe('A02, A03: S5: the time of an answer', () => {
  it.each([
    ['login', (email: string) => ({ email, password: 'wrong-1' })],
    ['forgotPassword', (email: string) => ({ email })],
  ] as const)(
    'to %s tells nothing of whether there is an account',
    async (name, bodyFor) => {
      let least = 1;
      // A leak shows in every round, a busy machine in one.
      for (let round = 0; round < ROUNDS && least > TOLD_APART; round += 1) {
        const { known, unknown } = await timesOf(name, bodyFor);
        least = Math.min(least, separation(known, unknown));
      }
      expect(least).toBeLessThanOrEqual(TOLD_APART);
    },
    300_000,
  );
});
