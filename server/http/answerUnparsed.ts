/** Answers what Node's parser refuses, which no middleware sees, in the same words and under the same headers as everything else. */
import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Request, Response } from 'express';
import type { Failure } from '#domain/api/call';
import { messages } from '#domain/messages';
import { log } from '#platform/log';
import { securityHeaders } from './securityHeaders.ts';

type ParserError = Error & { readonly code?: string };
type Refusal = readonly [status: number, code: string, message: string];

const { malformed, tooLarge, tooSlow } = messages.http;
const MALFORMED: Refusal = [400, 'MALFORMED', malformed];
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE', tooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'TOO_LARGE', tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'TOO_SLOW', tooSlow],
};

/** Throws when an earlier request's answer is still on its way on this connection. */
function answer(socket: Socket, [status, code, message]: Refusal): void {
  const request = new IncomingMessage(socket) as Request;
  const response = new ServerResponse(request) as Response;
  response.assignSocket(socket);
  for (const protect of securityHeaders()) void protect(request, response, () => undefined);
  const requestId = randomUUID();
  const failure: Failure = { success: false, message, code, requestId };
  const body = JSON.stringify(failure);
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...headers, Connection: 'close', 'X-Request-Id': requestId });
  response.end(body, () => socket.end());
  log.info({ requestId, statusCode: status, route: '(none)' }, 'request');
}

/** For `server.on('clientError')`. Nothing that was sent is repeated or logged. */
export function answerUnparsed(error: ParserError, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  try {
    answer(socket as Socket, REFUSALS[error.code ?? ''] ?? MALFORMED);
  } catch {
    socket.destroy();
  }
}
