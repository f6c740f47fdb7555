/** Cuts off bodies that only trickle in: they would hold a connection, and an upload its place, for as long as they like. */
import type { Request, RequestHandler, Response } from 'express';
import type { Failure } from '#domain/api/call';
import { messages } from '#domain/messages';
import { SECOND } from '#platform/clock';

export interface Pace {
  readonly everyMs: number;
  /** Fewest bytes within that time, until the body is complete. */
  readonly bytes: number;
}

/** The slowest phone brings more than this; an attacker's drip does not. */
const PACE: Pace = { everyMs: 10 * SECOND, bytes: 2048 };

function refuse(request: Request, response: Response): void {
  if (response.headersSent) return void request.destroy();
  const requestId = request.id as string;
  const failure: Failure = { success: false, message: messages.http.tooSlow, code: 'TOO_SLOW', requestId };
  response.set('Connection', 'close').status(408).json(failure);
  // Once the answer is out nothing more is read; a client that does not listen is not waited for.
  response.once('finish', () => request.destroy());
}

/** Bytes that we do not take (a busy database) are not the client's delay. */
const isWaitingForUs = (request: Request) => request.isPaused() || request.readableLength > 0;

/** Middleware before whatever reads the body or refuses to. */
export function requirePace({ everyMs, bytes }: Pace = PACE): RequestHandler {
  return (request, response, next) => {
    let seen = request.socket.bytesRead;
    const look = () => {
      const now = request.socket.bytesRead;
      if (now - seen < bytes && !request.complete && !request.destroyed && !isWaitingForUs(request)) {
        clearInterval(timer);
        refuse(request, response);
      }
      seen = now;
    };
    // A process that was held up hears its timers before its sockets, where all may lie that came meanwhile.
    const timer = setInterval(() => setImmediate(() => setImmediate(look)), everyMs);
    timer.unref();
    const stop = () => clearInterval(timer);
    // Not when the answer is out: of a refused body the rest is still read, so that its sender hears the refusal.
    request.once('end', stop).once('close', stop);
    next();
  };
}
