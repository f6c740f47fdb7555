/** Refuses requests that a proxy in front may have read in another way than we do, beyond those Node's own parser refuses. */
import type { Request, RequestHandler } from 'express';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';

/** HTTP/1.1 asks for one Host; HTTP/0.9 has no headers at all, so no proxy sends it. */
const isNamedOnce = ({ headersDistinct, httpVersion }: Request) => {
  const hosts = headersDistinct.host?.length ?? 0;
  return httpVersion === '1.0' ? hosts <= 1 : httpVersion !== '0.9' && hosts === 1;
};

/** A body comes with a length or in chunks, and its chunks are packed in nothing. */
const isPlainlyFramed = ({ headersDistinct }: Request) => {
  const codings = headersDistinct['transfer-encoding'] ?? [];
  return codings.every((coding) => coding.trim().toLowerCase() === 'chunked') && codings.length <= 1;
};

/** Middleware; answers 400 and closes the connection, because what follows on it may not be the next request. */
export const refuseAmbiguous: RequestHandler = (request, response, next) => {
  if (isNamedOnce(request) && isPlainlyFramed(request)) return next();
  response.set({ Connection: 'close', 'Cache-Control': 'no-store' });
  throw new AppError(400, 'MALFORMED', messages.http.malformed);
};
