/** Reads a JSON body: the right type, at most 256 KB, not nested deeply, checked by the call's schema. */
import express, { type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { checkBody } from './checkBody.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** Sections nest three deep; what is deeper is no questionnaire. */
const MAX_DEPTH = 8;

// inflate: false answers 415 to compressed bodies: a small one could unpack to gigabytes.
const parse = express.json({ limit: MAX_BODY_BYTES, inflate: false, strict: true, type: 'application/json' });

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Without recursion, so that 100,000 nested brackets cost nothing; keys that reach prototypes are dropped on the way. */
function refuseDeep(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new AppError(400, 'TOO_DEEP', messages.http.tooDeep);
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [];
      Reflect.deleteProperty(value, '__proto__');
      return Object.values(value) as unknown[];
    });
  }
}

const requireJson: RequestHandler = (request, _response, next) => {
  if (hasBody(request) && !request.is('application/json'))
    throw new AppError(415, 'UNSUPPORTED_TYPE', messages.http.unsupportedType);
  next();
};

/** Middleware that leaves the checked body in `request.body`. */
export function readJson(schema: z.ZodType): RequestHandler[] {
  const check: RequestHandler = (request, _response, next) => {
    refuseDeep(request.body);
    request.body = checkBody(schema, request.body ?? {});
    next();
  };
  return [requireJson, parse, check];
}
