/** Bearer tokens: signed, short-lived, naming a user and a session that must still exist when they are used. */
import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { HOUR, now } from '#platform/clock';
import { config } from '#platform/config';

const ALGORITHM = 'HS256';
const ISSUER = 'bookkeeping-portal';
const AUDIENCE = 'bookkeeping-portal-api';
const TYPE = 'access';
/**
 * A working day: a token left behind is worthless the next morning. An unused one ends sooner (SESSION_IDLE_MINUTES),
 * and signing out ends it at once; what was being typed is kept as a draft.
 */
export const SESSION_LIFETIME_MS = 12 * HOUR;

export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

let key: KeyObject | undefined;
// Made once: with a plain string every check costs forty times as much.
const signingKey = () => (key ??= createSecretKey(Buffer.from(config().jwtSecret)));
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A token for a session, valid as long as the session may last. */
export function signToken({ userId, sessionId }: TokenClaims): string {
  const issuedAt = seconds(now());
  const claims = { sid: sessionId, typ: TYPE, iat: issuedAt, exp: issuedAt + SESSION_LIFETIME_MS / 1000 };
  return jwt.sign(claims, signingKey(), {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: userId,
  });
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-f\d]{24}$/.test(value);
const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{22}$/.test(value);

/** The claims of a token we signed and that has not expired; undefined for anything else. */
export function verifyToken(token: string): TokenClaims | undefined {
  try {
    const claims = jwt.verify(token, signingKey(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: seconds(now()),
    }) as jwt.JwtPayload & { sid?: unknown; typ?: unknown };
    const { sub, sid, typ, exp } = claims;
    const isOurs = typ === TYPE && typeof exp === 'number';
    return isOurs && isId(sub) && isSessionId(sid) ? { userId: sub, sessionId: sid } : undefined;
  } catch {
    return undefined;
  }
}
