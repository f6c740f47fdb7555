/** The one logger: JSON lines on stdout with an allow-list of fields, so that no name, SSN or document text can slip in. */
import { pino } from 'pino';
import { logOutput } from './logOutput.ts';
import { settings } from './settings.ts';

/** Anything else put into a log line is dropped (its name is kept in `dropped`). */
const ALLOWED_FIELDS = new Set([
  ...[
    'service',
    'signal',
    'port',
    'address',
    'variable',
    'step',
    'kind',
    'keyId',
    'collection',
    'job',
    'childPid',
  ],
  ...[
    'requestId',
    'method',
    'route',
    'status',
    'statusCode',
    'ms',
    'responseTime',
    'req',
    'res',
    'err',
    'code',
  ],
  ...[
    'userId',
    'event',
    'sessionId',
    'documentId',
    'mailId',
    'fileId',
    'attempt',
    'errorCode',
    'outcome',
    'pages',
    'page',
    'count',
    'depth',
    'bytes',
  ],
]);

function keepAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  const dropped = Object.keys(fields).filter((name) => !ALLOWED_FIELDS.has(name));
  if (dropped.length === 0) return fields;
  const kept = Object.entries(fields).filter(([name]) => ALLOWED_FIELDS.has(name));
  return { ...Object.fromEntries(kept), dropped };
}

// Messages of these say where something failed, not whose data it was; others (casts, parsers) quote what they were given.
const SAFE_MESSAGES =
  /^(AppError|ConfigError|KeyError|SealError|TimeLimitError|Mongo(Network|ServerSelection|Topology)\w*|MaxRetriesPerRequestError)$/;

interface SystemError {
  readonly code?: string | number;
  readonly codeName?: unknown;
  readonly syscall?: unknown;
  readonly responseCode?: unknown;
}

/** Ends with a place in a file: a message of several lines may say "at" as well, and is no frame. */
const FRAME = /^\s+at .*:\d+:\d+\)?$/;

/** MongoDB's name for a code: `AuthenticationFailed`. */
const CODE_NAME = /^[A-Za-z]{1,60}$/;

/** Redis begins what it says with a code (`READONLY`, `OOM`, `WRONGPASS`); the rest may repeat what it was told. */
const redisCodeOf = ({ name, message }: Error): string | undefined =>
  name === 'ReplyError' ? /^[A-Z]{2,20}(?= )/.exec(message)?.[0] : undefined;

/**
 * Name, codes and stack frames of an error; its message only where it cannot quote personal data. What the operating
 * system says (it has a `syscall`) cannot; what a mail server says (`responseCode`) names whom it refused.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code = redisCodeOf(error), codeName, syscall, responseCode } = error as SystemError;
  const hasSafeMessage =
    SAFE_MESSAGES.test(error.name) || (typeof syscall === 'string' && responseCode === undefined);
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return {
    name: error.name,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(typeof codeName === 'string' && CODE_NAME.test(codeName) ? { codeName } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(hasSafeMessage ? { message: error.message } : {}),
    at: frames.slice(0, 12).map((line) => line.trim()),
  };
}

// Read from the environment here and not through config.ts: a wrong setting, this one too, must be reportable.
const isTest = process.env.NODE_ENV === 'test';
const asked = settings.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL || (isTest ? 'silent' : undefined));
export const log = pino(
  {
    level: asked.data ?? 'info',
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: keepAllowed },
    serializers: { err: safeError },
  },
  logOutput,
);
