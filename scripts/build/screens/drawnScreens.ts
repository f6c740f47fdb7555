/** Part of the client's build: draws the signed-out screens into pages of their own, styles and first script within them. */
import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import type { DrawnScreen } from '../../../client/app/drawScreens.tsx';
import { compressBeside } from '../compressBeside.ts';
import { pageNeeds } from './pageNeeds.ts';
import { writePage } from './writePage.ts';

/** What every address without a page of its own gets: most who come there must sign in. */
const MAIN = '/login';
const INDEX = 'index.html';

async function drawScreens(root: string): Promise<DrawnScreen[]> {
  const { module } = await runnerImport<{ drawScreens: () => DrawnScreen[] }>(
    path.join(root, 'app/drawScreens.tsx'),
    { configFile: false, root, plugins: [react()], logLevel: 'error' },
  );
  return module.drawScreens();
}

const fileOf = ({ path: address }: DrawnScreen) => (address === MAIN ? INDEX : `${address.slice(1)}.html`);

export function drawnScreens(): Plugin {
  let root = '';
  let api = '';
  return {
    name: 'drawn-screens',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      api = (config.env.VITE_API_URL as string | undefined) ?? '';
    },
    async writeBundle({ dir = '' }, bundle) {
      const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
      const filesOf = (ending: string) => Object.keys(bundle).filter((file) => file.endsWith(ending));
      const [face = ''] = filesOf('.woff2');
      const parts = {
        page: read(INDEX),
        styles: filesOf('.css').map((file) => ({ file, css: read(file) })),
        script: fs.readFileSync(path.join(root, 'early.js'), 'utf8'),
        face,
        needs: pageNeeds(bundle, api),
      };
      for (const screen of await drawScreens(root)) {
        const file = path.join(dir, fileOf(screen));
        fs.writeFileSync(file, writePage(parts, screen));
        compressBeside(file);
      }
    },
  };
}
