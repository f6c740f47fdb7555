/** The HTTP server around the application, and how long it waits for clients, so that slow ones hold nothing up. */
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { MINUTE, SECOND } from '#platform/clock';
import { answerUnparsed } from './answerUnparsed.ts';

const LIMITS: ServerOptions = {
  headersTimeout: 10 * SECOND,
  /** 10 MB from a phone at the edge of its cell (35 KB/s); that bytes keep coming is requirePace's to see. */
  requestTimeout: 5 * MINUTE,
  keepAliveTimeout: 65 * SECOND,
  // Node looks for overdue connections only every 30 s by itself: ten seconds would be forty.
  connectionsCheckingInterval: 3 * SECOND,
  // refuseAmbiguous sees to it; Node's own refusal is bare of every protecting header.
  requireHostHeader: false,
};

/**
 * A connection nothing moves on, whoever is to blame. Not shorter: the system takes some hundred kilobytes from us at once
 * and then nothing until most of them have gone, which on a slow line takes a minute.
 */
const STALLED_MS = 2 * MINUTE;

/** Listens to nothing yet. */
export function openServer(app: RequestListener): Server {
  const server = createServer(LIMITS, app);
  server.timeout = STALLED_MS;
  // Like its answers to an expectation it does not know, and to what its parser refuses.
  server.on('checkExpectation', app);
  server.on('clientError', answerUnparsed);
  return server;
}
