/** Builds the browser's part: client/ into dist/client, which the API serves. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compresses once, as hard as it can be done, beside each file: the server only picks one (server/http/preferCompressed.ts). */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))) {
        const file = path.join(dir as string, name);
        const content = fs.readFileSync(file);
        fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
        fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: 'client',
  // .env lies in the repository root; only VITE_* ever reaches the browser
  envDir: '..',
  plugins: [react(), tailwindcss(), compressAssets()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // nothing is inlined as data: the content security policy allows the app's own files only
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
});
