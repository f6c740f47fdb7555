/** How long the HTTP server waits for a client, so that slow ones hold nothing up. */
import type { ServerOptions } from 'node:http';
import { SECOND } from '#platform/clock';

export const SERVER_LIMITS: ServerOptions = {
  headersTimeout: 10 * SECOND,
  /** 10 MB through a slow line; that bytes keep coming is requirePace's to see. */
  requestTimeout: 120 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  // Node looks for overdue connections only every 30 s by itself: ten seconds would be forty.
  connectionsCheckingInterval: 3 * SECOND,
};
