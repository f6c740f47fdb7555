/** Compresses a built file once, as hard as it can be done, beside it: the server only picks one (server/http/preferCompressed.ts). */
import fs from 'node:fs';
import zlib from 'node:zlib';

export function compressBeside(file: string): void {
  const content = fs.readFileSync(file);
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}
