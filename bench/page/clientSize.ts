/** What a browser loads before the first screen, packed as the server sends it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = path.resolve(import.meta.dirname, '../../dist/client');
const kilobytes = (file: string) => gzipSync(readFileSync(path.join(CLIENT, file))).length / 1000;
const sum = (files: readonly string[]) =>
  files.reduce((total, file) => total + kilobytes(file), 0).toFixed(0);

export function clientSize(): string {
  const page = path.join(CLIENT, 'index.html');
  if (!existsSync(page)) return 'The client is not built: npm run build';
  const named = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)];
  const first = [...new Set(named.map(([, file = '']) => file))];
  const all = readdirSync(path.join(CLIENT, 'assets')).map((file) => `assets/${file}`);
  const scripts = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));
  return [
    `First load: ${sum(scripts(first))} KB of script, ${sum(first.filter((file) => file.endsWith('.css')))} KB of styles (gzip).`,
    `All screens: ${sum(scripts(all))} KB of script in ${scripts(all).length} files.`,
  ].join('\n');
}
