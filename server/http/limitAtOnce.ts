/** Lets each user, and all together, have only so many answers of one kind under way: files take as long as their reader likes. */
import type { RequestHandler } from 'express';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { config } from '#platform/config';
import { limitsHit, requestsShed } from '#platform/metrics/meters';
import { visitorOf } from './requireUser.ts';

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
    response.once('close', () => {
      together -= 1;
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    });
    next();
  };
}
