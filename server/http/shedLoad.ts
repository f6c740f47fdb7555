/** Refuses work when too much is under way already: a quick 503 serves better than everybody waiting. */
import type { RequestHandler } from 'express';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { requestsShed } from '#platform/metrics/meters';

const MAX_UNDER_WAY = 200;

/** Middleware that counts requests under way in this process. */
export function shedLoad(most = MAX_UNDER_WAY): RequestHandler {
  let underWay = 0;
  return (_request, response, next) => {
    if (underWay >= most) {
      requestsShed.inc();
      throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 2 });
    }
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    next();
  };
}
