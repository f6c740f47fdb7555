/** Puts the API and the built client together; listens to nothing by itself, so that tests can use it as it is. */
import cors from 'cors';
import express, { type Express, type RequestHandler } from 'express';
import { config } from '#platform/config';
import { accountRoutes } from './account/accountRoutes.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { docsPages, docsRoutes } from './docs/docsRoutes.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { healthRoutes } from './health/healthRoutes.ts';
import { answerErrors, noSuchCall } from './http/answerErrors.ts';
import type { Door } from './http/door.ts';
import { endUntaken } from './http/endUntaken.ts';
import { logRequests } from './http/logRequests.ts';
import { measureRequests } from './http/measureRequests.ts';
import { mountDoors } from './http/mountDoors.ts';
import { refuseAmbiguous } from './http/refuseAmbiguous.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serveClient } from './http/serveClient.ts';
import { shedLoad } from './http/shedLoad.ts';
import { watchProxies } from './http/watchProxies.ts';
import { peopleRoutes } from './people/peopleRoutes.ts';
import { debugRoutes } from './questionnaire/debugRoutes.ts';
import { questionnaireRoutes } from './questionnaire/questionnaireRoutes.ts';

/** Every call that is answered: one line per room. */
export const doors: readonly Door[] = [
  ...authRoutes,
  ...accountRoutes,
  ...questionnaireRoutes,
  ...debugRoutes,
  ...documentRoutes,
  ...peopleRoutes,
  ...healthRoutes,
  ...docsRoutes,
];

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Other origins only where CORS_ORIGINS names them; by default the API serves its own client. */
const allowedOrigins = () =>
  cors({
    origin: [...config().corsOrigins],
    maxAge: 600,
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
  });

export interface AppOptions {
  /** Folder of the built client; absent: only the API is served. */
  readonly clientFolder?: string;
}

/** The whole application. */
export function createApp({ clientFolder }: AppOptions = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config().trustedProxies);
  app.use(logRequests, measureRequests, watchProxies(), ...securityHeaders(), refuseAmbiguous, endUntaken);
  if (config().corsOrigins.length > 0) app.use('/api', allowedOrigins());
  app.use('/api', neverStored, shedLoad());
  app.use(mountDoors(doors), docsPages());
  app.use('/api', noSuchCall);
  if (clientFolder) app.use(serveClient(clientFolder));
  app.use(noSuchCall, answerErrors);
  return app;
}
