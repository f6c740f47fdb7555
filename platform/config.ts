/** Every setting of server, worker and admin commands, checked once at start-up. Errors name the variable, never its value. */
import { z } from 'zod';
import { readEnvironment } from './environment.ts';

const text = (error: string) => z.string({ error });
const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(low)
    .max(high, { error: `must be from ${low} to ${high}` });
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const isOn = z.string().transform((value) => !['false', '0', 'no', 'off'].includes(value.toLowerCase()));
const origin = z.url({ protocol: /^https?$/, error: 'must be an address like https://example.com' });
const trimSlash = (url: string) => url.replace(/\/+$/, '');
const isSample = (value: string) => /^(change|replace|example|your|secret|generate)/i.test(value);

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  DATA_DIR: text('is missing'),
  MONGODB_URI: text('is missing; `npm start` provides a database, or name yours'),
  REDIS_URL: text('is missing; `npm start` provides a queue, or name yours'),
  JWT_SECRET: text('is missing; give at least 32 random characters')
    .min(32, { error: 'must have at least 32 characters' })
    .refine((value) => !isSample(value), { error: 'is still the sample value' }),
  DATA_ENCRYPTION_KEY: text('is missing; give 32 random bytes in base64'),
  APP_URL: origin.optional(),
  CORS_ORIGINS: list.default([]),
  TRUST_PROXY: wholeNumber(0, 5).default(0),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: wholeNumber(1, 65535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASS: z.string().optional(),
  MAIL_FROM: z.string().default('Bookkeeping Portal <no-reply@localhost>'),
  DEBUG_TOOLS: isOn.default(true),
  LIMITS_SCALE: z.coerce
    .number({ error: 'must be a number' })
    .positive({ error: 'must be above 0' })
    .optional(),
  PASSWORD_POLICY: z.enum(['compat', 'strict'], { error: 'must be compat or strict' }).default('compat'),
  UPLOAD_WAIT_MS: wholeNumber(0, 60_000).default(2500),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, { error: 'may hold letters, digits, _ and - only' })
    .default('portal'),
  WORKER_CONCURRENCY: wholeNumber(1, 64).optional(),
  SCRATCH_DIR: z.string().optional(),
});

/** A setting is missing or wrong; the message lists every variable concerned, ready to be shown to the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Config = ReturnType<typeof readConfig>;

/** Checks an environment and answers the settings; throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>) {
  const checked = variables.safeParse(readEnvironment(env));
  if (!checked.success) {
    const lines = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const v = checked.data;
  const isProduction = v.NODE_ENV === 'production';
  return {
    isProduction,
    port: v.PORT,
    dataDir: v.DATA_DIR,
    mongodbUri: v.MONGODB_URI,
    redisUrl: v.REDIS_URL,
    jwtSecret: v.JWT_SECRET,
    dataEncryptionKey: v.DATA_ENCRYPTION_KEY,
    /** Base of the links in mails; without a trailing slash. */
    appUrl: trimSlash(v.APP_URL ?? `http://localhost:${v.PORT}`),
    corsOrigins: v.CORS_ORIGINS.map(trimSlash),
    /** Reverse proxies in front, whose X-Forwarded-For tells the client's address; 0: the header is ignored. */
    trustedProxies: v.TRUST_PROXY,
    smtp: v.SMTP_HOST
      ? { host: v.SMTP_HOST, port: v.SMTP_PORT, user: v.SMTP_USER, pass: v.SMTP_PASS }
      : undefined,
    mailFrom: v.MAIL_FROM,
    hasDebugTools: v.DEBUG_TOOLS,
    /** Multiplies every rate limit and quota (DECISIONS 19). */
    limitsScale: v.LIMITS_SCALE ?? (isProduction ? 1 : 100),
    passwordPolicy: v.PASSWORD_POLICY,
    uploadWaitMs: v.UPLOAD_WAIT_MS,
    queuePrefix: v.QUEUE_PREFIX,
    workerConcurrency: v.WORKER_CONCURRENCY,
    scratchDir: v.SCRATCH_DIR,
  } as const;
}

let current: Config | undefined;

/** The settings of this process, read from its environment at the first call. */
export function config(): Config {
  return (current ??= readConfig(process.env));
}
