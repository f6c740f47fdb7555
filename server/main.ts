/** The API's process: listens at once, connects to the database, and stops in order when it is told to. */
import path from 'node:path';
import { config } from '#platform/config';
import { log } from '#platform/log';
import { startMetricsServer } from '#platform/metrics/metricsServer';
import { watchStores } from '#platform/metrics/storeGauges';
import { checkClock } from '#platform/mongoSettings';
import { producerRedis } from '#platform/redis';
import { exitCodeOf, isForOperator } from '#platform/startFailure';
import { prepareDatabase } from '#platform/startUp';
import { createApp } from './app.ts';
import { prepareStandIn } from './auth/passwords.ts';
import { openServer } from './http/openServer.ts';
import { shutDown } from './shutDown.ts';

/** Beside this folder when built (dist/server, dist/client), in dist/ when run from source. */
const isBuilt = import.meta.filename.endsWith('.js');
const clientFolder = path.resolve(import.meta.dirname, isBuilt ? '../client' : '../dist/client');

function giveUp(error: unknown): never {
  process.stderr.write(`${isForOperator(error) ? error.message : String((error as Error).stack)}\n`);
  process.exit(exitCodeOf(error));
}

function start(): void {
  const { port } = config();
  const server = openServer(createApp({ clientFolder }));
  const stopping = new AbortController();
  watchStores();
  startMetricsServer('server'); // ends with the process
  void prepareStandIn();
  producerRedis(); // connects in the background: its first command must not find it closed
  server.once('error', giveUp);
  server.listen(port, () => log.info({ service: 'server', port }, 'listening'));
  // Not waited for: /api/health answers meanwhile, and every other call says 503.
  prepareDatabase(stopping.signal).then(
    async () => {
      log.info({ service: 'server' }, 'database ready');
      await checkClock();
    },
    (error: unknown) => {
      if (!stopping.signal.aborted) giveUp(error);
    },
  );
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(signal, () => {
      stopping.abort();
      void shutDown(server, signal);
    });
}

/** Last resort: an error nobody caught is told without its message (it may quote a person) and the starter starts anew. */
function crash(err: unknown): void {
  log.fatal({ err, service: 'server' }, 'stopped by an error nobody caught');
  process.exit(1);
}

process.on('uncaughtException', crash).on('unhandledRejection', crash);
try {
  start();
} catch (error) {
  giveUp(error);
}
