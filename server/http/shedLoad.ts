/** Refuses work when too much is under way already: a quick 503 serves better than everybody waiting. */
import type { Request, RequestHandler, Response } from 'express';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { requestsShed } from '#platform/metrics/meters';

const MAX_UNDER_WAY = 200;

/** Operators' probes are answered whatever happens, or a busy portal would be taken for a dead one. */
const PROBES = new Set(['/health', '/serving', '/ready']);

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

const places = new WeakMap<Response, () => void>();

/** Gives a request's place back before its answer has ended. */
export function leavePlace(response: Response): void {
  places.get(response)?.();
  places.delete(response);
}

/**
 * Middleware that counts requests under way in this process: from the moment their body is here until their answer is
 * made, so that neither slow senders nor slow readers fill a place. (Files leave theirs when their first bytes are there.)
 */
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
      places.set(response, () => (underWay -= 1));
      const leave = () => leavePlace(response);
      response.once('prefinish', leave).once('close', leave);
    };
    if (hasBody(request)) request.once('end', begin);
    else begin();
    next();
  };
}
