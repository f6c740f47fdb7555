/** In what order a call is asked what it costs: what is cheap to refuse comes first. */
import { describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import type { Door } from './door.ts';

jest.unstable_mockModule('./requireUser.ts', () => ({
  requireUser: (_request: unknown, _response: unknown, next: () => void) => next(),
  visitorOf: () => ({ user: { _id: 'ann' } }),
}));
jest.unstable_mockModule('./rateLimits.ts', () => ({
  LIMITS: { signedInRequests: { per: 'user' } },
  spend: () => Promise.resolve(),
}));
jest.unstable_mockModule('./audit.ts', () => ({ noteCall: () => undefined, noteUser: () => undefined }));
jest.unstable_mockModule('#platform/config', () => ({ config: () => ({ limitsScale: 1 }) }));
const { mountDoors } = await import('./mountDoors.ts');

/** A door that asks `before`, with places for so many calls at once. */
function doorFor(together: number) {
  const before = jest.fn(() => Promise.resolve());
  const door = {
    call: { method: 'get', path: '/thing', access: 'user', answer: {} },
    atOnce: { each: 1, together },
    before,
    handle: () => Promise.resolve({}),
  } as unknown as Door;
  const app = express()
    .set('env', 'test')
    .use(mountDoors([door]));
  return { before, call: () => request(app).get('/thing') };
}

describe('When a call has to wait for a place', () => {
  it('then whoever gets one is asked what the door asks', async () => {
    const { before, call } = doorFor(1);
    expect((await call()).status).toBe(200);
    expect(before).toHaveBeenCalledTimes(1);
  });

  it('then nothing is asked for whoever gets none: a flood of refusals must not reach the database', async () => {
    const { before, call } = doorFor(0);
    expect((await call()).status).toBe(503);
    expect(before).not.toHaveBeenCalled();
  });
});
