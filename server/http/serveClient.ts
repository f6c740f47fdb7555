/** Serves the built client: hashed assets for ever, its one page never from a cache, and that page for every screen's address. */
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { preferCompressed } from './preferCompressed.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Does the browser ask for a screen (and not for a file that is missing)? */
const isScreen: RequestHandler = (request, _response, next) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  next(isReading && path.extname(request.path) === '' && request.accepts('html') ? undefined : 'router');
};

/** A router over the folder the client was built into. */
export function serveClient(folder: string): Router {
  const router = express.Router();
  const assets = { immutable: true, maxAge: YEAR_MS, index: false, redirect: false } as const;
  const assetsFolder = path.join(folder, 'assets');
  router.use('/assets', preferCompressed(assetsFolder), express.static(assetsFolder, assets));
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  router.use(isScreen, (_request, response, next) => {
    response.set('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false }, next);
  });
  return router;
}
