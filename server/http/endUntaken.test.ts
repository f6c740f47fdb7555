/** An answer nobody takes is ended after two minutes; one that was taken is left alone. */
import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MINUTE } from '#platform/clock';
import { endUntaken } from './endUntaken.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An answer that was made and waits to be taken. */
function madeAnswer() {
  const destroy = jest.fn();
  const response = Object.assign(new EventEmitter(), { destroy });
  endUntaken({} as Request, response as unknown as Response, () => undefined);
  jest.advanceTimersByTime(10 * MINUTE); // being made takes as long as it takes
  expect(destroy).not.toHaveBeenCalled();
  response.emit('prefinish');
  return { response, destroy };
}

describe('An answer', () => {
  it('that nobody takes for two minutes is ended', () => {
    const { destroy } = madeAnswer();
    jest.advanceTimersByTime(2 * MINUTE - 1);
    expect(destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(destroy).toHaveBeenCalledTimes(1);
  });

  it('that was taken is not', () => {
    const { response, destroy } = madeAnswer();
    response.emit('close');
    jest.advanceTimersByTime(10 * MINUTE);
    expect(destroy).not.toHaveBeenCalled();
  });
});
