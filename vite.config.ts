/** Builds the browser's part: client/ into dist/client, which the API serves. */
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callDoors } from './scripts/build/callDoors.ts';
import { compressBeside } from './scripts/build/compressBeside.ts';
import { drawnScreens } from './scripts/build/screens/drawnScreens.ts';

function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file)))
        compressBeside(path.join(dir as string, name));
    },
  };
}

/** Few files rather than many small ones: on a phone each costs a journey of its own. What every page loads is in the first two. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: 'start', tags: ['$initial' as const] },
  // what sends calls: not needed for what a page shows first (client/early.js asks for that)
  { name: 'sending', test: /node_modules\/axios\/|client\/lib\/(sendCall|http)\.ts/ },
  // what every signed-in page needs, and the dashboard, where most of them come to first
  {
    name: 'signedIn',
    test: /node_modules\/(lucide-react|@tanstack)\/|domain\/(api|format)\.ts|client\/(app\/shell\/(?!SlideOverMenu)|pages\/dashboard|ui\/(Card|Badge|ProgressBar|PageError|Skeleton|ButtonLink|useKeptFocus))/,
  },
  { name: 'dialogs', test: /node_modules\/@(headlessui|react-aria|floating-ui)\// },
];

export default defineConfig({
  root: 'client',
  // .env lies in the repository root; only VITE_* ever reaches the browser
  envDir: '..',
  plugins: [callDoors(), react(), tailwindcss(), compressAssets(), drawnScreens()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // nothing is inlined as data: the content security policy allows the app's own files only
    assetsInlineLimit: 0,
    // one style sheet, in every page already: no code that comes later brings it again (typefaces would start anew, and text move)
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
});
