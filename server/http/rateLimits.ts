/** How often somebody may do something; counted in Redis for all processes, and in this process's memory for when Redis is away. */
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { config } from '#platform/config';
import { limitsHit } from '#platform/metrics/meters';
import { producerRedis } from '#platform/redis';
import { withinTime } from '#platform/withinTime';

export interface Limit {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** What is counted by: the client's address, the signed-in user, or a key the service gives. */
  readonly per: 'address' | 'user' | 'key';
  readonly message?: string;
}

const MINUTES = 60;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;
const SHORTEST_WINDOW = 60;
const limit = (name: string, times: number, seconds: number, per: Limit['per'], message?: string): Limit => ({
  name,
  times,
  seconds,
  per,
  message,
});
const tooManyLogins = messages.account.tooManyLogins;

/** Every limit; LIMITS_SCALE multiplies `times`. */
export const LIMITS = {
  publicRequests: limit('public', 600, MINUTES, 'address'),
  // A page asks for four things; polling every second and autosave stay far below this.
  signedInRequests: limit('signed-in', 300, MINUTES, 'user'),
  // An office behind one address signs in on a Monday morning; one account has ten tries.
  loginAddress: limit('login-address', 50, 15 * MINUTES, 'address', tooManyLogins),
  loginAccount: limit('login-account', 10, 15 * MINUTES, 'key', tooManyLogins),
  strangeLogins: limit('strange-logins', 100, 7 * DAYS, 'key'),
  register: limit('register', 3, 3 * HOURS, 'address'),
  forgotPassword: limit('forgot', 120, HOURS, 'address'),
  resetMails: limit('reset-mails', 3, HOURS, 'key'),
  resetPassword: limit('reset', 20, 15 * MINUTES, 'address', tooManyLogins),
  // Whether an address is taken is told to whoever claims it: that must not become a way to try lists of them.
  newAddress: limit('new-address', 5, HOURS, 'key'),
  wrongPassword: limit('wrong-password', 10, 15 * MINUTES, 'user', tooManyLogins),
  uploads: limit('uploads', 30, HOURS, 'user'),
} as const;

interface Limiters {
  readonly shared: RateLimiterRedis;
  readonly local: RateLimiterMemory;
}
const limiters = new Map<string, Limiters>();

function limitersOf({ name, times, seconds }: Limit): Limiters {
  const known = limiters.get(name);
  if (known) return known;
  const keyPrefix = `${config().queuePrefix}:limit:${name}`;
  const scale = config().limitsScale;
  // Above 1 (trying things out, test suites) a window also ends sooner, or a busy afternoon would lock its people out.
  const duration = scale > 1 ? Math.max(SHORTEST_WINDOW, Math.round(seconds / scale)) : seconds;
  const rule = { points: Math.ceil(times * scale), duration, keyPrefix };
  const shared = new RateLimiterRedis({ ...rule, storeClient: producerRedis(), rejectIfRedisNotReady: true });
  const made = { shared, local: new RateLimiterMemory(rule) };
  limiters.set(name, made);
  return made;
}

/** A frozen Redis costs one request this much, and nobody anything for a while after. */
const REDIS_MS = 250;
const REDIS_PAUSE_MS = 5000;
let redisPausedUntil = 0;

async function consume(limit: Limit, key: string): Promise<void> {
  const { shared, local } = limitersOf(limit);
  // Always: whoever keeps this process too busy to hear Redis in time must not begin again at nought by it.
  await local.consume(key);
  if (performance.now() < redisPausedUntil) return;
  try {
    await withinTime(REDIS_MS, shared.consume(key));
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw reason;
    redisPausedUntil = performance.now() + REDIS_PAUSE_MS;
  }
}

/** Counts one use; throws 429 with Retry-After when there were too many. */
export async function spend(limit: Limit, key: string): Promise<void> {
  try {
    await consume(limit, key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    limitsHit.inc({ limit: limit.name });
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new AppError(429, 'RATE_LIMITED', limit.message ?? messages.http.rateLimited, { retryAfter });
  }
}

/** Counts one use and tells whether it was within the limit, for what is silently left undone. */
export async function isWithin(limit: Limit, key: string): Promise<boolean> {
  return await spend(limit, key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}

/** Forgets what was counted: the right password was given. */
export async function forgive(limit: Limit, key: string): Promise<void> {
  const { shared, local } = limitersOf(limit);
  await Promise.all([local.delete(key), withinTime(REDIS_MS, shared.delete(key)).catch(() => undefined)]);
}
