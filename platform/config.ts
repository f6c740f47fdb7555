/** Every setting of server, worker and admin commands, checked once at start-up. Errors name the variable, never its value. */
import { MINUTE } from './clock.ts';
import { readEnvironment, unreadableSecretFiles } from './environment.ts';
import { settings } from './settings.ts';

const trimSlash = (url: string) => url.replace(/\/+$/, '');

/** A setting is missing or wrong; the message lists every variable concerned, ready to be shown to the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Config = ReturnType<typeof readConfig>;

/** Checks an environment and answers the settings; throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>) {
  const unreadable = unreadableSecretFiles(env);
  // In development an invented key would stand in for it, and everything would be sealed with the wrong one.
  if (unreadable.length > 0)
    throw new ConfigError(
      unreadable.map((name) => `${name} names a file that is missing, unreadable or empty`).join('\n'),
    );
  const checked = settings.safeParse(readEnvironment(env));
  if (!checked.success) {
    const lines = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const v = checked.data;
  const isProduction = v.NODE_ENV === 'production';
  // Left to the default they would be on: in production an operator has to say so.
  if (isProduction && v.DEBUG_TOOLS === undefined)
    throw new ConfigError('DEBUG_TOOLS must be said in production: false, or true to show the test buttons');
  if (v.SMTP_USER && !v.SMTP_PASS) throw new ConfigError('SMTP_PASS is missing: SMTP_USER is set');
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
    hasDebugTools: v.DEBUG_TOOLS ?? true,
    /** Multiplies every rate limit and quota. */
    limitsScale: v.LIMITS_SCALE ?? (isProduction ? 1 : 100),
    passwordPolicy: v.PASSWORD_POLICY,
    sessionIdleMs: v.SESSION_IDLE_MINUTES * MINUTE,
    uploadWaitMs: v.UPLOAD_WAIT_MS,
    queuePrefix: v.QUEUE_PREFIX,
    workerConcurrency: v.WORKER_CONCURRENCY,
    scratchDir: v.SCRATCH_DIR,
    ocrEngine: v.OCR_ENGINE,
    /** What this worker does: read documents, send mail, or both. */
    workerTasks: v.WORKER_TASKS,
    metricsPort: v.METRICS_PORT,
    metricsHost: v.METRICS_HOST,
  } as const;
}

let current: Config | undefined;

/** The settings of this process, read from its environment at the first call. */
export function config(): Config {
  return (current ??= readConfig(process.env));
}
