/** Gives every request an id and logs one line about it: the call and whose id it concerns, never its address, headers or body. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import { log } from '#platform/log';
import { auditOf } from './audit.ts';

/** The route's pattern holds no ids and no query; what no route answered is not repeated. */
export const routeOf = (request: IncomingMessage) =>
  (request as { route?: { path?: string } }).route?.path ?? '(none)';
const isDull = (request: IncomingMessage) =>
  /^\/(api\/(health|ready|serving)$|assets\/)/.test(request.url ?? '');

/** Middleware that comes first. */
export const logRequests = pinoHttp({
  logger: log,
  // pino-http would log every header; errors are told by answerErrors.
  serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
  genReqId(_request: IncomingMessage, response: ServerResponse) {
    const requestId = randomUUID();
    response.setHeader('X-Request-Id', requestId);
    return requestId;
  },
  autoLogging: { ignore: isDull },
  quietReqLogger: true,
  quietResLogger: true,
  customAttributeKeys: { reqId: 'requestId' },
  customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
  customSuccessMessage: () => 'request',
  customErrorMessage: () => 'request',
  customProps: (request, response) => ({
    method: request.method,
    route: routeOf(request),
    statusCode: response.statusCode,
    ...auditOf(request),
  }),
});
