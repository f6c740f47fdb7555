/** Reads a JSON body: the right type, at most 256 KB, not nested deeply, checked by the call's schema. */
import express, { type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { SECOND } from '#platform/clock';
import { checkBody } from './checkBody.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** Sections nest three deep; what is deeper is no questionnaire. */
const MAX_DEPTH = 8;

// inflate: false answers 415 to compressed bodies: a small one could unpack to gigabytes.
const parse = express.json({ limit: MAX_BODY_BYTES, inflate: false, strict: true, type: 'application/json' });

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Long enough for the answer to arrive before the connection is cut. */
const LINGER_MS = SECOND;

/** express.json answers a body that is too long only when all of it has arrived; one without end would never be answered. */
const refuseEndless: RequestHandler = (request, response, next) => {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) return;
    request.off('data', count);
    response.set('Connection', 'close');
    response.once('finish', () => setTimeout(() => request.destroy(), LINGER_MS).unref());
    next(new AppError(413, 'TOO_LARGE', messages.http.tooLarge));
  };
  if (hasBody(request)) request.on('data', count);
  next();
};

/** Half of a letter, as `"\ud83d"` may say it: no UTF-8 holds one, so two such texts would be stored as the same. */
const HALF_LETTER = /\p{Cs}/u;

const wholeLetters = (text: string) => text.replaceAll(new RegExp(HALF_LETTER, 'gu'), '\ufffd');

/** The members of a parsed value; names that reach prototypes or hold half letters are dropped, half letters in texts replaced. */
function cleanMembers(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  Reflect.deleteProperty(value, '__proto__');
  for (const [key, member] of Object.entries(value))
    if (HALF_LETTER.test(key)) Reflect.deleteProperty(value, key);
    else if (typeof member === 'string' && HALF_LETTER.test(member))
      (value as Record<string, unknown>)[key] = wholeLetters(member);
  return Object.values(value) as unknown[];
}

/** Without recursion, so that 100,000 nested brackets cost nothing. */
function cleanAndRefuseDeep(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new AppError(400, 'TOO_DEEP', messages.http.tooDeep);
    level = level.flatMap(cleanMembers);
  }
}

const requireJson: RequestHandler = (request, _response, next) => {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1] ?? 'utf-8';
  if (hasBody(request) && !(request.is('application/json') && /^utf-?8$/i.test(charset)))
    throw new AppError(415, 'UNSUPPORTED_TYPE', messages.http.unsupportedType);
  next();
};

/** Middleware that leaves the checked body in `request.body`. */
export function readJson(schema: z.ZodType): RequestHandler[] {
  const check: RequestHandler = (request, _response, next) => {
    cleanAndRefuseDeep(request.body);
    request.body = checkBody(schema, request.body ?? {});
    next();
  };
  return [requireJson, refuseEndless, parse, check];
}
