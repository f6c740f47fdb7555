/** Measures every answer by route pattern and status; what no route answered counts as one. */
import type { RequestHandler } from 'express';
import { httpSeconds } from '#platform/metrics/meters';
import { routeOf } from './logRequests.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Callers may send what they like; each word would be a series of its own. */
const methodOf = (method: string) => (METHODS.has(method) ? method : 'OTHER');

/** Middleware that comes first. */
export const measureRequests: RequestHandler = (request, response, next) => {
  const stop = httpSeconds.startTimer();
  response.once('close', () => {
    // A visitor who left before the answer is no status of ours.
    const status = response.writableFinished ? response.statusCode : 'aborted';
    stop({ method: methodOf(request.method), route: routeOf(request), status });
  });
  next();
};
