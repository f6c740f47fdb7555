/** Receives one file of a multipart form straight into the encrypted store, and refuses everything else with a sentence. */
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import type { Call } from '#domain/api/call';
import { MAX_FILE_BYTES } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { removeFile } from '#platform/fileStore';
import { checkBody } from './checkBody.ts';
import { encryptedStorage, type ReceivedFile } from './encryptedStorage.ts';

export type { ReceivedFile };
type Upload = NonNullable<Call['upload']>;

const LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 1,
  fields: 5,
  parts: 7,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};

const text = messages.documents;
const refusals: Partial<Record<multer.ErrorCode, AppError>> = {
  LIMIT_FILE_SIZE: new AppError(413, 'FILE_TOO_LARGE', text.tooLarge),
  LIMIT_FILE_COUNT: new AppError(400, 'ONE_FILE_ONLY', text.oneFileOnly),
  LIMIT_UNEXPECTED_FILE: new AppError(400, 'FILE_MISSING', text.fileMissing),
  LIMIT_FIELD_VALUE: new AppError(413, 'TOO_LARGE', messages.http.tooLarge),
};

/** The answer to what multer refused. */
export function uploadRefusal({ code }: multer.MulterError): AppError {
  return refusals[code] ?? new AppError(400, 'MALFORMED', messages.http.malformed);
}

/** The file a request brought, if it brought one. */
export function receivedFile(request: Request): ReceivedFile | undefined {
  return request.file as unknown as ReceivedFile | undefined;
}

/** A form that is cut off or garbled: busboy's own errors have neither a class nor a code. */
const malformed = (error: unknown): unknown =>
  error instanceof AppError || error instanceof multer.MulterError || isFromStore(error)
    ? error
    : new AppError(400, 'MALFORMED', messages.http.malformed);
const isFromStore = (error: unknown) => error instanceof Error && error.name.startsWith('Mongo');

/** Middleware: leaves the stored file in `receivedFile(request)` and the checked text fields in `request.body`. */
export function receiveFile({ fileField, fields }: Upload): RequestHandler {
  const storage = encryptedStorage();
  const parse = multer({ storage, limits: LIMITS, defParamCharset: 'utf8' }).single(fileField);
  return (request, response, next) => {
    if (!request.is('multipart/form-data'))
      throw new AppError(415, 'UNSUPPORTED_TYPE', messages.http.notMultipart);
    parse(request, response, (error: unknown) => {
      if (error) return next(malformed(error));
      const file = receivedFile(request);
      finish(request, file, fields).then(() => next(), next);
    });
  };
}

async function finish(
  request: Request,
  file: ReceivedFile | undefined,
  fields: Upload['fields'],
): Promise<void> {
  try {
    request.body = checkBody(fields, request.body);
    if (!file) throw new AppError(400, 'FILE_MISSING', text.fileMissing);
  } catch (error) {
    if (file) await removeFile(file.fileId);
    throw error;
  }
}
