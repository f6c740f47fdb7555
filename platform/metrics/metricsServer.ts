/** Answers Prometheus and health checks on a port of its own, which is never the one the world sees. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { config } from '../config.ts';
import { log } from '../log.ts';
import { registry } from './meters.ts';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/health') return void response.end('ok\n');
  if (request.url !== '/metrics') return void response.writeHead(404).end();
  const text = await registry.metrics();
  response.setHeader('Content-Type', registry.contentType).end(text);
}

let isCollecting = false;

/**
 * Starts it where METRICS_PORT names a port. A port that is taken is said and lived with: figures are not worth an
 * outage. Answers how to stop it.
 */
export function startMetricsServer(service: 'server' | 'worker'): () => void {
  const { metricsPort: port, metricsHost: host } = config();
  if (port === undefined) return () => undefined;
  if (!isCollecting) collectDefaultMetrics({ register: registry });
  isCollecting = true;
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((err: unknown) => {
      log.warn({ err, service, step: 'metrics' }, 'metrics not answered');
      response.destroy();
    });
  });
  server.once('error', (err) => log.error({ err, service, port }, 'no metrics on this port'));
  server.listen(port, host, () => log.info({ service, port }, 'metrics'));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
