/** Starts the portal in the browser: wakes the screen that was drawn at build time, or puts the right one in its place. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { askEarly, preloadSignedIn } from './app/pageCode.ts';
import { routes } from './app/routes.tsx';
import { isDrawnShown } from './lib/drawnPage.ts';
import { takeSettled } from './lib/earlyAnswers.ts';
import { readToken } from './lib/token.ts';
import './ui/tokens.css';
import './ui/print.css';

const token = readToken();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = document.documentElement.dataset;
const waiting = document.getElementById('waiting');
const app = () => (
  <StrictMode>
    <App router={createBrowserRouter(routes)} token={token} user={takeSettled('me')?.user} />
  </StrictMode>
);

/** In the place of the spinner, which it begins with itself, without a jump. A drawn dashboard stands until the real one does. */
function putInPlace(to: HTMLElement): void {
  if (isDrawnShown()) return createRoot(to).render(app());
  to.replaceChildren(...(waiting?.childNodes ?? []));
  delete page.waits;
  createRoot(to).render(app());
  waiting?.remove();
}

if (token) {
  const path = window.location.pathname;
  askEarly(path);
  // the page stands in one go: were it shown piece by piece, each piece would wait for the next.
  // Not awaited up here: that code imports from this very file, and each would wait for the other
  void preloadSignedIn(path).then(() => putInPlace(root));
} else if (page.screen !== undefined && page.waits === undefined) {
  hydrateRoot(root, app());
  waiting?.remove();
} else putInPlace(root);
document.getElementById('broken')?.remove();
