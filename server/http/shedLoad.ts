/** Refuses work when too much is under way already: a quick 503 serves better than everybody waiting. */
import type { Request, RequestHandler } from 'express';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { requestsShed } from '#platform/metrics/meters';

const MAX_UNDER_WAY = 200;

/** Operators' probes are answered whatever happens, or a busy portal would be taken for a dead one. */
const PROBES = new Set(['/health', '/ready']);

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Middleware that counts requests under way in this process: from the moment their body is here, so that slow senders fill no place. */
export function shedLoad(most = MAX_UNDER_WAY): RequestHandler {
  let underWay = 0;
  return (request, response, next) => {
    if (PROBES.has(request.path)) return next();
    if (underWay >= most) {
      requestsShed.inc();
      throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 2 });
    }
    let isCounted = false;
    const begin = () => {
      if (response.destroyed || isCounted) return;
      isCounted = true;
      underWay += 1;
      response.once('close', () => (underWay -= 1));
    };
    if (hasBody(request)) request.once('end', begin);
    else begin();
    next();
  };
}
