/** Places for answers under way: given back however an answer ends. */
import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';

jest.unstable_mockModule('./requireUser.ts', () => ({
  visitorOf: ({ user }: { user: string }) => ({ user: { _id: user } }),
}));
jest.unstable_mockModule('#platform/config', () => ({ config: () => ({ limitsScale: 1 }) }));
const { keepPlaceDuring, limitAtOnce } = await import('./limitAtOnce.ts');

type Answer = Response & { closed: boolean };
const answerTo = (isClosed = false) =>
  Object.assign(new EventEmitter(), { closed: isClosed }) as unknown as Answer;

function askTwoAtOnce(together = 100) {
  const limit = limitAtOnce(2, together);
  return (user: string, response = answerTo()) => {
    let isPassedOn = false;
    const request = { user } as unknown as Request;
    void limit(request, response, () => (isPassedOn = true));
    return { request, isPassedOn, end: () => response.emit('close') };
  };
}

describe('When somebody has as many answers under way as are allowed', () => {
  it('then the next is refused, somebody else is served, and an ended one makes room', () => {
    const ask = askTwoAtOnce();
    const [first] = [ask('ann'), ask('ann')];
    expect(() => ask('ann')).toThrow(expect.objectContaining({ status: 429 }));
    expect(ask('bob').isPassedOn).toBe(true);
    first?.end();
    expect(ask('ann').isPassedOn).toBe(true);
    expect(() => ask('ann')).toThrow();
  });

  it('then however many people share them, all together have only so many', () => {
    const ask = askTwoAtOnce(3);
    const [first] = [ask('ann'), ask('bob'), ask('cid')];
    expect(() => ask('dan')).toThrow(expect.objectContaining({ status: 503 }));
    first?.end();
    expect(ask('dan').isPassedOn).toBe(true);
  });

  it('then whoever had gone before holds no place', () => {
    const ask = askTwoAtOnce();
    for (let index = 0; index < 5; index += 1) expect(ask('ann', answerTo(true)).isPassedOn).toBe(false);
    expect(ask('ann').isPassedOn).toBe(true);
  });

  it('then whoever goes while a file is being stored keeps the place until it is stored or taken back', async () => {
    const ask = askTwoAtOnce();
    const [first] = [ask('ann'), ask('ann')];
    let giveUp: (reason: Error) => void = () => undefined;
    keepPlaceDuring(first?.request, new Promise((_resolve, reject) => (giveUp = reject)));
    first?.end();
    expect(() => ask('ann')).toThrow(expect.objectContaining({ status: 429 }));
    giveUp(new Error('cut off'));
    await new Promise(setImmediate);
    expect(ask('ann').isPassedOn).toBe(true);
  });
});
