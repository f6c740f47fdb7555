/** Turns every error into the one JSON shape; what is not meant for people becomes a generic sentence. */
import type { ErrorRequestHandler, RequestHandler } from 'express';
import multer from 'multer';
import type { Failure } from '#domain/api/call';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { KeyError } from '#platform/cipher/keyRing';
import { SealError, UNREADABLE_ALARM } from '#platform/cipher/seal';
import { log } from '#platform/log';
import { isStoreAway } from '#platform/storeAway';
import { uploadRefusal } from './receiveFile.ts';

type HttpError = Error & { readonly status?: number; readonly type?: string };

/** Errors of express.json and of the router itself, by their type or status. */
function fromHttpError({ status, type }: HttpError): AppError | undefined {
  if (type === 'entity.parse.failed') return new AppError(400, 'MALFORMED_JSON', messages.http.malformedJson);
  if (status === 413) return new AppError(413, 'TOO_LARGE', messages.http.tooLarge);
  if (status === 415) return new AppError(415, 'UNSUPPORTED_TYPE', messages.http.unsupportedType);
  const isClientError = status !== undefined && status >= 400 && status < 500;
  return isClientError ? new AppError(400, 'MALFORMED', messages.http.malformed) : undefined;
}

/** The answer an error stands for. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof multer.MulterError) return uploadRefusal(error);
  if (error instanceof Error) {
    const known = fromHttpError(error); // first: a body cut off by its sender is no outage
    if (known) return known;
    if (isStoreAway(error))
      return new AppError(503, 'UNAVAILABLE', messages.http.unavailable, { retryAfter: 5 });
  }
  return new AppError(500, 'INTERNAL', messages.http.internal);
}

const alarmOf = (error: unknown) =>
  error instanceof SealError || error instanceof KeyError ? UNREADABLE_ALARM : {};

export const answerErrors: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const { status, code, message, details } = toAppError(error);
  const requestId = request.id as string;
  if (status >= 500 && !(error instanceof AppError))
    log.error({ err: error, requestId, statusCode: status, ...alarmOf(error) }, 'request failed');
  if (response.headersSent) return void response.destroy();
  if (details.retryAfter) response.set('Retry-After', String(details.retryAfter));
  const fields = details.fields && { fields: { ...details.fields } };
  const failure: Failure = { success: false, message, code, requestId, ...fields };
  response.status(status).json({ ...details.extra, ...failure });
};

/** What no door answered under /api. */
export const noSuchCall: RequestHandler = () => {
  throw new AppError(404, 'NO_SUCH_CALL', messages.http.noSuchCall);
};
