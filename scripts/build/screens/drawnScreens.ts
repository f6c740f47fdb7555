/** Part of the client's build: draws the signed-out screens into pages of their own, styles and first script within them. */
import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, type Plugin, runnerImport } from 'vite';
import type * as Drawing from '../../../client/app/drawScreens.tsx';
import { compressBeside } from '../compressBeside.ts';
import { pageNeeds } from './pageNeeds.ts';
import { addDashboard, writePage } from './writePage.ts';

type DrawnScreen = Drawing.DrawnScreen;

/** What every address without a page of its own gets: most who come there must sign in. */
const MAIN = '/login';
const INDEX = 'index.html';

async function loadDrawing(root: string): Promise<typeof Drawing> {
  const options: InlineConfig = { configFile: false, root, plugins: [react()], logLevel: 'error' };
  return (await runnerImport<typeof Drawing>(path.join(root, 'app/drawScreens.tsx'), options)).module;
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
      const write = (file: string, page: string) => {
        fs.writeFileSync(path.join(dir, file), page);
        compressBeside(path.join(dir, file));
      };
      const drawing = await loadDrawing(root);
      for (const screen of drawing.drawScreens()) {
        const page = writePage(parts, screen);
        write(fileOf(screen), page);
        // strangers there are led to sign in: it is that page, and the dashboard beside
        if (screen.path === MAIN) write('dashboard.html', addDashboard(page, await drawing.drawDashboard()));
      }
    },
  };
}
