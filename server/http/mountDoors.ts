/** Turns doors into an Express router: limits, who is asking, the body, the handler, the answer, and 405 for other methods. */
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { API } from '#domain/api';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { noteCall, noteUser } from './audit.ts';
import { clientAddress } from './clientAddress.ts';
import type { Door, FileAnswer, Visit } from './door.ts';
import { limitAtOnce } from './limitAtOnce.ts';
import { LIMITS, spend } from './rateLimits.ts';
import { readJson } from './readJson.ts';
import { receiveFile, receivedFile } from './receiveFile.ts';
import { requirePace } from './requirePace.ts';
import { requireUser, visitorOf } from './requireUser.ts';
import { sendFile } from './sendFile.ts';

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Operators' probes must never be refused, or a busy portal would be taken for a dead one. */
const PROBES: readonly string[] = [API.health.path, API.serving.path, API.ready.path];
const isProbe = ({ call }: Door) => PROBES.includes(call.path);

function spendLimits(door: Door): RequestHandler {
  const general = door.call.access === 'user' ? LIMITS.signedInRequests : LIMITS.publicRequests;
  const limits = isProbe(door) ? [] : [general, ...(door.limits ?? [])];
  return async (request, _response, next) => {
    for (const limit of limits) {
      const key = limit.per === 'user' ? visitorOf(request).user._id.toString() : clientAddress(request);
      await spend(limit, key);
    }
    next();
  };
}

/** What a door asks before it takes a body, asked of those only who have their place: a refusal costs the database nothing. */
const askBefore =
  (before: NonNullable<Door['before']>): RequestHandler =>
  async (request, _response, next) => {
    await before(visitorOf(request));
    next();
  };

function visitOf(request: Request): Visit<never> {
  return {
    body: request.body as never,
    params: request.params as Record<string, string>,
    get visitor() {
      return visitorOf(request);
    },
    ip: clientAddress(request),
    file: receivedFile(request),
    concerns: (userId) => noteUser(request, userId),
    ifMatch: request.get('if-match'),
  };
}

function answer(door: Door): RequestHandler {
  return async (request: Request, response: Response) => {
    const result = await door.handle(visitOf(request));
    if (!door.call.answer) return await sendFile(response, result as FileAnswer);
    const etag = door.etag?.(result as never);
    if (etag) response.set('ETag', etag);
    response.json(door.isForeign ? result : { success: true, ...(result as object) });
  };
}

const noted =
  ({ call }: Door): RequestHandler =>
  (request, _response, next) => {
    noteCall(request, call);
    next();
  };

const refuseMethod =
  (methods: readonly string[]): RequestHandler =>
  (_request, response) => {
    response.set('Allow', methods.join(', '));
    throw new AppError(405, 'METHOD_NOT_ALLOWED', messages.http.methodNotAllowed);
  };

const allowed = (doors: readonly Door[]) =>
  doors.flatMap(({ call }) => (call.method === 'get' ? ['GET', 'HEAD'] : [call.method.toUpperCase()]));

/** A router with every door, refusing other methods on their paths. */
export function mountDoors(doors: readonly Door[]): Router {
  const router = express.Router({ caseSensitive: true });
  const paths = new Set(doors.map(({ call }) => call.path));
  for (const path of paths) {
    const here = doors.filter(({ call }) => call.path === path);
    for (const door of here) {
      const steps = [
        noted(door),
        ...(door.call.upload || door.call.body ? [requirePace()] : []),
        ...(door.call.access === 'user' ? [requireUser] : []),
        spendLimits(door),
        ...(door.atOnce ? [limitAtOnce(door.atOnce.each, door.atOnce.together)] : []),
        ...(door.before ? [askBefore(door.before)] : []),
        ...(door.call.upload ? [receiveFile(door.call.upload)] : []),
        ...(door.call.body ? readJson(door.call.body) : []),
      ];
      router[door.call.method](expressPath(path), ...steps, answer(door));
    }
    router.all(expressPath(path), refuseMethod(allowed(here)));
  }
  return router;
}
