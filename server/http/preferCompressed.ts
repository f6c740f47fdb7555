/** Serves the compressed twin of a built file (`x.js.br`, `x.js.gz`) to browsers that take it: nothing is compressed while they wait. */
import fs from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';

const TWINS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

const listFiles = (folder: string) => new Set(fs.existsSync(folder) ? fs.readdirSync(folder) : []);

function findTwin(request: Request, files: ReadonlySet<string>) {
  const name = request.path.slice(1);
  return TWINS.find(
    ({ encoding, suffix }) => files.has(name + suffix) && request.acceptsEncodings(encoding) === encoding,
  );
}

/** Stands before express.static over the same folder; only names that are in the folder are ever looked for. */
export function preferCompressed(folder: string): RequestHandler {
  const files = listFiles(folder);
  return (request, response, next) => {
    const twin = findTwin(request, files);
    response.vary('Accept-Encoding');
    if (!twin) return next();
    response.type(path.extname(request.path));
    response.set('Content-Encoding', twin.encoding);
    request.url = request.path + twin.suffix;
    next();
  };
}
