/** Serves the built client: hashed assets for ever, its pages never from a cache, and one of them for every screen's address. */
import fs from 'node:fs';
import path from 'node:path';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { preferCompressed } from './preferCompressed.ts';
import { pagePolicy } from './securityHeaders.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What scanners try (`/.env`, `/.git/config`); no screen is named like that. */
const isHidden = ({ path: asked }: Request) => asked.includes('/.');

/** Does the browser ask for a screen (and not for a file that is missing)? */
const isScreen: RequestHandler = (request, _response, next) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const isPlain = path.extname(request.path) === '' && !isHidden(request);
  next(isReading && isPlain && request.accepts('html') ? undefined : 'router');
};

const listPages = (folder: string) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.html')) : [];

/** `/register` has a page of its own, as the router in the browser spells it; everything else gets the index. */
function toPage(pages: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const page = `${request.path.toLowerCase().replace(/^\/|\/+$/g, '')}.html`;
    request.url = pages.includes(page) ? `/${page}` : '/index.html';
    next();
  };
}

/** A router over the folder the client was built into. */
export function serveClient(folder: string): Router {
  const router = express.Router();
  const assets = { immutable: true, maxAge: YEAR_MS, index: false, redirect: false } as const;
  const assetsFolder = path.join(folder, 'assets');
  const pages = listPages(folder);
  const files = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
  });
  router.use('/assets', preferCompressed(assetsFolder), express.static(assetsFolder, assets));
  router.use(pagePolicy(pages.map((page) => fs.readFileSync(path.join(folder, page), 'utf8'))), files);
  router.use(isScreen, toPage(pages), preferCompressed(folder), files);
  return router;
}
