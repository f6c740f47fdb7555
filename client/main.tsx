/** Starts the portal in the browser: wakes the screen that was drawn at build time, or puts the right one in its place. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { askEarly, preloadSignedIn } from './app/pageCode.ts';
import { routes } from './app/routes.tsx';
import { readToken } from './lib/token.ts';
import './ui/tokens.css';
import './ui/print.css';

const token = readToken();
if (token) {
  preloadSignedIn(window.location.pathname);
  askEarly(window.location.pathname);
}
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App router={createBrowserRouter(routes)} token={token} />
  </StrictMode>
);
const page = document.documentElement.dataset;
const waiting = document.getElementById('waiting');
if (page.screen !== undefined && page.waits === undefined) hydrateRoot(root, app);
else {
  // the spinner, which React takes the place of without a jump
  root.replaceChildren(...(waiting?.childNodes ?? []));
  delete page.waits;
  createRoot(root).render(app);
}
waiting?.remove();
document.getElementById('broken')?.remove();
