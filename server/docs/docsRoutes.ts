/** Where the contract can be seen: as OpenAPI for tools, as a page for people. */
import express, { type Router } from 'express';
import { API } from '#domain/api';
import { door } from '../http/door.ts';
import { docsPage, docsStyle } from './docsPage.ts';
import { openApi } from './openApi.ts';

export const docsRoutes = [door(API.openApi, () => openApi(), { isForeign: true })];

/** The page is no call of the API, so it has no entry in domain/api.ts. */
export function docsPages(): Router {
  const router = express.Router();
  router.get('/api/docs', (_request, response) => void response.type('html').send(docsPage()));
  router.get('/api/docs.css', (_request, response) => void response.type('css').send(docsStyle));
  return router;
}
