/** Lets each user, and all together, have only so many answers of one kind under way: files take as long as their reader likes. */
import type { Request, RequestHandler, Response } from 'express';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { config } from '#platform/config';
import { limitsHit, requestsShed } from '#platform/metrics/meters';
import { visitorOf } from './requireUser.ts';

const unfinished = new WeakMap<Request, Promise<unknown>>();

/** Keeps the request's place until `work` has ended as well: a client that goes leaves behind what is still being stored. */
export function keepPlaceDuring(request: Request, work: Promise<unknown>): void {
  unfinished.set(request, work);
}

/** Calls `leave` once the answer has ended and nothing of its request is under way any more. */
function whenOver(request: Request, response: Response, leave: () => void): void {
  response.once('close', () => {
    const work = unfinished.get(request);
    if (work) work.then(leave, leave);
    else leave();
  });
}

/**
 * Middleware for a call of signed-in users. LIMITS_SCALE multiplies `most`, but not `mostTogether`: each holds a megabyte
 * or two of this process. Throws 429, or 503 when all places are taken.
 */
export function limitAtOnce(most: number, mostTogether: number): RequestHandler {
  const underWay = new Map<string, number>();
  let together = 0;
  return (request, response, next) => {
    // Gone while their session was looked up: nobody would ever tell that this one is over.
    if (response.closed) return;
    const userId = visitorOf(request).user._id.toString();
    const count = underWay.get(userId) ?? 0;
    if (count >= most * config().limitsScale) {
      limitsHit.inc({ limit: 'at-once' });
      throw new AppError(429, 'RATE_LIMITED', messages.http.rateLimited, { retryAfter: 5 });
    }
    if (together >= mostTogether) {
      requestsShed.inc();
      throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 5 });
    }
    together += 1;
    underWay.set(userId, count + 1);
    whenOver(request, response, () => {
      together -= 1;
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    });
    next();
  };
}
