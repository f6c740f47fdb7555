/** Lets only signed-in users through: a valid token, a session that has not ended, an account that still exists. */
import type { Request, RequestHandler } from 'express';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { config } from '#platform/config';
import { findSession, touchSession } from '#platform/models/session';
import { verifyToken } from '../auth/tokens.ts';
import { noteUser } from './audit.ts';
import type { Visitor } from './door.ts';

const visitors = new WeakMap<Request, Visitor>();

/** The signed-in user of a request that passed requireUser. */
export function visitorOf(request: Request): Visitor {
  const visitor = visitors.get(request);
  if (!visitor) throw new Error('this call is public: it has no visitor');
  return visitor;
}

/** Exactly one Authorization header with a bearer token; Node itself would keep the first of two. */
function bearerToken(request: Request): string | undefined {
  const headers = request.headersDistinct.authorization ?? [];
  return headers.length === 1 ? /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers[0] ?? '')?.[1] : undefined;
}

const sessionEnded = () => new AppError(401, 'SESSION_ENDED', messages.account.signInAgain);

async function findVisitor(token: string): Promise<Visitor> {
  const claims = verifyToken(token);
  if (!claims) throw sessionEnded();
  const open = await findSession(claims.sessionId, config().sessionIdleMs);
  if (!open || open.user._id.toString() !== claims.userId) throw sessionEnded();
  await touchSession(open.session);
  return { user: open.user, sessionId: open.session._id };
}

export const requireUser: RequestHandler = async (request, response, next) => {
  response.set('WWW-Authenticate', 'Bearer');
  const token = bearerToken(request);
  if (!token) throw new AppError(401, 'NOT_SIGNED_IN', messages.account.notSignedIn);
  const visitor = await findVisitor(token);
  visitors.set(request, visitor);
  noteUser(request, visitor.user._id.toString());
  response.removeHeader('WWW-Authenticate');
  next();
};
