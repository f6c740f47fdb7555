/** Builds the browser's part: client/ into dist/client, which the API serves. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  // .env lies in the repository root; only VITE_* ever reaches the browser
  envDir: '..',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // nothing is inlined as data: the content security policy allows the app's own files only
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
});
